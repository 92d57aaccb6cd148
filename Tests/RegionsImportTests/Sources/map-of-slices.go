package data

var Districts = map[string][]string{
	"Ashara": {"Kumara", "Obuara"},
	"Volara": {"Hora", "Ketara", "Hohora"},
	"Bonora": {"Sunyara"},
}
