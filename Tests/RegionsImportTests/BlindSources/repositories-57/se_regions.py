län = {
    "blekinge": "blekinge-laen",
    "dalarna": "dalarnas-laen",
    "gotland": "gotlands-laen",
    "gävleborg": "gaevleborgs-laen",
    "halland": "hallands-laen",
    "jämtland": "jaemtlands-laen",
    "jönköping": "joenkoepings-laen",
    "kalmar": "kalmar-laen",
    "kronoberg": "kronobergs-laen",
    "norrbotten": "norrbottens-laen",
    "skåne": "skaane-laen",
    "stockholm": "stockholms-laen",
    "södermanland": "soedermanlands-laen",
    "uppsala": "uppsala-laen",
    "värmland": "vaermlands-laen",
    "västerbotten": "vaesterbottens-laen",
    "västernorrland": "vaesternorrlands-laen",
    "västmanland": "vaestmanlands-laen",
    "västra götaland": "vaestra-goetalands-laen",
    "örebro": "oerebro-laen",
    "östergötland": "oestergoetlands-laen"
}

blekinge = [
    "karlshamn",
    "kaslskrona",
    "olofström",
    "ronneby",
    "sölvesborg"
]

dalarna = [
    "avesta",
    "boslänge",
    "falun",
    "gangnef",
    "hedemora",
    "leksand",
    "ludvika",
    "malung-sälen",
    "mora",
    "orsa",
    "rättvik",
    "smedjebacken",
    "säter",
    "vansbro",
    "älvedalen"
]

gotland = ["gotland"]

gävleborg = [
    "bollnäs",
    "gävle",
    "hofors",
    "hudviksvall",
    "ljusdal",
    "nordanstig",
    "ockelbo",
    "ovanåker",
    "sandviken",
    "söderhamn"
]

halland = [
    "falkenberg",
    "halmstad",
    "hylte",
    "kungsbacka",
    "laholm",
    "varberg"
]

jämtland = [
    "berg",
    "bräcke",
    "härjedalen",
    "krokom",
    "ragunda",
    "strömsund",
    "åre",
    "östersund"
]

jönköping = [
    "aneby",
    "eksjö",
    "gislaved",
    "gnosjö",
    "habo",
    "jönköping",
    "mullsjö",
    "nässjö",
    "sävsjö",
    "tranås",
    "vaggeryd",
    "vetlanda",
    "värnamo"
]
