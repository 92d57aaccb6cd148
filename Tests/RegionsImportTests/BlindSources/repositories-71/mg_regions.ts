export default [
    {
        "province": 1,
        "_id": 11,
        "libellé": "ANALAMANGA"
    },
    {
        "province": 1,
        "_id": 12,
        "libellé": "VAKINANKARATRA"
    },
    {
        "province": 1,
        "_id": 13,
        "libellé": "ITASY"
    },
    {
        "province": 1,
        "_id": 14,
        "libellé": "BONGOLAVA"
    },
    {
        "province": 2,
        "_id": 21,
        "libellé": "HAUTE MATSIATRA"
    },
    {
        "province": 2,
        "_id": 22,
        "libellé": "AMORON I MANIA"
    },
    {
        "province": 2,
        "_id": 23,
        "libellé": "VATOVAVY FITOVINANY"
    },
    {
        "province": 2,
        "_id": 24,
        "libellé": "IHOROMBE"
    },
    {
        "province": 2,
        "_id": 25,
        "libellé": "ATSIMO ATSINANANA"
    },
    {
        "province": 7,
        "_id": 71,
        "libellé": "DIANA"
    },
    {
        "province": 7,
        "_id": 72,
        "libellé": "SAVA"
    }
]