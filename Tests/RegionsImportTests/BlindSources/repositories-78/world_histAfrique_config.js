Config = {
	countries:[
	{country: "Algeria",
	province:[
	"Algiers", 
	"Oran",
	"Wahran",
	"Tebessa", 
	"Constantine",
	"Sidi Bel Abbes",
	"Tiaret",
	"Saida"
	]},

	{country: "Benin",
	province:[
	"Cotonou", 
	"Porto Novo",
	"Parakou",
	"Djougou", 
	"Ouidah"
	]},

	{country: "Botswana",
	province:[
	"Gaborone",
	"Francistown",
	"Molepolole",
	"Selebi-Phikwe",
	"Mochudi"
	]},

	{country: "Burundi",
	province:[
	"Accra", 
	"",
	""
	]},

	{country: "Comoros",
	province:[
	"", 
	"",
	""
	]},

	{country: "Djibouti",
	province:[
	"",
	"",
	""
	]},
	{country: "Egypt",
	province:[
	"Alexandria", 
	"Asyut",
	"Beni Suef",
	"El-Mahalla",
	"Ismaïlia",
	"Kafr el-Dawwar", 
	"Shubra El-Kheima", 
	"Zagazig",
	
	]},

	{country: "Equatorial Guinea",
	province:[
	"",
	"",
	""
	]},
	{country: "Senegal",
	province:[
	"Dakar",  
	"Grand Dakar", 
	"Pikine", 
	"Touba",
	"Thiès Nones",
	"Saint-Louis"
	]},
	{country: "Seychelles",
	province:[
	"", 
	"",
	""
	]},

	{country: "South Africa",
	province:[
	"Cape Town",
	"Johannesburg" ,
	"Soweto",
	"Pretoria" ,
	"East London"
	]},
	{country: "Zimbabwe",
	province:[
	"",
	"",
	""
	]}

	]

}