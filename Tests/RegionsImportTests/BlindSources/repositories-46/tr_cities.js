window.cityDistrictData = [
    [
        {
            "value": 1,
            "text": "ADANA",
            "districts": [
                {
                    "value": 1757,
                    "text": "ALADAÐ"
                },
                {
                    "value": 1219,
                    "text": "CEYHAN"
                },
                {
                    "value": 2033,
                    "text": "ÇUKUROVA"
                },
                {
                    "value": 1329,
                    "text": "FEKE"
                },
                {
                    "value": 1806,
                    "text": "ÝMAMOÐLU"
                },
                {
                    "value": 1437,
                    "text": "KARAÝSALI"
                },
                {
                    "value": 1443,
                    "text": "KARATAÞ"
                },
                {
                    "value": 1486,
                    "text": "KOZAN"
                },
                {
                    "value": 1580,
                    "text": "POZANTI"
                },
                {
                    "value": 1588,
                    "text": "SAÝMBEYLÝ"
                },
                {
                    "value": 2032,
                    "text": "SARIÇAM"
                },
                {
                    "value": 1104,
                    "text": "SEYHAN"
                },
                {
                    "value": 1687,
                    "text": "TUFANBEYLÝ"
                },
                {
                    "value": 1734,
                    "text": "YUMURTALIK"
                },
                {
                    "value": 1748,
                    "text": "YÜREÐÝR"
                }
            ]
        },
        {
            "value": 2,
            "text": "ADIYAMAN",
            "districts": [
                {
                    "value": 1182,
                    "text": "BESNÝ"
                }
            ]
        }
    ]
];
