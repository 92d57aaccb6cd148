var regions = [
	{
		name: "CAR",
		long_name: "Cordillera Administrative Region",
		provinces:
			[
				{
					name: "Abra",
					municipalities:
						[
							"Bangued",
							"Boliney",
							"Bucay",
							"Bucloc",
							"Daguioman",
							"Danglas",
							"Dolores",
							"La Paz",
							"Lacub",
							"Lagangilang",
							"Lagayan",
							"Langiden",
							"Licuan-Baay",
							"Luba",
							"Malibcong",
							"Manabo",
							"Pe\u00f1arrubia",
							"Pidigan",
							"Pilar",
							"Sallapadan",
							"San Isidro",
							"San Juan",
							"San Quintin",
							"Tayum",
							"Tineg",
							"Tubo",
							"Villaviciosa"
						]
				},
				{
					name: "Apayao",
					municipalities:
						[
							"Calanasan",
							"Conner",
							"Flora",
							"Kabugao",
							"Luna",
							"Pudtol",
							"Santa Marcela"
						]
				},
				{
					name: "Benguet",
					cities:
						[
							"Baguio"
						],
					municipalities:
						[
							"Atok",
							"Bakun",
							"Bokod",
							"Buguias",
							"Itogon",
							"Kabayan",
							"Kapangan",
							"Kibungan",
							"La Trinidad",
							"Mankayan",
							"Sablan",
							"Tuba",
							"Tublay"
						]
				},
				{
					name: "Ifugao",
					municipalities:
						[
							"Aguinaldo",
							"Alfonso Lista",
							"Asipulo",
							"Banaue",
							"Hingyon",
							"Hungduan",
							"Kiangan",
							"Lagawe",
							"Lamut",
							"Mayoyao",
							"Tinoc",
						]
				},
				{
					name: "Kalinga",
					cities:
						[
							"Tabuk"
						],
					municipalities:
						[
							"Balbalan",
							"Lubuagan",
							"Pasil",
							"Pinukpuk",
							"Rizal",
							"Tanudan",
							"Tinglayan"
						]
				},
				{
					name: "Mountain Province",
					municipalities:
						[
							"Barlig",
							"Bauko",
							"Besao",
							"Bontoc",
							"Natonin",
							"Paracelis",
							"Sabangan",
							"Sadanga",
							"Sagada",
							"Tadian"
						]
				}
			]
	},
	{
		name: "Region I",
		long_name: "Ilocos Region",
		provinces:
			[
				{
					name: "Ilocos Norte",
					cities:
						[
							"Batac",
							"Laoag"
						],
					municipalities:
						[
							"Adams",
							"Bacarra",
							"Badoc",
							"Bangui",
							"Banna",
							"Burgos",
							"Carasi",
							"Currimao",
							"Dingras",
							"Dumalneg",
							"Marcos",
							"Nueva Era",
							"Pagudpud",
							"Paoay",
							"Pasuquin",
							"Piddig",
							"Pinili",
							"San Nicolas",
							"Sarrat",
							"Solsona",
							"Vintar"
						]
				},
				{
					name: "La Union",
					cities:
						[
							"San Fernando"
						],
					municipalities:
						[
							"Agoo",
							"Aringay",
							"Bacnotan",
							"Bagulin",
							"Balaoan",
							"Bangar",
							"Bauang",
							"Burgos",
							"Caba",
							"Luna",
							"Naguilian",
							"Pugo",
							"Rosario",
							"San Gabriel",
							"San Juan",
							"Santo Tomas",
							"Santol",
							"Sudipen",
							"Tubao"
						]
				}
			]
	},
	{
		name: "Region II",
		long_name: "Cagayan Valley",
		provinces:
			[
				{
					name: "Batanes",
					municipalities:
						[
							"Basco",
							"Itbayat",
							"Ivana",
							"Mahatao",
							"Sabtang",
							"Uyugan"
						]
				},
				{
					name: "Quirino",
					municipalities:
						[
							"Aglipay",
							"Cabarroguis",
							"Diffun",
							"Maddela",
							"Nagtipunan",
							"Saguday"
						]
				}
			]
	}
];
