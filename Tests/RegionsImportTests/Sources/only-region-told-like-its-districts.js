module.exports = [
	{
		id: 1,
		name: "Alaotra",
		district: {
			Andila: { commune: ["Ampa", "Betio", "Sahana"], population: 67.527, area: 7.405 },
			AnosibeAla: { commune: ["Anosy", "Longo"], population: 89.1, area: 2.6 },
			Morama: { commune: ["Andasy", "Beforo", "Lakata"], population: 275.1, area: 7.2 },
			Ambato: { commune: ["Bejofo", "Didia"], population: 24.6, area: 6.1 },
			Tamata: { commune: ["Soala", "Tanama"], population: 31.2, area: 1.9 },
		},
		capital: "Andila",
		area: 31.948,
		population: 1027.110
	},
]
