const comunidades = [
    {
        nombre: "Andalucía",
        provincias: [
            { id: "almeria", nombre: "Almería" },
            { id: "cadiz", nombre: "Cádiz" },
            { id: "cordoba", nombre: "Córdoba" },
            { id: "granada", nombre: "Granada" },
            { id: "huelva", nombre: "Huelva" },
            { id: "jaen", nombre: "Jaén" },
            { id: "malaga", nombre: "Málaga" },
            { id: "sevilla", nombre: "Sevilla" }
        ]
    },
    {
        nombre: "Aragón",
        provincias: [
            { id: "huesca", nombre: "Huesca" },
            { id: "teruel", nombre: "Teruel" },
            { id: "zaragoza", nombre: "Zaragoza" }
        ]
    },
    {
        nombre: "Principado de Asturias",
        provincias: [
            { id: "asturias", nombre: "Asturias" }
        ]
    },
    {
        nombre: "Islas Baleares",
        provincias: [
            { id: "islas-baleares", nombre: "Islas Baleares" }
        ]
    },
    {
        nombre: "País Vasco",
        provincias: [
            { id: "alava", nombre: "Álava" },
            { id: "guipuzcoa", nombre: "Guipúzcoa" },
            { id: "vizcaya", nombre: "Vizcaya" }
        ]
    },
    {
        nombre: "Canarias",
        provincias: [
            { id: "santa-cruz-de-tenerife", nombre: "Santa Cruz de Tenerife" },
            { id: "las-palmas", nombre: "Las Palmas" }
        ]
    },
    {
        nombre: "Cantabria",
        provincias: [
            { id: "cantabria", nombre: "Cantabria" }
        ]
    },
    {
        nombre: "Castilla y León",
        provincias: [
            { id: "avila", nombre: "Ávila" },
            { id: "burgos", nombre: "Burgos" },
            { id: "leon", nombre: "León" },
            { id: "palencia", nombre: "Palencia" },
            { id: "salamanca", nombre: "Salamanca" },
            { id: "segovia", nombre: "Segovia" },
            { id: "soria", nombre: "Soria" },
            { id: "valladolid", nombre: "Valladolid" },
            { id: "zamora", nombre: "Zamora" }
        ]
    },
    {
        nombre: "Castilla-La Mancha",
        provincias: [
            { id: "albacete", nombre: "Albacete" },
            { id: "ciudad-real", nombre: "Ciudad Real" },
            { id: "cuenca", nombre: "Cuenca" },
            { id: "guadalajara", nombre: "Guadalajara" },
            { id: "toledo", nombre: "Toledo" }
        ]
    },
    {
        nombre: "Cataluña",
        provincias: [
            { id: "barcelona", nombre: "Barcelona" },
            { id: "gerona", nombre: "Gerona" },
            { id: "lerida", nombre: "Lérida" },
            { id: "tarragona", nombre: "Tarragona" }
        ]
    },
    {
        nombre: "Extremadura",
        provincias: [
            { id: "badajoz", nombre: "Badajoz" },
            { id: "caceres", nombre: "Cáceres" }
        ]
    },
    {
        nombre: "Galicia",
        provincias: [
            { id: "la-coruna", nombre: "La Coruña" },
            { id: "lugo", nombre: "Lugo" },
            { id: "orense", nombre: "Orense" },
            { id: "pontevedra", nombre: "Pontevedra" }
        ]
    },
    {
        nombre: "Comunidad de Madrid",
        provincias: [
            { id: "madrid", nombre: "Madrid" }
        ]
    },
    {
        nombre: "Región de Murcia",
        provincias: [
            { id: "murcia", nombre: "Murcia" }
        ]
    },
    {
        nombre: "Comunidad Foral de Navarra",
        provincias: [
            { id: "navarra", nombre: "Navarra" }
        ]
    },
    {
        nombre: "La Rioja",
        provincias: [
            { id: "la-rioja", nombre: "La Rioja" }
        ]
    },
    {
        nombre: "Comunidad Valenciana",
        provincias: [
            { id: "alicante", nombre: "Alicante" },
            { id: "castellon", nombre: "Castellón" },
            { id: "valencia", nombre: "Valencia" }
        ]
    },
    // Ciudades autónomas no se suelen preguntar como provincias
    // {
    //     nombre: "Ceuta",
    //     provincias: [
    //         { id: "ceuta", nombre: "Ceuta" }
    //     ]
    // },
    // {
    //     nombre: "Melilla",
    //     provincias: [
    //         { id: "melilla", nombre: "Melilla" }
    //     ]
    // }
];
