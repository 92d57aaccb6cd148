_location_data = [
    {
        "name": "Sudurpaschim Province",
        "name_nepali": "सुदूरपश्चिम प्रदेश",
        "districts": [
            {
                "name": "Bajura",
                "name_nepali": "बाजुरा",
                "municipalities": [
                    {
                        "name": "Himali Rural Municipality",
                        "name_nepali": "हिमाली गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Gaumul Rural Municipality",
                        "name_nepali": "गौमुल गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Badimalika Municipality",
                        "name_nepali": "बडीमालिका नगरपालिका",
                        "municipality_type": "Municipality",
                    },
                    {
                        "name": "Chhededaha Rural Municipality",
                        "name_nepali": "छेडेदह गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Budhiganga Municipality",
                        "name_nepali": "बुढीगंगा नगरपालिका",
                        "municipality_type": "Municipality",
                    },
                    {
                        "name": "Tribeni Municipality",
                        "name_nepali": "त्रिवेणी नगरपालिका",
                        "municipality_type": "Municipality",
                    },
                    {
                        "name": "Jagannath Rural Municipality",
                        "name_nepali": "जगन्नाथगाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Budhinanda Municipality",
                        "name_nepali": "बुढीनन्दा नगरपालिका",
                        "municipality_type": "Municipality",
                    },
                    {
                        "name": "Swami Kartik Rural Municipality",
                        "name_nepali": "स्वामीकार्तिक खापर गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                ],
            },
            {
                "name": "Dadeldhura",
                "name_nepali": "डडेलधुरा",
                "municipalities": [
                    {
                        "name": "Nawadurga Rural Municipality",
                        "name_nepali": "नवदुर्गा गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Amargadhi Municipality",
                        "name_nepali": "अमरगढी नगरपालिका",
                        "municipality_type": "Municipality",
                    },
                    {
                        "name": "Bhageshwor Rural Municipality",
                        "name_nepali": "भागेश्वोर गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Parashuram Municipality",
                        "name_nepali": "परशुराम नगरपालिका",
                        "municipality_type": "Municipality",
                    },
                    {
                        "name": "Aalital Rural Municipality",
                        "name_nepali": "आलिताल गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Ganyapdhura Rural Municipality",
                        "name_nepali": "गन्यापधुरा गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Ajayameru Rural Municipality",
                        "name_nepali": "अजयमेरु गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                ],
            },
            {
                "name": "Doti",
                "name_nepali": "डोटी",
                "municipalities": [
                    {
                        "name": "Purbichouki Rural Municipality",
                        "name_nepali": "पूर्बिचाैकि गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Sayal Rural Municipality",
                        "name_nepali": "सायल गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "K.I. Singh Rural Municipality",
                        "name_nepali": "के.आई.सिंह गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Bogatan Foodsil Rural Municipality",
                        "name_nepali": "बोगटान फुड्सिल गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Badi Kedar Rural Municipality",
                        "name_nepali": "बडीकेदार गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Shikhar Municipality",
                        "name_nepali": "शिखर नगरपालिका",
                        "municipality_type": "Municipality",
                    },
                    {
                        "name": "Dipayal Silgadhi Municipality",
                        "name_nepali": "दिपायल सिलगढी नगरपालिका",
                        "municipality_type": "Municipality",
                    },
                ],
            },
        ],
    },
    {
        "name": "Gandaki Province",
        "name_nepali": "गण्डकी प्रदेश",
        "districts": [
            {
                "name": "Mustang",
                "name_nepali": "मुस्ताङ",
                "municipalities": [
                    {
                        "name": "Gharpajhong Rural Municipality",
                        "name_nepali": "घरपझोङ गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Thasang Rural Municipality",
                        "name_nepali": "थासाङ गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Baragung Muktichhetra Rural Municipality",
                        "name_nepali": "बारागुङ मुक्तिक्षेत्र गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Lo-Ghekar Damodarkunda Rural Municipality",
                        "name_nepali": "लोघेकर दामोदरकुण्ड गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Lomanthang Rural Municipality",
                        "name_nepali": "लोमन्थाङ गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                ],
            },
            {
                "name": "Manang",
                "name_nepali": "मनाङ",
                "municipalities": [
                    {
                        "name": "Chame Rural Municipality",
                        "name_nepali": "चामे गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Nason Rural Municipality",
                        "name_nepali": "नासोँ गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Narpa Bhumi Rural Municipality",
                        "name_nepali": "नार्पा भूमि गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                    {
                        "name": "Manang Ingshyang Rural Municipality",
                        "name_nepali": "मनाङ ङिस्याङ गाउँपालिका",
                        "municipality_type": "Rural Municipality",
                    },
                ],
            },
        ],
    },
]
