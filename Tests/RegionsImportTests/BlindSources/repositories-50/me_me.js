module.exports = {
    cities: [
        {
            "city": "Podgorica",
            "lat": "42.4397",
            "lng": "19.2661",
            "country": 248,
            "admin_name": "Podgorica",
            "capital": "primary",
            "population": "174515",
            "population_proper": "174515"
        },
        {
            "city": "Pljevlja",
            "lat": "43.3566",
            "lng": "19.3502",
            "country": 248,
            "admin_name": "Pljevlja",
            "capital": "admin",
            "population": "30786",
            "population_proper": "30786"
        },
        {
            "city": "Ulcinj",
            "lat": "41.9236",
            "lng": "19.2056",
            "country": 248,
            "admin_name": "Ulcinj",
            "capital": "admin",
            "population": "19921",
            "population_proper": "19921"
        },
        {
            "city": "Budva",
            "lat": "42.2847",
            "lng": "18.8453",
            "country": 248,
            "admin_name": "Budva",
            "capital": "admin",
            "population": "19218",
            "population_proper": "19218"
        },
        {
            "city": "Herceg Novi",
            "lat": "42.4531",
            "lng": "18.5375",
            "country": 248,
            "admin_name": "Herceg Novi",
            "capital": "admin",
            "population": "16493",
            "population_proper": "16493"
        },
        {
            "city": "Cetinje",
            "lat": "42.3933",
            "lng": "18.9219",
            "country": 248,
            "admin_name": "Cetinje",
            "capital": "admin",
            "population": "13991",
            "population_proper": "13991"
        },
        {
            "city": "Plav",
            "lat": "42.5956",
            "lng": "19.9450",
            "country": 248,
            "admin_name": "Plav",
            "capital": "admin",
            "population": "13805",
            "population_proper": "13805"
        },
        {
            "city": "Berane",
            "lat": "42.8473",
            "lng": "19.8694",
            "country": 248,
            "admin_name": "Berane",
            "capital": "admin",
            "population": "11776",
            "population_proper": "11776"
        },
        {
            "city": "Mojkovac",
            "lat": "42.9600",
            "lng": "19.5800",
            "country": 248,
            "admin_name": "Mojkovac",
            "capital": "admin",
            "population": "10066",
            "population_proper": "10066"
        },
        {
            "city": "Ro\u017eaje",
            "lat": "42.8442",
            "lng": "20.1679",
            "country": 248,
            "admin_name": "Ro\u017eaje",
            "capital": "admin",
            "population": "9422",
            "population_proper": "9422"
        },
        {
            "city": "Tivat",
            "lat": "42.4300",
            "lng": "18.7000",
            "country": 248,
            "admin_name": "Tivat",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "Tuzi",
            "lat": "42.3656",
            "lng": "19.3314",
            "country": 248,
            "admin_name": "Podgorica",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "Bar",
            "lat": "42.1000",
            "lng": "19.1000",
            "country": 248,
            "admin_name": "Bar",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "Kotor",
            "lat": "42.4254",
            "lng": "18.7712",
            "country": 248,
            "admin_name": "Kotor",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "Bijelo Polje",
            "lat": "43.0292",
            "lng": "19.7456",
            "country": 248,
            "admin_name": "Bijelo Polje",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "Petnjica",
            "lat": "42.9089",
            "lng": "19.9644",
            "country": 248,
            "admin_name": "Petnjica",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "Danilovgrad",
            "lat": "42.6100",
            "lng": "19.0500",
            "country": 248,
            "admin_name": "Danilovgrad",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "Nik\u0161i\u0107",
            "lat": "42.7800",
            "lng": "18.9400",
            "country": 248,
            "admin_name": "Nik\u0161i\u0107",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "Gusinje",
            "lat": "42.5619",
            "lng": "19.8339",
            "country": 248,
            "admin_name": "Gusinje",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "Andrijevica",
            "lat": "42.7339",
            "lng": "19.7919",
            "country": 248,
            "admin_name": "Andrijevica",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "Kola\u0161in",
            "lat": "42.8250",
            "lng": "19.5180",
            "country": 248,
            "admin_name": "Kola\u0161in",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "\u017dabljak",
            "lat": "43.1547",
            "lng": "19.1219",
            "country": 248,
            "admin_name": "\u017dabljak",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "\u0160avnik",
            "lat": "42.9564",
            "lng": "19.0967",
            "country": 248,
            "admin_name": "\u0160avnik",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "Plu\u017eine",
            "lat": "43.1528",
            "lng": "18.8394",
            "country": 248,
            "admin_name": "Plu\u017eine",
            "capital": "admin",
            "population": "",
            "population_proper": ""
        },
        {
            "city": "Golubovci",
            "lat": "42.3350",
            "lng": "19.2311",
            "country": 248,
            "admin_name": "Podgorica",
            "capital": "minor",
            "population": "",
            "population_proper": ""
        }
    ]
}
