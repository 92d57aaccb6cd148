package data

type Province struct {
	Code string
	Name string
	Cities []City
}

type City struct {
	Code string
	Name string
}

var Provinces = []Province{
	{Code: "05", Name: "Antioquia", Cities: []City{
		{Code: "05001", Name: "Medellín"},
		{Code: "05002", Name: "Abejorral"},
		{Code: "05004", Name: "Abriaquí"},
	}},
	{Code: "08", Name: "Atlántico", Cities: []City{
		{Code: "08001", Name: "Barranquilla"},
		{Code: "08078", Name: "Baranoa"},
	}},
	{Code: "13", Name: "Bolívar", Cities: []City{
		{Code: "13001", Name: "Cartagena de Indias"},
		{Code: "13006", Name: "Achí"},
		{Code: "13030", Name: "Altos del Rosario"},
		{Code: "13042", Name: "Arenal"},
	}},
	{Code: "15", Name: "Boyacá", Cities: []City{
		{Code: "15001", Name: "Tunja"},
		{Code: "15022", Name: "Almeida"},
	}},
}
