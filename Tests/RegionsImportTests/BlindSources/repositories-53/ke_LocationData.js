const LocationData = {
     "counties": [
       {
         "county_name": "BARINGO",
         "id": 30,
         "constituencies": [
           {
             "constituency_name": "baringo  north",
             "id": 0,
             "wards": [
               "barwessa",
               "kabartonjo",
               "saimo/kipsaraman",
               "saimo/soi",
               "bartabwa"
             ]
           },
           {
             "constituency_name": "baringo central",
             "id": 0,
             "wards": [
               "kabarnet",
               "sacho",
               "tenges",
               "ewalel chapchap",
               "kapropita"
             ]
           },
           {
             "constituency_name": "baringo south",
             "id": 0,
             "wards": [
               "marigat",
               "ilchamus",
               "mochongoi",
               "mukutani"
             ]
           },
           {
             "constituency_name": "eldama ravine",
             "id": 0,
             "wards": [
               "lembus",
               "lembus kwen",
               "ravine",
               "mumberes/maji mazuri",
               "lembus/perkerra",
               "koibatek"
             ]
           },
           {
             "constituency_name": "mogotio",
             "id": 0,
             "wards": [
               "mogotio",
               "emining",
               "kisanana"
             ]
           },
           {
             "constituency_name": "tiaty",
             "id": 0,
             "wards": [
               "tirioko",
               "kolowa",
               "ribkwo",
               "silale",
               "loiyamorock",
               "tangulbei/korossi",
               "churo/amaya"
             ]
           }
         ]
       }
     ]
}
