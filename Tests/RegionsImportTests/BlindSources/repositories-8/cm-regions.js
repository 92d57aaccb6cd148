var regions = {
    "EN": "Extrême-Nord",
    "NO": "Nord",
    "AD": "Adamaoua"
}

// Departments
var en = {
    "DI": "Diamaré",
    "LC": "Logone-et-Chari",
    "MD": "Mayo-Danay",
    "MK_EN": "Mayo-Kani",
    "MS": "Mayo-Sava",
    "MT": "Mayo-Tsanaga"
}

var no = {
    "BE": "Bénoué",
    "FA_NO": "Faro",
    "ML": "Mayo-Louti",
    "MR": "Mayo-Rey"
}

var ad = {
    "DJ": "Djérem",
    "FD": "Faro-et-Déo",
    "MBA": "Mayo-Banyo",
    "MBB": "Mbéré",
    "VI": "Vina"
}


var di = {
    "MA1": "Maroua I",
    "MA2": "Maroua II",
    "MA3": "Maroua III",
    "DA": "Dargala",
    "ND": "Ndoukoula",
    "GA": "Gazawa",
    "PE": "Pette",
    "BO": "Bogo",
    "ME": "Méri"
}

var lc = {
    "KO": "Kousséri",
    "ZI": "Zina",
    "LB": "Logone-Birni",
    "WA": "Waza",
    "MA": "Makary",
    "DA": "Darak",
    "GO": "Goulfey",
    "BL": "Blangoua",
    "FO": "Fotokol",
    "HH": "Hile-halifa"
}

var md = {
    "YA": "Yagoua",
    "GU": "Guéré",
    "MA": "Maga",
    "WI": "Wina",
    "VE": "Vélé",
    "KK": "Kai-kai",
    "GO": "Gobo",
    "KH": "Kar-Hay",
    "DA": "Datcheka",
    "TC": "Tchatibali",
    "KA": "Kalfou"
}

var mk_en = {
    "KA": "Kaélé",
    "GU": "Guidiguis",
    "MO": "Moutourwa",
    "PO": "Porhi",
    "TA": "Taibong",
    "MI": "Mindif",
    "MOU": "Moulvoudaye"
}

var ms = {
    "MO": "Mora",
    "TO": "Tokombéré",
    "KO": "Kolofata"
}

var mt = {
    "MO": "Mokolo",
    "SR": "Soulede-Roua",
    "BO": "Bourrha",
    "KO": "Koza",
    "HI": "Hina",
    "MOG": "Mogodé",
    "MM": "Mayo-Moskota"
}


var be = {
    "GA1": "Garoua I",
    "BA": "Basheo",
    "DE": "Demsa",
    "GA2": "Garoua II",
    "GA3": "Garoua III",
    "BI": "Bibémi",
    "TO": "Touroua",
    "PI": "Pitoa",
    "DE": "Dembo",
    "LA": "Lagdo",
    "TC": "Tchéboa",
    "MH": "May Hourna"
}

var fa_no = {
    "PO": "Poli",
    "BE": "Béka"
}

var ml = {
    "GU": "Guider",
    "MO": "Mayo-Oulo",
    "FI": "Figuil"
}

var mr = {
    "TC": "Tcholliré",
    "MA": "Madingring",
    "RB": "Rey-Bouba",
    "TO": "Touboro"
}


var dj = {
    "TI": "Tibati",
    "NG": "Ngaoundal"
}

var fd = {
    "TI": "Tignère",
    "MB": "Mayo-Baleo",
    "KO": "Kontcha",
    "GT": "Galim-Tignère"
}

var mba = {
    "BA": "Banyo",
    "MA": "Mayo-Darlé",
    "BAK": "Bankim"
}

var mbb = {
    "ME": "Meiganga",
    "DJ": "Djohong",
    "NG": "Ngaoui",
    "DI": "Dir"
}

var vi = {
    "NG1": "Ngaoundéré 1er",
    "NG2": "Ngaoundéré 2ème",
    "NG3": "Ngaoundéré 3ème",
    "NGA": "Ngan-ha",
    "NY": "Nyambaka ",
    "MA": "Martap",
    "MB": "Mbé",
    "BE": "Belel"
}