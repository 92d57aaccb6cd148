module.exports = [
	{
		id: 1,
		name: "Alaotra Mangoro",
		district: {
			Ambatondrazaka: {
				commune: [
					"Ambatondrazaka", "Feramanga Nord","Ambatondrazaka Suburbaine", "Ambandrika","Ampitatsimo","Ambohitsilaozana","Ilafy","Manakambahiny Andrefana","Antsangasanga","Ambatosoratra","Andilanatoby","Bejofo","Didy","Imerimandroso","Amparihintsokatra","Antanandava","Andromba","Manakambahiny Antsinanana","Soalazaina","Tanambao Besakay"
				],
				population: 324.610,
				area: 6.077
			},
			Amparafaravola: {
				commune: [
					"Amparafaravola", "Bedidy","Ambohimandroso", "Sahamamy","Ambatomainty","Ampasikely","Andrebakely Sud","Ambohitrarivo","Anororo","Morarano Chrome","Ranomainty","Ambohijanahary","Tanambe","Beanana","Vohitsara","Amboavory","Andilana Nord","Ambodimanga","Vohimena","Andrebakely Nord"
				],
				population: 267.622,
				area: 3.815
			},
			Andilamena:{
				commune: [
					"Andilamena", "Bemaitso","Antanimenabaka", "Tanananifololahy","Maroadabo","Miarinarivo","Maitsokely","Marovato"
				],
				population: 70.527,
				area: 7.405
			},
			AnosibeAnala:{
				commune: [
					"Anosibe An'ala", "Ampasimaneva","Ampandroantraka", "Tratramarina","Ambatoharanana","Longozabe","Tsaravinany","Ambalaomby","Niarovana Marosampanana","Antandrokomby"
				],
				population: 89.205,
				area: 2.509
			},
			Moramanga:{
				commune: [
					"Andaingo","Mangarivotra", "Antanandava","Ampasipotsy Mandialaza", "Antaniditra","Mandialaza","Fierenana","Amboasary","Lakato","Ambatovola","Beforona","Ambohidronono","Sabotsy Anjiro","Belavabary","Morarano Gara","Vodiriana","Anosibe Ifody","Andasibe","Ampasimpotsy Gara","Ambohibary","Moramanga"
				],
				population: 275.146,
				area: 7.278
			},
		},
		capital:"Ambatondrazaka",
		area: 31.948 ,
		population: 1027.110
	},
]
