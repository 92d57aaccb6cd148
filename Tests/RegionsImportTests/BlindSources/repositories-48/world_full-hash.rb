{
    :"Cambodia" => [
        "Bat Dambang","Kampong Cham (city)","Phnom Penh","Seam Reab"
    ],
    :"Cameroon" => [
        "Bafoussam","Bamenda","Bertoua","Douala","Edea","Garoua","Kousseri","Loum","Maroua","Ngaoundere","Yaounde"
    ],
    :"Canada" => [
        "Abbotsford","Barrie","Brampton","Cape Breton","Chatham-Kent","Quebec City","St. Catharines","St. John's","Trois-Rivieres","Winnipeg"
    ],
    :"Cape Verde" => [
        "Praia"
    ],
    :"Central African Republic" => [
        "Bangui","Bimbo"
    ],
    :"Chad" => [
        "Moundou","N'djamena","Sarh"
    ],
    :"Chile" => [
        "Antofagasta","Arica","Calama","Chillan","Concepcion","Copiapo","Coquimbo","Curico","El Bosque","Iquique","La Florida","La Pintana","La Serena"
    ],
    :"People's Republic of China" => [
        "Acheng","Akesu","Aletay","Anda","Ankang","Anlu","Anqing","Anshan","Anshun","Anyang, China","Atushi","Baicheng"
    ]
}
