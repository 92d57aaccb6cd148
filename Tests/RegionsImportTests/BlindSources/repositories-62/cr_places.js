const provinciasCR = [
    {
        "ID": "1",
        "Name": "San José"
    },
    {
        "ID": "2",
        "Name": "Alajuela"
    },
    {
        "ID": "3",
        "Name": "Cartago"
    },
    {
        "ID": "4",
        "Name": "Heredia"
    },
    {
        "ID": "5",
        "Name": "Guancaste"
    },
    {
        "ID": "6",
        "Name": "Puntarenas"
    },
    {
        "ID": "7",
        "Name": "Limón"
    }
];

const cantonesCR = [
    {
        "ID": "101",
        "PID": "1",
        "Name": "San José"
    },
    {
        "ID": "102",
        "PID": "1",
        "Name": "Escazú"
    },
    {
        "ID": "103",
        "PID": "1",
        "Name": "Desamparados"
    },
    {
        "ID": "104",
        "PID": "1",
        "Name": "Puriscal"
    },
    {
        "ID": "105",
        "PID": "1",
        "Name": "Tarrazú"
    },
    {
        "ID": "106",
        "PID": "1",
        "Name": "Aserrí"
    },
    {
        "ID": "107",
        "PID": "1",
        "Name": "Mora"
    },
    {
        "ID": "108",
        "PID": "1",
        "Name": "Goicoechea"
    },
    {
        "ID": "109",
        "PID": "1",
        "Name": "Santa Ana"
    },
    {
        "ID": "110",
        "PID": "1",
        "Name": "Alajuelita"
    },
    {
        "ID": "111",
        "PID": "1",
        "Name": "Vázquez de Coronado"
    },
    {
        "ID": "112",
        "PID": "1",
        "Name": "Acosta"
    },
    {
        "ID": "113",
        "PID": "1",
        "Name": "Tibás"
    },
    {
        "ID": "114",
        "PID": "1",
        "Name": "Moravia"
    },
    {
        "ID": "115",
        "PID": "1",
        "Name": "Montes de Oca"
    },
    {
        "ID": "116",
        "PID": "1",
        "Name": "Turrubares"
    },
    {
        "ID": "117",
        "PID": "1",
        "Name": "Dota"
    },
    {
        "ID": "118",
        "PID": "1",
        "Name": "Curridabat"
    }
];
