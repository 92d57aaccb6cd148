
let codes = {
    kinshasa: [
        {
            ville: "Kinshasa",
            codes: [
                {
                    "commune": "BANDALUNGWA",
                    "quartier": "ADOULA",
                    "code": 1018011
                },
                {
                    "commune": "BANDALUNGWA",
                    "quartier": "BISENGO",
                    "code": 1018020
                },
                {
                    "commune": "BANDALUNGWA",
                    "quartier": "CAMP KOKOLO",
                    "code": 1018030
                },
                {
                    "commune": "BANDALUNGWA",
                    "quartier": "KASA-VUBU",
                    "code": 1018040
                },
                {
                    "commune": "BANDALUNGWA",
                    "quartier": "LINGWALA",
                    "code": 1018050
                },
                {
                    "commune": "BANDALUNGWA",
                    "quartier": "LUBUDI",
                    "code": 1018060
                },
                {
                    "commune": "BANDALUNGWA",
                    "quartier": "LUMUMBA",
                    "code": 1018070
                },
                {
                    "commune": "BANDALUNGWA",
                    "quartier": "MAKELELE",
                    "code": 1018080
                },
                {
                    "commune": "BARUMBU",
                    "quartier": "BITSHAKU-TSHAKU",
                    "code": 1021010
                },
                {
                    "commune": "BARUMBU",
                    "quartier": "CAMP PILOTE MBAKI",
                    "code": 1021020
                },
                {
                    "commune": "BARUMBU",
                    "quartier": "CAMP NDOLO",
                    "code": 1021030
                },
                {
                    "commune": "BARUMBU",
                    "quartier": "FUNA I",
                    "code": 1021040
                },
                {
                    "commune": "BARUMBU",
                    "quartier": "FUNA II",
                    "code": 1021050
                },
                {
                    "commune": "BARUMBU",
                    "quartier": "KAPINGA BAPO",
                    "code": 1021060
                },
                {
                    "commune": "BARUMBU",
                    "quartier": "KASAI",
                    "code": 1021070
                },
                {
                    "commune": "BARUMBU",
                    "quartier": "LIBULU",
                    "code": 1021081
                },
                {
                    "commune": "BARUMBU",
                    "quartier": "MOZINDO",
                    "code": 1021090
                },
                {
                    "commune": "BARUMBU",
                    "quartier": "NDOLO",
                    "code": 1021101
                },
                {
                    "commune": "BARUMBU",
                    "quartier": "TSHIMANGA",
                    "code": 1021110
                },
                {
                    "commune": "BUMBU",
                    "quartier": "CAMP LIEUTENANT MBAKI",
                    "code": 1015010
                },
                {
                    "commune": "BUMBU",
                    "quartier": "DIPIYA",
                    "code": 1015020
                },
                {
                    "commune": "BUMBU",
                    "quartier": "KASAI",
                    "code": 1015030
                },
                {
                    "commune": "BUMBU",
                    "quartier": "KWANGO",
                    "code": 1015040
                },
                {
                    "commune": "BUMBU",
                    "quartier": "LOKORO",
                    "code": 1015050
                },
                {
                    "commune": "BUMBU",
                    "quartier": "LUKENI",
                    "code": 1015060
                },
                {
                    "commune": "BUMBU",
                    "quartier": "MAI-NDOMBE",
                    "code": 1015070
                },
                {
                    "commune": "BUMBU",
                    "quartier": "MATADI",
                    "code": 1015080
                },
                {
                    "commune": "BUMBU",
                    "quartier": "MBANDAKA",
                    "code": 1015090
                },
                {
                    "commune": "BUMBU",
                    "quartier": "MFIMI",
                    "code": 1015100
                },
                {
                    "commune": "BUMBU",
                    "quartier": "MONGALA",
                    "code": 1015110
                },
                {
                    "commune": "BUMBU",
                    "quartier": "NTOMBA",
                    "code": 1015120
                },
                {
                    "commune": "BUMBU",
                    "quartier": "UBANGI",
                    "code": 1015130
                },
                {
                    "commune": "GOMBE",
                    "quartier": "2�me REGION NAVALE",
                    "code": 1003010
                },
                {
                    "commune": "GOMBE",
                    "quartier": "BATETELA",
                    "code": 1003020
                },
                {
                    "commune": "GOMBE",
                    "quartier": "CLINIQUE",
                    "code": 1003030
                },
                {
                    "commune": "GOMBE",
                    "quartier": "COMMERCE",
                    "code": 1003040
                },
                {
                    "commune": "GOMBE",
                    "quartier": "CROIX ROUGE",
                    "code": 1003050
                },
                {
                    "commune": "GOMBE",
                    "quartier": "FLEUVE",
                    "code": 1003060
                },
                {
                    "commune": "GOMBE",
                    "quartier": "GARE",
                    "code": 1003071
                },
                {
                    "commune": "GOMBE",
                    "quartier": "GOLF",
                    "code": 1003080
                },
                {
                    "commune": "GOMBE",
                    "quartier": "HAUT COMMANDEMENT",
                    "code": 1003091
                },
                {
                    "commune": "GOMBE",
                    "quartier": "LEMERA",
                    "code": 1003101
                },
                {
                    "commune": "NGABA",
                    "quartier": "BAOBAB",
                    "code": 1013011
                },
                {
                    "commune": "NGABA",
                    "quartier": "BULAMBEMBA",
                    "code": 1013020
                },
                {
                    "commune": "NGABA",
                    "quartier": "LUYI",
                    "code": 1013030
                },
                {
                    "commune": "NGABA",
                    "quartier": "MATEBA",
                    "code": 1013040
                },
                {
                    "commune": "NGABA",
                    "quartier": "MPILA",
                    "code": 1013050
                },
                {
                    "commune": "NGABA",
                    "quartier": "MUKULUA",
                    "code": 1013060
                },
                {
                    "commune": "NGIRI-NGIRI",
                    "quartier": "24-Nov",
                    "code": 1023010
                },
                {
                    "commune": "NGIRI-NGIRI",
                    "quartier": "ASSOSSA",
                    "code": 1023021
                },
                {
                    "commune": "NGIRI-NGIRI",
                    "quartier": "CARTHOUMS",
                    "code": 1023030
                },
                {
                    "commune": "NGIRI-NGIRI",
                    "quartier": "DIANGENDA",
                    "code": 1023040
                },
                {
                    "commune": "NGIRI-NGIRI",
                    "quartier": "DIOMI",
                    "code": 1023050
                },
                {
                    "commune": "NGIRI-NGIRI",
                    "quartier": "ELENGESA",
                    "code": 1023060
                },
                {
                    "commune": "NGIRI-NGIRI",
                    "quartier": "PETIT-PETIT",
                    "code": 1023070
                },
                {
                    "commune": "NGIRI-NGIRI",
                    "quartier": "SAIO",
                    "code": 1023080
                }
            ]
        },

    ]
}

for(let province in codes)
{
    let data = codes[province];
    for(let i = 0; i< data.length; i++)
    {

        // Grouping by commune
        const groupedByCommune = data[i].codes.reduce((acc, item) => {
            if (!acc[item.commune]) {
                acc[item.commune] = [];  // Initialize the array if commune is not already a key
            }
            acc[item.commune].push(item);  // Push the item to the commune's group
            return acc;
        }, {});
        codes[province][i].codes = groupedByCommune;

    }

}

export default codes;
