provs = [ {
	"val" : "AG",
	"name" : "Agrigento"
}, {
	"val" : "AL",
	"name" : "Alessandria"
}, {
	"val" : "AN",
	"name" : "Ancona"
}, {
	"val" : "AO",
	"name" : "Aosta"
}, {
	"val" : "AQ",
	"name" : "L'Aquila"
}, {
	"val" : "AR",
	"name" : "Arezzo"
}, {
	"val" : "AP",
	"name" : "Ascoli-Piceno"
}, {
	"val" : "AT",
	"name" : "Asti"
}, {
	"val" : "AV",
	"name" : "Avellino"
}, {
	"val" : "BA",
	"name" : "Bari"
}, {
	"val" : "BT",
	"name" : "Barletta-Andria-Trani"
}, {
	"val" : "BL",
	"name" : "Belluno"
}, {
	"val" : "BN",
	"name" : "Benevento"
}, {
	"val" : "BG",
	"name" : "Bergamo"
}, {
	"val" : "BI",
	"name" : "Biella"
}, {
	"val" : "BO",
	"name" : "Bologna"
}, {
	"val" : "BZ",
	"name" : "Bolzano"
}, {
	"val" : "BS",
	"name" : "Brescia"
}, {
	"val" : "BR",
	"name" : "Brindisi"
}, {
	"val" : "CA",
	"name" : "Cagliari"
}, {
	"val" : "CL",
	"name" : "Caltanissetta"
}, {
	"val" : "CB",
	"name" : "Campobasso"
}, {
	"val" : "CI",
	"name" : "Carbonia Iglesias"
}, {
	"val" : "CE",
	"name" : "Caserta"
}, {
	"val" : "CT",
	"name" : "Catania"
}, {
	"val" : "CZ",
	"name" : "Catanzaro"
}, {
	"val" : "CH",
	"name" : "Chieti"
}, {
	"val" : "CO",
	"name" : "Como"
}, {
	"val" : "CS",
	"name" : "Cosenza"
}, {
	"val" : "CR",
	"name" : "Cremona"
}, {
	"val" : "KR",
	"name" : "Crotone"
}, {
	"val" : "CN",
	"name" : "Cuneo"
}, {
	"val" : "EN",
	"name" : "Enna"
}, {
	"val" : "FM",
	"name" : "Fermo"
}, {
	"val" : "FE",
	"name" : "Ferrara"
}, {
	"val" : "FI",
	"name" : "Firenze"
}, {
	"val" : "FG",
	"name" : "Foggia"
}, {
	"val" : "FC",
	"name" : "Forli-Cesena"
}, {
	"val" : "FR",
	"name" : "Frosinone"
}, {
	"val" : "GE",
	"name" : "Genova"
}, {
	"val" : "GO",
	"name" : "Gorizia"
}, {
	"val" : "GR",
	"name" : "Grosseto"
}, {
	"val" : "IM",
	"name" : "Imperia"
}, {
	"val" : "IS",
	"name" : "Isernia"
}, {
	"val" : "SP",
	"name" : "La-Spezia"
}, {
	"val" : "LT",
	"name" : "Latina"
}, {
	"val" : "LE",
	"name" : "Lecce"
}, {
	"val" : "LC",
	"name" : "Lecco"
}, {
	"val" : "LI",
	"name" : "Livorno"
}, {
	"val" : "LO",
	"name" : "Lodi"
}, {
	"val" : "LU",
	"name" : "Lucca"
}, {
	"val" : "MC",
	"name" : "Macerata"
}, {
	"val" : "MN",
	"name" : "Mantova"
}, {
	"val" : "MS",
	"name" : "Massa-Carrara"
}, {
	"val" : "MT",
	"name" : "Matera"
}, {
	"val" : "VS",
	"name" : "Medio Campidano"
}, {
	"val" : "ME",
	"name" : "Messina"
}, {
	"val" : "MI",
	"name" : "Milano"
}, {
	"val" : "MO",
	"name" : "Modena"
}, {
	"val" : "MB",
	"name" : "Monza-Brianza"
}, {
	"val" : "NA",
	"name" : "Napoli"
}, {
	"val" : "NO",
	"name" : "Novara"
}, {
	"val" : "NU",
	"name" : "Nuoro"
}, {
	"val" : "OG",
	"name" : "Ogliastra"
}, {
	"val" : "OT",
	"name" : "Olbia Tempio"
}, {
	"val" : "OR",
	"name" : "Oristano"
}, {
	"val" : "PD",
	"name" : "Padova"
}, {
	"val" : "PA",
	"name" : "Palermo"
}, {
	"val" : "PR",
	"name" : "Parma"
}, {
	"val" : "PV",
	"name" : "Pavia"
}, {
	"val" : "PG",
	"name" : "Perugia"
}, {
	"val" : "PU",
	"name" : "Pesaro-Urbino"
}, {
	"val" : "PE",
	"name" : "Pescara"
}, {
	"val" : "PC",
	"name" : "Piacenza"
}, {
	"val" : "PI",
	"name" : "Pisa"
}, {
	"val" : "PT",
	"name" : "Pistoia"
}, {
	"val" : "PN",
	"name" : "Pordenone"
}, {
	"val" : "PZ",
	"name" : "Potenza"
}, {
	"val" : "PO",
	"name" : "Prato"
}, {
	"val" : "RG",
	"name" : "Ragusa"
}, {
	"val" : "RA",
	"name" : "Ravenna"
}, {
	"val" : "RC",
	"name" : "Reggio-Calabria"
}, {
	"val" : "RE",
	"name" : "Reggio-Emilia"
}, {
	"val" : "RI",
	"name" : "Rieti"
}, {
	"val" : "RN",
	"name" : "Rimini"
}, {
	"val" : "RM",
	"name" : "Roma"
}, {
	"val" : "RO",
	"name" : "Rovigo"
}, {
	"val" : "SA",
	"name" : "Salerno"
}, {
	"val" : "SS",
	"name" : "Sassari"
}, {
	"val" : "SV",
	"name" : "Savona"
}, {
	"val" : "SI",
	"name" : "Siena"
}, {
	"val" : "SR",
	"name" : "Siracusa"
}, {
	"val" : "SO",
	"name" : "Sondrio"
}, {
	"val" : "TA",
	"name" : "Taranto"
}, {
	"val" : "TE",
	"name" : "Teramo"
}, {
	"val" : "TR",
	"name" : "Terni"
}, {
	"val" : "TO",
	"name" : "Torino"
}, {
	"val" : "TP",
	"name" : "Trapani"
}, {
	"val" : "TN",
	"name" : "Trento"
}, {
	"val" : "TV",
	"name" : "Treviso"
}, {
	"val" : "TS",
	"name" : "Trieste"
}, {
	"val" : "UD",
	"name" : "Udine"
}, {
	"val" : "VA",
	"name" : "Varese"
}, {
	"val" : "VE",
	"name" : "Venezia"
}, {
	"val" : "VB",
	"name" : "Verbania"
}, {
	"val" : "VC",
	"name" : "Vercelli"
}, {
	"val" : "VR",
	"name" : "Verona"
}, {
	"val" : "VV",
	"name" : "Vibo-Valentia"
}, {
	"val" : "VI",
	"name" : "Vicenza"
}, {
	"val" : "VT",
	"name" : "Viterbo"
} ]

