
const arrondissements = 
[
    {
        idarrondissement: 24,
        intitule: "KETTE",
    },
    {
        idarrondissement: 25,
        intitule: "MBANG",
    },
    {
        idarrondissement: 26,
        intitule: "NDELELE",
    },
    {
        idarrondissement: 27,
        intitule: "MBOTORO",
    },
    {
        idarrondissement: 28,
        intitule: "BOMBE",
    },
    {
        idarrondissement: 29,
        intitule: "NDEM-NAM",
    },
    {
        idarrondissement: 30,
        intitule: "NGUÉLÉBOK",

    },
    {
        idarrondissement: 31,
        intitule: "BELABO",

    },
    {
        idarrondissement: 32,
        intitule: "BÉTARÉ-OYA",
    },
    {
        idarrondissement: 33,
        intitule: "BERTOUA",
    },
    {
        idarrondissement: 34,
        intitule: "DIANG",
    },
    {
        idarrondissement: 35,
        intitule: "GAROUA BOULAÏ",
    },
    {
        idarrondissement: 36,
        intitule: "NGOURA",

    },
    {
        idarrondissement: 37,
        intitule: "BERTOUA 3",
    },
    {
        idarrondissement: 38,
        intitule: "BERTOUA 2",
    },
    {
        idarrondissement: 39,
        intitule: "MANDJOU",
    },
    {
        idarrondissement: 71,
        intitule: "BENGBIS",
    },
    {
        idarrondissement: 42,
        intitule: "DJOUM",
    },
    {
        idarrondissement: 43,
        intitule: "MEYOMESSALA",
    },
    {
        idarrondissement: 44,
        intitule: "MINTOM",
    },
    {
        idarrondissement: 45,
        intitule: "OVENG",
    },
    {
        idarrondissement: 46,
        intitule: "SANGMÉLIMA",
    },
    {
        idarrondissement: 47,
        intitule: "ZOÉTÉLÉ",
    },
    {
        idarrondissement: 48,
        intitule: "MEYOMESSI",
    },
    {
        idarrondissement: 49,
        intitule: "BIWONGBANE",
    },
    {
        idarrondissement: 50,
        intitule: "EBOLOWA 1",
    },
    {
        idarrondissement: 51,
        intitule: "MENGONG",
    },
]
