export const regions = [
    {
        "name" : "Dakar",
        "code" : 1,
        "superficie" : 550,
        "population" : 4_042_225
    },
    {
        "name" : "Ziguinchor",
        "code" : 2,
        "superficie" : 73399,
        "population" : 437_986

    },
    {
        "name" : "Diourbel",
        "code" : 3,
        "superficie" : 4_769,
        "population" : 1_049_954

    },
    {
        "name" : "Saint-Louis",
        "code" : 4,
        "superficie" : 19_044,
        "population" : 944_550
    },
    {
        "name" : "Tambacounda",
        "code" : 5,
        "superficie" : 59_602,
        "population" : 812_075
    },
    {
        "name" : "Kaolack",
        "code" : 6,
        "superficie" : 16_010,
        "population" : 1_066_375
    },
    {
        "name" : "Thies",
        "code" : 7,
        "superficie" : 6_601,
        "population" : 	1_442_338
    },
    {
        "name" : "Louga",
        "code" : 8,
        "superficie" : 29_188,
        "population" : 	677_533
    },
    {
        "name" : "Fatick",
        "code" : 9,
        "superficie" : 7_930,
        "population" : 	613_000
    },
    {
        "name" : "kolda",
        "code" : 10,
        "superficie" : 	21_011,
        "population" : 	847_243
    },
    {
        "name" : "Matam",
        "code" : 11,
        "superficie" : 	25_083,
        "population" : 	423_041
    },
    {
        "name" : "Kaffrine",
        "code" : 12,
        "superficie" : 	11_492,
        "population" : 	655_121
    },
    {
        "name" : "Kédougou",
        "code" : 13,
        "superficie" : 	16_896,
        "population" : 	156_351
    },
    {
        "name" : "Sédhiou",
        "code" : 14,
        "superficie" : 	7_330,
        "population" : 398_615
    }
]