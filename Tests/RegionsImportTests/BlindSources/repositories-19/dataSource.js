gDataSource=[
{	"nuts":"AT",
	"name":{"en-US":"Austria","de-DE":"Österreich"},
	"license":"",
	"citation":""
},
{	"nuts":"AT1",
	"name":{"en-US":"Eastern Austria","de-DE":"Ostösterreich"},
	"license":"",
	"citation":""
},
{	"nuts":"AT12",
	"name":{"en-US":"Lower Austria","de-DE":"Niederösterreich"},
	"license":"CC BY 3.0 AT",
	"citation":"Datenquelle: Land Niederösterreich - data.noe.gv.at"
},
{	"nuts":"AT13",
	"name":{"en-US":"Vienna","de-DE":"Wien"},
	"license":"",
	"citation":""
},
{	"nuts":"AT130",
	"name":{"en-US":"Vienna","de-DE":"Wien"},
	"license":"CC BY 3.0 AT",
	"citation":"Datenquelle: Stadt Wien – data.wien.gv.at"
},
{	"nuts":"AT2",
	"name":{"en-US":"Southern Austria","de-DE":"Südösterreich"},
	"license":"",
	"citation":""
},
{	"nuts":"AT22",
	"name":{"en-US":"Styria","de-DE":"Steiermark"},
	"license":"",
	"citation":""
},
{	"nuts":"AT221",
	"name":{"en-US":"Graz","de-DE":"Graz"},
	"license":"",
	"citation":""
},
{	"nuts":"AT3",
	"name":{"en-US":"Western Austria","de-DE":"Westösterreich"},
	"license":"",
	"citation":""
},
{	"nuts":"AT31",
	"name":{"en-US":"Upper Austria","de-DE":"Oberösterreich"},
	"license":"",
	"citation":""
},
{	"nuts":"AT312",
	"name":{"en-US":"Linz-Wels","de-DE":"Linz-Wels"},
	"license":"",
	"citation":""
},
{	"nuts":"AT31241605",
	"name":{"en-US":"Engerwitzdorf","de-DE":"Engerwitzdorf"},
	"license":"",
	"citation":""
},
{	"nuts":"AT31240101",
	"name":{"en-US":"Linz","de-DE":"Linz"},
	"license":"CC BY 3.0 AT",
	"citation":"Datenquelle: CC-BY-3.0: Stadt Linz - data.linz.gv.at"
},
{	"nuts":"AT32",
	"name":{"en-US":"Salzburg","de-DE":"Salzburg"},
	"license":"",
	"citation":""
},
{	"nuts":"AT323",
	"name":{"en-US":"Salzburg und Umgebung","de-DE":"Salzburg und Umgebung"},
	"license":"",
	"citation":""
},
{	"nuts":"AT32350101",
	"name":{"en-US":"Salzburg","de-DE":"Salzburg"},
	"license":"",
	"citation":""
},
{	"nuts":"CH",
	"name":{"en-US":"Switzerland","de-DE":"Schweiz"},
	"license":"",
	"citation":""
},
{	"nuts":"CH0",
	"name":{"en-US":"Switzerland","de-DE":"Schweiz"},
	"license":"",
	"citation":""
},
{	"nuts":"CH04",
	"name":{"en-US":"Zurich","de-DE":"Zürich"},
	"license":"",
	"citation":""
},
{	"nuts":"CH040",
	"name":{"en-US":"Zurich","de-DE":"Zürich"},
	"license":"",
	"citation":""
},
{	"nuts":"CH0400261",
	"name":{"en-US":"Zurich","de-DE":"Zürich"},
	"license":"",
	"citation":""
},
{	"nuts":"DE",
	"name":{"en-US":"Germany","de-DE":"Deutschland"},
	"license":"",
	"citation":""
},
{	"nuts":"DE1",
	"name":{"en-US":"Baden-Württemberg","de-DE":"Baden-Württemberg"},
	"license":"",
	"citation":""
},
{	"nuts":"DE11",
	"name":{"en-US":"Stuttgart","de-DE":"Stuttgart"},
	"license":"",
	"citation":""
},
{	"nuts":"DE112",
	"name":{"en-US":"Böblingen","de-DE":"Böblingen"},
	"license":"",
	"citation":""
},
{	"nuts":"DE13",
	"name":{"en-US":"Freiburg","de-DE":"Freiburg"},
	"license":"",
	"citation":""
},
{	"nuts":"DE2",
	"name":{"en-US":"Bavaria","de-DE":"Bayern"},
	"license":"",
	"citation":""
},
{	"nuts":"DE21",
	"name":{"en-US":"Upper Bavaria","de-DE":"Oberbayern"},
	"license":"",
	"citation":""
},
{	"nuts":"DE212",
	"name":{"en-US":"Munich","de-DE":"München"},
	"license":"CC BY 3.0 DE",
	"citation":"Datenlizenz Deutschland: Stadt München"
},
{	"nuts":"DE3",
	"name":{"en-US":"Berlin","de-DE":"Berlin"},
	"license":"",
	"citation":""
},
{	"nuts":"DE30",
	"name":{"en-US":"Berlin","de-DE":"Berlin"},
	"license":"",
	"citation":""
},
{	"nuts":"DE300",
	"name":{"en-US":"Berlin","de-DE":"Berlin"},
	"license":"",
	"citation":""
},
{	"nuts":"DE30011001001",
	"name":{"en-US":"Mitte","de-DE":"Mitte"},
	"license":"",
	"citation":""
},
{	"nuts":"DE30011002002",
	"name":{"en-US":"Friedrichshain-Kreuzberg","de-DE":"Friedrichshain-Kreuzberg"},
	"license":"",
	"citation":""
},
{	"nuts":"DE30011003003",
	"name":{"en-US":"Pankow","de-DE":"Pankow"},
	"license":"",
	"citation":""
},
{	"nuts":"DE6",
	"name":{"en-US":"Hamburg","de-DE":"Hamburg"},
	"license":"",
	"citation":""
},
{	"nuts":"DE60",
	"name":{"en-US":"Hamburg","de-DE":"Hamburg"},
	"license":"",
	"citation":""
},
{	"nuts":"DE600",
	"name":{"en-US":"Hamburg","de-DE":"Hamburg"},
	"license":"",
	"citation":""
},
{	"nuts":"DEA",
	"name":{"en-US":"North Rhine-Westphalia","de-DE":"Nordrhein-Westfalen"},
	"license":"",
	"citation":""
},
{	"nuts":"DEA1",
	"name":{"en-US":"Düsseldorf","de-DE":"Düsseldorf"},
	"license":"",
	"citation":""
},
{	"nuts":"DEA14",
	"name":{"en-US":"Krefeld","de-DE":"Krefeld"},
	"license":"",
	"citation":""
},
{	"nuts":"DEA2",
	"name":{"en-US":"Cologne","de-DE":"Köln"},
	"license":"",
	"citation":""
},
{	"nuts":"DEA22",
	"name":{"en-US":"Bonn","de-DE":"Bonn"},
	"license":"CC0",
	"citation":"Datenquelle: Stadt Bonn"
},
{	"nuts":"DEA23",
	"name":{"en-US":"Cologne","de-DE":"Köln"},
	"license":"",
	"citation":""
}
];
