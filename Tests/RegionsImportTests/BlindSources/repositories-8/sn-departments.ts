export const departments = [
    {
        "name" : "Dakar",
        "region_code" : 1
    },
    {
        "name" : "Guédiawaye",
        "region_code" : 1
    },
    {
        "name" : "Pikine",
        "region_code" : 1
    },
    {
        "name" : "Rufisque",
        "region_code" : 1
    },
    {
        "name" : "Bignona",
        "region_code" : 2
    },
    {
        "name" : "Oussouye",
        "region_code" : 2
    },
    {
        "name" : "Ziguinchor",
        "region_code" : 2
    },
    {
        "name" : "Diourbel",
        "region_code" : 3
    },
    {
        "name" : "Mbacké",
        "region_code" : 3
    },
    {
        "name" : "Bambey",
        "region_code" : 3
    },
    {
        "name" : "Dagana",
        "region_code" : 4
    },
    {
        "name" : "Podor",
        "region_code" : 4
    },
    {
        "name" : "Saint-Louis",
        "region_code" : 4
    },
    {
        "name" : "Bakel",
        "region_code" : 5
    },
    {
        "name" : "Goudiry",
        "region_code" : 5
    },
    {
        "name" : "Koumpentoum",
        "region_code" : 5
    },
    {
        "name" : "Tambacounda",
        "region_code" : 5
    },
    {
        "name" : "Guinguinéo",
        "region_code" : 6
    },
    {
        "name" : "Kaolack",
        "region_code" : 6
    },
    {
        "name" : "Nioro du Rip",
        "region_code" : 6
    },
    {
        "name" : "Mbour",
        "region_code" : 7
    },
    {
        "name" : "Thiès",
        "region_code" : 7
    },
    {
        "name" : "Tivaouane",
        "region_code" : 7
    },
    {
        "name" : "Kébémer",
        "region_code" : 8
    },
    {
        "name" : "Linguère",
        "region_code" : 8
    },
    {
        "name" : "Louga",
        "region_code" : 8
    },
    {
        "name" : "Fatick",
        "region_code" : 9
    },
    {
        "name" : "Foundiougne",
        "region_code" : 9
    },
    {
        "name" : "Gossas",
        "region_code" : 9
    },
    {
        "name" : "Kolda",
        "region_code" : 10
    },
    {
        "name" : "Médina Yoro Foulah",
        "region_code" : 10
    },
    {
        "name" : "Vélingara",
        "region_code" : 10
    },
    {
        "name" : "Kanel",
        "region_code" : 11
    },
    {
        "name" : "Matam",
        "region_code" : 11
    },
    {
        "name" : "Ranérou-Ferlo",
        "region_code" : 11
    },
    {
        "name" : "Birkelane",
        "region_code" : 12
    },
    {
        "name" : "Kaffrine",
        "region_code" : 12
    },
    {
        "name" : "Koungheul",
        "region_code" : 12
    },
    {
        "name" : "Malem-Hodar",
        "region_code" : 12
    },
    {
        "name" : "Kédougou",
        "region_code" : 13
    },
    {
        "name" : "Salemata",
        "region_code" : 13
    },
    {
        "name" : "Saraya",
        "region_code" : 13
    },
    {
        "name" : "Sédhiou",
        "region_code" : 14
    },
    {
        "name" : "Bounkiling",
        "region_code" : 14
    },
    {
        "name" : "Goudomp",
        "region_code" : 14
    },
]