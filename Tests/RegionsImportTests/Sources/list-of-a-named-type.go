package geo

var Cantons = cantons{
	{Name: "Uri", Code: 4},
	{Name: "Schwyz", Code: 5},
	{Name: "Obwalden", Code: 6},
	{Name: "Nidwalden", Code: 7},
	{Name: "Glarus", Code: 8},
}
