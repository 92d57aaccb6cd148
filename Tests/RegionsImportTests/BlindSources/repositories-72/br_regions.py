

# from https://en.wikipedia.org/wiki/States_of_Brazil
states = [
    ["Acre",               "AC", "NORTE",       881935],
    ["Alagoas",            "AL", "NORDESTE",    3337357],
    ["Amapá",              "AP", "NORTE",       845731],
    ["Amazonas",           "AM", "NORTE",       4144597],
    ["Bahia",              "BA", "NORDESTE",    14873064],
    ["Ceará",              "CE", "NORDESTE",    9132078],
    ["Distrito Federal",   "DF", "CENTRO-OESTE",3015268],
    ["Espírito Santo",     "ES", "SUDESTE",     4018650],
    ["Goiás",              "GO", "CENTRO-OESTE",7018354],
    ["Maranhão",           "MA", "NORDESTE",    7075181],
    ["Mato Grosso",        "MT", "CENTRO-OESTE",3484466],
    ["Mato Grosso do Sul", "MS", "CENTRO-OESTE",2778986],
    ["Minas Gerais",       "MG", "SUDESTE",     21168791],
    ["Pará",               "PA", "NORTE",       8602865],
    ["Paraíba",            "PB", "NORDESTE",    4018127],
    ["Paraná",             "PR", "SUL",         11433957],
    ["Pernambuco",         "PE", "NORDESTE",    9557071],
    ["Piauí",              "PI", "NORDESTE",    3273227],
    ["Rio de Janeiro",     "RJ", "SUDESTE",     17264943],
    ["Rio Grande do Norte","RN", "NORDESTE",    3506853],
    ["Rio Grande do Sul",  "RS", "SUL",         11377239],
    ["Rondônia",           "RO", "NORTE",       1777225],
    ["Roraima",            "RR", "NORTE",       605761],
    ["Santa Catarina",     "SC", "SUL",         7164788],
    ["São Paulo",          "SP", "SUDESTE",     45919049],
    ["Sergipe",            "SE", "NORDESTE",    2298696],
    ["Tocantins",          "TO", "NORTE",       1572866]
]
