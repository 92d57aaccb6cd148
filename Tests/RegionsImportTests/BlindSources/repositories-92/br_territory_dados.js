const dados = [
    {
        "municipio": "Abadia de Goiás",
        "area": 146.458,
        "uf": "GO",
        "regiao": "Metropolitana",
        "microregiao": "Goiânia",
        "location": "-16.75,-49.43"
    },
    {
        "municipio": "Abadiânia",
        "area": 1044.159,
        "uf": "GO",
        "regiao": "Leste",
        "microregiao": "Entorno do Distrito Federal",
        "location": "-16.2,-48.7"
    },
    {
        "municipio": "Acreúna",
        "area": 1565.989,
        "uf": "GO",
        "regiao": "Sul",
        "microregiao": "Vale do Rio dos Bois",
        "location": "-17.39,-50.37"
    },
    {
        "municipio": "Adelândia",
        "area": 115.353,
        "uf": "GO",
        "regiao": "Centro",
        "microregiao": "Anicuns",
        "location": "-16.41,-50.16"
    },
    {
        "municipio": "Água Fria de Goiás",
        "area": 2029.406,
        "uf": "GO",
        "regiao": "Leste",
        "microregiao": "Entorno do Distrito Federal",
        "location": "-14.98,-47.78"
    },
    {
        "municipio": "Água Limpa",
        "area": 452.856,
        "uf": "GO",
        "regiao": "Sul",
        "microregiao": "Meia Ponte",
        "location": "-18.07,-48.76"
    },
    {
        "municipio": "Águas Lindas de Goiás",
        "area": 191.198,
        "uf": "GO",
        "regiao": "Leste",
        "microregiao": "Entorno do Distrito Federal",
        "location": "-15.76,-48.28"
    },
    {
        "municipio": "Alexânia",
        "area": 847.891,
        "uf": "GO",
        "regiao": "Leste",
        "microregiao": "Entorno do Distrito Federal",
        "location": "-16.08,-48.5"
    },
    {
        "municipio": "Aloândia",
        "area": 102.16,
        "uf": "GO",
        "regiao": "Sul",
        "microregiao": "Meia Ponte",
        "location": "-17.72,-49.48"
    }
];
