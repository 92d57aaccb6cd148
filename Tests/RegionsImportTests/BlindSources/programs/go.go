package geo

var Towns = map[string][]string{
	"Epirus": {"Arta", "Preveza"},
	"Crete": {"Chania"},
}
