package geo

// Areas maps country -> region -> districts.
var Areas = map[string]map[string][]string{
	"Uganda": {
		"Central": {"Kampala", "Mukono", "Wakiso"},
		"Eastern": {"Jinja", "Mbale"},
		"Northern": {"Gulu", "Lira", "Arua"},
	},
}
