package data

type region struct {
	Name, Letter string
}

var Regions = map[string]region{
	"01": region{"Stockholms län", "AB"},
	"03": region{"Uppsala län", "C"},
	"04": region{"Södermanlands län", "D"},
	"24": region{"Västerbottens län", "AC"},
}
