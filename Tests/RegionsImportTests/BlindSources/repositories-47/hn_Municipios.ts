export const municipios = [
    {
        municipio: "La Ceiba",
        codigo: "0101"
    },
    {
        municipio: "El Porvenir",
        codigo: "0102"
    },
    {
        municipio: "Esparta",
        codigo: "0103"
    },
    {
        municipio: "Jutiapa",
        codigo: "0104"
    },
    {
        municipio: "La Masica",
        codigo: "0105"
    },
    {
        municipio: "San Francisco",
        codigo: "0106"
    },
    {
        municipio: "Tela",
        codigo: "0107"
    },
    {
        municipio: "Arizona",
        codigo: "0108"
    },
    {
        municipio: "Trujillo",
        codigo: "0201"
    },
    {
        municipio: "Balfate",
        codigo: "0202"
    },
    {
        municipio: "Iriona",
        codigo: "0203"
    },
    {
        municipio: "Limón",
        codigo: "0204"
    },
    {
        municipio: "Sabá",
        codigo: "0205"
    },
    {
        municipio: "Santa Fe",
        codigo: "0206"
    },
    {
        municipio: "Santa Rosa de Aguán",
        codigo: "0207"
    },
    {
        municipio: "Sonaguera",
        codigo: "0208"
    },
    {
        municipio: "Tocoa",
        codigo: "0209"
    },
    {
        municipio: "Bonito Oriental",
        codigo: "0210"
    },
    {
        municipio: "Comayagua",
        codigo: "0301"
    },
    {
        municipio: "Ajuterique",
        codigo: "0302"
    },
    {
        municipio: "El Rosario",
        codigo: "0303"
    },
    {
        municipio: "Esquías",
        codigo: "0304"
    },
    {
        municipio: "Humuya",
        codigo: "0305"
    },
    {
        municipio: "La Libertad",
        codigo: "0306"
    },
    {
        municipio: "Lamaní",
        codigo: "0307"
    },
    {
        municipio: "La Trinidad",
        codigo: "0308"
    },
    {
        municipio: "Lejamaní",
        codigo: "0309"
    },
    {
        municipio: "Meámbar",
        codigo: "0310"
    },
    {
        municipio: "Minas de Oro",
        codigo: "0311"
    }
]