var country_list = [ {
	"code" : "IT",
	"label" : "Italia"
}, {
	"code" : "AD",
	"label" : "Andorra"
}, {
	"code" : "AE",
	"label" : "Emirati Arabi Uniti"
}, {
	"code" : "AF",
	"label" : "Afghanistan"
}, {
	"code" : "AG",
	"label" : "Antigua e Barbuda"
}, {
	"code" : "AI",
	"label" : "Anguilla"
}, {
	"code" : "AL",
	"label" : "Albania"
}, {
	"code" : "AM",
	"label" : "Armenia"
}, {
	"code" : "AO",
	"label" : "Angola"
}, {
	"code" : "AQ",
	"label" : "Antartide"
}, {
	"code" : "AR",
	"label" : "Argentina"
}, {
	"code" : "AS",
	"label" : "Samoa Americane"
}, {
	"code" : "AT",
	"label" : "Austria"
}, {
	"code" : "AU",
	"label" : "Australia"
}, {
	"code" : "AW",
	"label" : "Aruba"
}, {
	"code" : "AX",
	"label" : "Isole Åland"
}, {
	"code" : "AZ",
	"label" : "Azerbaigian"
}, {
	"code" : "BA",
	"label" : "Bosnia ed Erzegovina"
}, {
	"code" : "BB",
	"label" : "Barbados"
}, {
	"code" : "BD",
	"label" : "Bangladesh"
}, {
	"code" : "BE",
	"label" : "Belgio"
}, {
	"code" : "BF",
	"label" : "Burkina Faso"
}, {
	"code" : "BG",
	"label" : "Bulgaria"
}, {
	"code" : "BH",
	"label" : "Bahrein"
}, {
	"code" : "BI",
	"label" : "Burundi"
}, {
	"code" : "BJ",
	"label" : "Benin"
}, {
	"code" : "BL",
	"label" : "Saint-Barthélemy"
}, {
	"code" : "BM",
	"label" : "Bermuda"
}, {
	"code" : "BN",
	"label" : "Brunei"
}, {
	"code" : "BO",
	"label" : "Bolivia"
}, {
	"code" : "BQ",
	"label" : "Isole BES"
}, {
	"code" : "BR",
	"label" : "Brasile"
}, {
	"code" : "BS",
	"label" : "Bahamas"
}, {
	"code" : "BT",
	"label" : "Bhutan"
}, {
	"code" : "BV",
	"label" : "Isola Bouvet"
}, {
	"code" : "BW",
	"label" : "Botswana"
}, {
	"code" : "BY",
	"label" : "Bielorussia"
}, {
	"code" : "BZ",
	"label" : "Belize"
}, {
	"code" : "CA",
	"label" : "Canada"
}, {
	"code" : "CH",
	"label" : "Svizzera"
}, {
	"code" : "CI",
	"label" : "Costa d'Avorio"
}, {
	"code" : "CN",
	"label" : "Cina"
}, {
	"code" : "CW",
	"label" : "Curaçao"
}, {
	"code" : "CY",
	"label" : "Cipro"
}, {
	"code" : "CZ",
	"label" : "Cechia"
}, {
	"code" : "DE",
	"label" : "Germania"
}, {
	"code" : "DK",
	"label" : "Danimarca"
}, {
	"code" : "ES",
	"label" : "Spagna"
}, {
	"code" : "FR",
	"label" : "Francia"
}, {
	"code" : "GB",
	"label" : "Regno Unito"
}, {
	"code" : "GR",
	"label" : "Grecia"
}, {
	"code" : "HR",
	"label" : "Croazia"
}, {
	"code" : "IE",
	"label" : "Irlanda"
}, {
	"code" : "IN",
	"label" : "India"
}, {
	"code" : "IT",
	"label" : "Italia"
}, {
	"code" : "LU",
	"label" : "Lussemburgo"
}, {
	"code" : "MT",
	"label" : "Malta"
}, {
	"code" : "NL",
	"label" : "Paesi Bassi"
}, {
	"code" : "PE",
	"label" : "Perù"
}, {
	"code" : "PL",
	"label" : "Polonia"
}, {
	"code" : "SI",
	"label" : "Slovenia"
}, {
	"code" : "SM",
	"label" : "San Marino"
}, {
	"code" : "ST",
	"label" : "São Tomé e Príncipe"
}, {
	"code" : "VA",
	"label" : "Città del Vaticano"
}, {
	"code" : "ZW",
	"label" : "Zimbabwe"
} ]
