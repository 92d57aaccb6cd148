african_countries=[
{
"name": "Algeria",
"iso3": "DZA",
"iso2": "DZ",
"states": [
{
"name": "Adrar Province",
"state_code": "01"
},
{
"name": "Aïn Defla Province",
"state_code": "44"
},
{
"name": "Aïn Témouchent Province",
"state_code": "46"
},
{
"name": "Algiers Province",
"state_code": "16"
},
{
"name": "Annaba Province",
"state_code": "23"
},
{
"name": "Batna Province",
"state_code": "05"
},
{
"name": "Béchar Province",
"state_code": "08"
},
{
"name": "Béjaïa Province",
"state_code": "06"
},
{
"name": "Biskra",
"state_code": "07"
},
{
"name": "Blida Province",
"state_code": "09"
},
{
"name": "Bordj Bou Arréridj Province",
"state_code": "34"
},
{
"name": "Bouïra Province",
"state_code": "10"
},
{
"name": "Boumerdès Province",
"state_code": "35"
},
{
"name": "Chlef Province",
"state_code": "02"
},
{
"name": "Constantine Province",
"state_code": "25"
},
{
"name": "Djelfa Province",
"state_code": "17"
},
{
"name": "El Bayadh Province",
"state_code": "32"
},
{
"name": "El Oued Province",
"state_code": "39"
},
{
"name": "El Tarf Province",
"state_code": "36"
},
{
"name": "Ghardaïa Province",
"state_code": "47"
},
{
"name": "Guelma Province",
"state_code": "24"
},
{
"name": "Illizi Province",
"state_code": "33"
},
{
"name": "Jijel Province",
"state_code": "18"
},
{
"name": "Khenchela Province",
"state_code": "40"
},
{
"name": "Laghouat Province",
"state_code": "03"
},
{
"name": "M'Sila Province",
"state_code": "28"
},
{
"name": "Mascara Province",
"state_code": "29"
},
{
"name": "Médéa Province",
"state_code": "26"
},
{
"name": "Mila Province",
"state_code": "43"
},
{
"name": "Mostaganem Province",
"state_code": "27"
},
{
"name": "Naama Province",
"state_code": "45"
},
{
"name": "Oran Province",
"state_code": "31"
},
{
"name": "Ouargla Province",
"state_code": "30"
},
{
"name": "Oum El Bouaghi Province",
"state_code": "04"
},
{
"name": "Relizane Province",
"state_code": "48"
},
{
"name": "Saïda Province",
"state_code": "20"
},
{
"name": "Sétif Province",
"state_code": "19"
},
{
"name": "Skikda Province",
"state_code": "21"
},
{
"name": "Souk Ahras Province",
"state_code": "41"
},
{
"name": "Tamanghasset Province",
"state_code": "11"
},
{
"name": "Tébessa Province",
"state_code": "12"
},
{
"name": "Tiaret Province",
"state_code": "14"
},
{
"name": "Tindouf Province",
"state_code": "37"
},
{
"name": "Tipasa Province",
"state_code": "42"
},
{
"name": "Tissemsilt Province",
"state_code": "38"
},
{
"name": "Tizi Ouzou Province",
"state_code": "15"
},
{
"name": "Tlemcen Province",
"state_code": "13"
}
]
},
{
"name": "Angola",
"iso3": "AGO",
"iso2": "AO",
"states": [
{
"name": "Bengo Province",
"state_code": "BGO"
},
{
"name": "Benguela Province",
"state_code": "BGU"
},
{
"name": "Bié Province",
"state_code": "BIE"
},
{
"name": "Cabinda Province",
"state_code": "CAB"
},
{
"name": "Cuando Cubango Province",
"state_code": "CCU"
},
{
"name": "Cuanza Norte Province",
"state_code": "CNO"
},
{
"name": "Cuanza Sul",
"state_code": "CUS"
},
{
"name": "Cunene Province",
"state_code": "CNN"
},
{
"name": "Huambo Province",
"state_code": "HUA"
},
{
"name": "Huíla Province",
"state_code": "HUI"
},
{
"name": "Luanda Province",
"state_code": "LUA"
},
{
"name": "Lunda Norte Province",
"state_code": "LNO"
},
{
"name": "Lunda Sul Province",
"state_code": "LSU"
},
{
"name": "Malanje Province",
"state_code": "MAL"
},
{
"name": "Moxico Province",
"state_code": "MOX"
},
{
"name": "Uíge Province",
"state_code": "UIG"
},
{
"name": "Zaire Province",
"state_code": "ZAI"
}
]
},
{
"name": "Benin",
"iso3": "BEN",
"iso2": "BJ",
"states": [
{
"name": "Alibori Department",
"state_code": "AL"
},
{
"name": "Atakora Department",
"state_code": "AK"
},
{
"name": "Atlantique Department",
"state_code": "AQ"
},
{
"name": "Borgou Department",
"state_code": "BO"
},
{
"name": "Collines Department",
"state_code": "CO"
},
{
"name": "Donga Department",
"state_code": "DO"
},
{
"name": "Kouffo Department",
"state_code": "KO"
},
{
"name": "Littoral Department",
"state_code": "LI"
},
{
"name": "Mono Department",
"state_code": "MO"
},
{
"name": "Ouémé Department",
"state_code": "OU"
},
{
"name": "Plateau Department",
"state_code": "PL"
},
{
"name": "Zou Department",
"state_code": "ZO"
}
]
},
{
"name": "Botswana",
"iso3": "BWA",
"iso2": "BW",
"states": [
{
"name": "Central District",
"state_code": "CE"
},
{
"name": "Ghanzi District",
"state_code": "GH"
},
{
"name": "Kgalagadi District",
"state_code": "KG"
},
{
"name": "Kgatleng District",
"state_code": "KL"
},
{
"name": "Kweneng District",
"state_code": "KW"
},
{
"name": "Ngamiland",
"state_code": "NG"
},
{
"name": "North-East District",
"state_code": "NE"
},
{
"name": "North-West District",
"state_code": "NW"
},
{
"name": "South-East District",
"state_code": "SE"
},
{
"name": "Southern District",
"state_code": "SO"
}
]
},
{
"name": "Comoros",
"iso3": "COM",
"iso2": "KM",
"states": [
{
"name": "Anjouan",
"state_code": "A"
},
{
"name": "Grande Comore",
"state_code": "G"
},
{
"name": "Mohéli",
"state_code": "M"
}
]
},
{
"name": "Djibouti",
"iso3": "DJI",
"iso2": "DJ",
"states": [
{
"name": "Ali Sabieh Region",
"state_code": "AS"
},
{
"name": "Arta Region",
"state_code": "AR"
},
{
"name": "Dikhil Region",
"state_code": "DI"
},
{
"name": "Djibouti",
"state_code": "DJ"
},
{
"name": "Obock Region",
"state_code": "OB"
},
{
"name": "Tadjourah Region",
"state_code": "TA"
}
]
}
]
