export const geoAreas = [
    {
      "kom_code": "2506",
      "kom_name": "Arjeplog",
      "lan_code": "25",
      "lan_name": "Norrbottens län"
    },
    {
      "kom_code": "0125",
      "kom_name": "Ekerö",
      "lan_code": "01",
      "lan_name": "Stockholms län"
    },
    {
      "kom_code": "1762",
      "kom_name": "Munkfors",
      "lan_code": "17",
      "lan_name": "Värmlands län"
    },
    {
      "kom_code": "1285",
      "kom_name": "Eslöv",
      "lan_code": "12",
      "lan_name": "Skåne län"
    },
    {
      "kom_code": "2284",
      "kom_name": "Örnsköldsvik",
      "lan_code": "22",
      "lan_name": "Västernorrlands län"
    },
    {
      "kom_code": "2262",
      "kom_name": "Timrå",
      "lan_code": "22",
      "lan_name": "Västernorrlands län"
    },
    {
      "kom_code": "2460",
      "kom_name": "Vännäs",
      "lan_code": "24",
      "lan_name": "Västerbottens län"
    },
    {
      "kom_code": "1446",
      "kom_name": "Karlsborg",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "1383",
      "kom_name": "Varberg",
      "lan_code": "13",
      "lan_name": "Hallands län"
    },
    {
      "kom_code": "1764",
      "kom_name": "Grums",
      "lan_code": "17",
      "lan_name": "Värmlands län"
    },
    {
      "kom_code": "1496",
      "kom_name": "Skövde",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "0331",
      "kom_name": "Heby",
      "lan_code": "03",
      "lan_name": "Uppsala län"
    },
    {
      "kom_code": "0115",
      "kom_name": "Vallentuna",
      "lan_code": "01",
      "lan_name": "Stockholms län"
    },
    {
      "kom_code": "1481",
      "kom_name": "Mölndal",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "1401",
      "kom_name": "Härryda",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "1493",
      "kom_name": "Mariestad",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "0163",
      "kom_name": "Sollentuna",
      "lan_code": "01",
      "lan_name": "Stockholms län"
    },
    {
      "kom_code": "1287",
      "kom_name": "Trelleborg",
      "lan_code": "12",
      "lan_name": "Skåne län"
    },
    {
      "kom_code": "0581",
      "kom_name": "Norrköping",
      "lan_code": "05",
      "lan_name": "Östergötlands län"
    },
    {
      "kom_code": "1498",
      "kom_name": "Tidaholm",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "0821",
      "kom_name": "Högsby",
      "lan_code": "08",
      "lan_name": "Kalmar län"
    },
    {
      "kom_code": "2183",
      "kom_name": "Bollnäs",
      "lan_code": "21",
      "lan_name": "Gävleborgs län"
    },
    {
      "kom_code": "1473",
      "kom_name": "Töreboda",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "0617",
      "kom_name": "Gnosjö",
      "lan_code": "06",
      "lan_name": "Jönköpings län"
    },
    {
      "kom_code": "0884",
      "kom_name": "Vimmerby",
      "lan_code": "08",
      "lan_name": "Kalmar län"
    },
    {
      "kom_code": "1785",
      "kom_name": "Säffle",
      "lan_code": "17",
      "lan_name": "Värmlands län"
    },
    {
      "kom_code": "1439",
      "kom_name": "Färgelanda",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "2281",
      "kom_name": "Sundsvall",
      "lan_code": "22",
      "lan_name": "Västernorrlands län"
    },
    {
      "kom_code": "1480",
      "kom_name": "Göteborg",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "2104",
      "kom_name": "Hofors",
      "lan_code": "21",
      "lan_name": "Gävleborgs län"
    },
    {
      "kom_code": "1444",
      "kom_name": "Grästorp",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "1781",
      "kom_name": "Kristinehamn",
      "lan_code": "17",
      "lan_name": "Värmlands län"
    },
    {
      "kom_code": "1495",
      "kom_name": "Skara",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "2514",
      "kom_name": "Kalix",
      "lan_code": "25",
      "lan_name": "Norrbottens län"
    },
    {
      "kom_code": "1438",
      "kom_name": "Dals-Ed",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "0860",
      "kom_name": "Hultsfred",
      "lan_code": "08",
      "lan_name": "Kalmar län"
    },
    {
      "kom_code": "0862",
      "kom_name": "Emmaboda",
      "lan_code": "08",
      "lan_name": "Kalmar län"
    },
    {
      "kom_code": "1880",
      "kom_name": "Örebro",
      "lan_code": "18",
      "lan_name": "Örebro län"
    },
    {
      "kom_code": "1427",
      "kom_name": "Sotenäs",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "0182",
      "kom_name": "Nacka",
      "lan_code": "01",
      "lan_name": "Stockholms län"
    },
    {
      "kom_code": "0583",
      "kom_name": "Motala",
      "lan_code": "05",
      "lan_name": "Östergötlands län"
    },
    {
      "kom_code": "2462",
      "kom_name": "Vilhelmina",
      "lan_code": "24",
      "lan_name": "Västerbottens län"
    },
    {
      "kom_code": "2303",
      "kom_name": "Ragunda",
      "lan_code": "23",
      "lan_name": "Jämtlands län"
    },
    {
      "kom_code": "1491",
      "kom_name": "Ulricehamn",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "0191",
      "kom_name": "Sigtuna",
      "lan_code": "01",
      "lan_name": "Stockholms län"
    },
    {
      "kom_code": "0138",
      "kom_name": "Tyresö",
      "lan_code": "01",
      "lan_name": "Stockholms län"
    },
    {
      "kom_code": "1419",
      "kom_name": "Tjörn",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "2463",
      "kom_name": "Åsele",
      "lan_code": "24",
      "lan_name": "Västerbottens län"
    },
    {
      "kom_code": "2034",
      "kom_name": "Orsa",
      "lan_code": "20",
      "lan_name": "Dalarnas län"
    },
    {
      "kom_code": "1765",
      "kom_name": "Årjäng",
      "lan_code": "17",
      "lan_name": "Värmlands län"
    },
    {
      "kom_code": "1488",
      "kom_name": "Trollhättan",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "1380",
      "kom_name": "Halmstad",
      "lan_code": "13",
      "lan_name": "Hallands län"
    },
    {
      "kom_code": "1885",
      "kom_name": "Lindesberg",
      "lan_code": "18",
      "lan_name": "Örebro län"
    },
    {
      "kom_code": "0760",
      "kom_name": "Uppvidinge",
      "lan_code": "07",
      "lan_name": "Kronobergs län"
    },
    {
      "kom_code": "1270",
      "kom_name": "Tomelilla",
      "lan_code": "12",
      "lan_name": "Skåne län"
    },
    {
      "kom_code": "0128",
      "kom_name": "Salem",
      "lan_code": "01",
      "lan_name": "Stockholms län"
    },
    {
      "kom_code": "1490",
      "kom_name": "Borås",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "2023",
      "kom_name": "Malung-Sälen",
      "lan_code": "20",
      "lan_name": "Dalarnas län"
    },
    {
      "kom_code": "1730",
      "kom_name": "Eda",
      "lan_code": "17",
      "lan_name": "Värmlands län"
    },
    {
      "kom_code": "1277",
      "kom_name": "Åstorp",
      "lan_code": "12",
      "lan_name": "Skåne län"
    },
    {
      "kom_code": "2505",
      "kom_name": "Arvidsjaur",
      "lan_code": "25",
      "lan_name": "Norrbottens län"
    },
    {
      "kom_code": "2401",
      "kom_name": "Nordmaling",
      "lan_code": "24",
      "lan_name": "Västerbottens län"
    },
    {
      "kom_code": "1276",
      "kom_name": "Klippan",
      "lan_code": "12",
      "lan_name": "Skåne län"
    },
    {
      "kom_code": "0117",
      "kom_name": "Österåker",
      "lan_code": "01",
      "lan_name": "Stockholms län"
    },
    {
      "kom_code": "0780",
      "kom_name": "Växjö",
      "lan_code": "07",
      "lan_name": "Kronobergs län"
    },
    {
      "kom_code": "2181",
      "kom_name": "Sandviken",
      "lan_code": "21",
      "lan_name": "Gävleborgs län"
    },
    {
      "kom_code": "2361",
      "kom_name": "Härjedalen",
      "lan_code": "23",
      "lan_name": "Jämtlands län"
    },
    {
      "kom_code": "1462",
      "kom_name": "Lilla Edet",
      "lan_code": "14",
      "lan_name": "Västra Götalands län"
    },
    {
      "kom_code": "1256",
      "kom_name": "Östra Göinge",
      "lan_code": "12",
      "lan_name": "Skåne län"
    },
    {
      "kom_code": "1860",
      "kom_name": "Laxå",
      "lan_code": "18",
      "lan_name": "Örebro län"
    },
    {
      "kom_code": "1881",
      "kom_name": "Kumla",
      "lan_code": "18",
      "lan_name": "Örebro län"
    },
    {
      "kom_code": "2425",
      "kom_name": "Dorotea",
      "lan_code": "24",
      "lan_name": "Västerbottens län"
    },
    {
      "kom_code": "0580",
      "kom_name": "Linköping",
      "lan_code": "05",
      "lan_name": "Östergötlands län"
    },
    {
      "kom_code": "2482",
      "kom_name": "Skellefteå",
      "lan_code": "24",
      "lan_name": "Västerbottens län"
    },
    {
      "kom_code": "0684",
      "kom_name": "Sävsjö",
      "lan_code": "06",
      "lan_name": "Jönköpings län"
    },
    {
      "kom_code": "1904",
      "kom_name": "Skinnskatteberg",
      "lan_code": "19",
      "lan_name": "Västmanlands län"
    },
    {
      "kom_code": "0765",
      "kom_name": "Älmhult",
      "lan_code": "07",
      "lan_name": "Kronobergs län"
    },
    {
      "kom_code": "0123",
      "kom_name": "Järfälla",
      "lan_code": "01",
      "lan_name": "Stockholms län"
    },
    {
      "kom_code": "0183",
      "kom_name": "Sundbyberg",
      "lan_code": "01",
      "lan_name": "Stockholms län"
    },
    {
      "kom_code": "0139",
      "kom_name": "Upplands-Bro",
      "lan_code": "01",
      "lan_name": "Stockholms län"
    }
  ]
