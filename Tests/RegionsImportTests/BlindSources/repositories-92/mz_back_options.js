const provinces = ["Niassa", "Cabo Delgado", "Nampula", "Zambézia", "Tete", "Manica", "Sofala", "Inhambane", "Gaza", "Maputo_Província", "Maputo_Cidade"];

const cities = [
    // Maputo - Cidade
    "Maputo",

    // Maputo - Província
    "Matola",
    "Boane",
    "Namaacha",
    "Marracuene",

    // Gaza
    "Xai-Xai",
    "Chokwé",
    "Mandlakazi",
    "Bilene",
    "Magude",

    // Inhambane
    "Inhambane",
    "Maxixe",
    "Vilankulo",

    // Sofala
    "Beira",
    "Dondo",
    "Buzi",
    "Gorongosa",

    // Manica
    "Chimoio",
    "Gondola",
    "Manica",
    "Catandica",

    // Tete
    "Tete",
    "Moatize",
    "Chiuta",

    // Nampula
    "Nampula",
    "Nacala",
    "Ilha de Moçambique",

    // Zambézia
    "Quelimane",
    "Mocuba",
    "Gurué",
    "Alto Molócué",

    // Niassa
    "Lichinga",
    "Cuamba",
    "Mavago",

    // Cabo Delgado
    "Pemba",
    "Montepuez",
    "Palma",
];

module.export = {
    cities,
    provinces,
};
