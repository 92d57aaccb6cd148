package data

type City struct {
	Code string
	Name string
}

var Provinces = []Province{
	{Code: "05", Name: "Antiora", Cities: []City{
		{Code: "05001", Name: "Medela"},
		{Code: "05002", Name: "Abejora"},
	}},
	{Code: "08", Name: "Atlanta", Cities: []City{
		{Code: "08001", Name: "Barranca"},
	}},
	{Code: "15", Name: "Boyara", Cities: []City{
		{Code: "15001", Name: "Tunara"},
		{Code: "15022", Name: "Almera"},
	}},
}
