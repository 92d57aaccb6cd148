module.exports = iller = [
    {
        "isim": "adana",
        "plaka": "01",
        "enlem": "37.00167",
        "boylam": "35.32889",
        "ilceler": [
            "seyhan",
            "yüreğir",
            "çukurova",
            "ceyhan",
            "sarıçam",
            "kozan",
            "imamoğlu",
            "karataş",
            "karaisalı",
            "pozantı",
            "yumurtalık",
            "tufanbeyli",
            "feke",
            "aladağ",
            "saimbeyli"
        ]
    },
    {
        "isim": "adıyaman",
        "plaka": "02",
        "enlem": "37.76441",
        "boylam": "38.27629",
        "ilceler": [
            "merkez",
            "kahta",
            "besni",
            "gölbaşı",
            "gerger",
            "sincik",
            "çelikhan",
            "tut",
            "samsat"
        ]
    },
    {
        "isim": "afyonkarahisar",
        "plaka": "03",
        "enlem": "38.75688",
        "boylam": "30.53870",
        "ilceler": [
            "merkez",
            "sandıklı",
            "dinar",
            "bolvadin",
            "sinanpaşa",
            "emirdağ",
            "şuhut",
            "çay",
            "ihsaniye",
            "iscehisar",
            "sultandağı",
            "çobanlar",
            "dazkırı",
            "başmakçı",
            "hocalar",
            "bayat",
            "evciler",
            "kızılören"
        ]
    },
    {
        "isim": "ağrı",
        "plaka": "04",
        "enlem": "39.71944",
        "boylam": "43.05139",
        "ilceler": [
            "merkez",
            "patnos",
            "doğubayazıt",
            "diyadin",
            "eleşkirt",
            "tutak",
            "taşlıçay",
            "hamur"
        ]
    }
]
