export default [
    {
        "_id": 1,
        "libellé": "ANTANANARIVO"
    },
    {
        "_id": 2,
        "libellé": "FIANARANTSOA"
    },
    {
        "_id": 7,
        "libellé": "ANTSIRANANA"
    }
]