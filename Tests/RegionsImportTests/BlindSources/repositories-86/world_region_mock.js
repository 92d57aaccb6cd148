export const regions = [
    {
        name: "Sudamérica",
        countries: [
            {
                name: "Argentina",
                cities: [{ name: "Cordoba" }, { name: "Neuquén" }, { name: "Buenos Aires" }],
            },
            {
                name: "Brasil",
                cities: [{ name: "Rio de Janeiro" }, { name: "Fortaleza" }, { name: "Buzios" }],
            },
            {
                name: "Chile",
                cities: [{ name: "Cochamó" }, { name: "Valparaiso" }, { name: "Frutillar" }],
            },
        ],
    },
    {
        name: "Europa",
        countries: [
            {
                name: "Italia",
                cities: [{ name: "Roma" }, { name: "Milan" }],
            },
        ],
    },
];
