#!coding:utf-8

states = [
    {
        "country": "br",
        "code": "ac",
        "name": "Acre",
    },
    {
        "country": "br",
        "code": "am",
        "name": "Amazonas",
    },
    {
        "country": "br",
        "code": "al",
        "name": "Alagoas",
    },
    {
        "country": "br",
        "code": "ce",
        "name": "Ceará",
    },
    {
        "country": "br",
        "code": "ap",
        "name": "Amapá",
    },
    {
        "country": "br",
        "code": "go",
        "name": "Goiás",
    },
    {
        "country": "br",
        "code": "es",
        "name": "Espírito Santo",
    },
    {
        "country": "br",
        "code": "pr",
        "name": "Paraná",
    },
    {
        "country": "br",
        "code": "rr",
        "name": "Roraima",
    },
    {
        "country": "br",
        "code": "rs",
        "name": "Rio Grande do Sul",
    },
    {
        "country": "br",
        "code": "pb",
        "name": "Paraíba",
    },
    {
        "country": "br",
        "code": "to",
        "name": "Tocantins",
    },
    {
        "country": "br",
        "code": "pa",
        "name": "Pará",
    },
    {
        "country": "br",
        "code": "pe",
        "name": "Pernambuco",
    },
    {
        "country": "br",
        "code": "rn",
        "name": "Rio Grande do Norte",
    },
    {
        "country": "br",
        "code": "ro",
        "name": "Rondônia",
    },
    {
        "country": "br",
        "code": "rj",
        "name": "Rio de Janeiro",
    },
    {
        "country": "br",
        "code": "ba",
        "name": "Bahia",
    },
    {
        "country": "br",
        "code": "df",
        "name": "Distrito Federal",
    },
    {
        "country": "br",
        "code": "mg",
        "name": "Minas Gerais",
    },
    {
        "country": "br",
        "code": "pi",
        "name": "Piauí",
    },
    {
        "country": "br",
        "code": "ma",
        "name": "Maranhão",
    },
]
