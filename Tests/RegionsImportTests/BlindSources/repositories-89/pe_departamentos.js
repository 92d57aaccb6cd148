export const departamentos = [
    {
    "IDDEPARTAM": 1,
    "DESCRDEPAR": "Amazonas"
    },
    {
    "IDDEPARTAM": 2,
    "DESCRDEPAR": "Ancash"
    },
    {
    "IDDEPARTAM": 3,
    "DESCRDEPAR": "Arequipa"
    },
    {
    "IDDEPARTAM": 4,
    "DESCRDEPAR": "Ayacucho"
    },
    {
    "IDDEPARTAM": 5,
    "DESCRDEPAR": "Apurimac"
    },
    {
    "IDDEPARTAM": 6,
    "DESCRDEPAR": "Cajamarca "
    },
    {
    "IDDEPARTAM": 7,
    "DESCRDEPAR": "Cusco "
    },
    {
    "IDDEPARTAM": 8,
    "DESCRDEPAR": "Huancavelica"
    },
    {
    "IDDEPARTAM": 9,
    "DESCRDEPAR": "Hu\u00e1nuco "
    },
    {
    "IDDEPARTAM": 10,
    "DESCRDEPAR": "Ica "
    },
    {
    "IDDEPARTAM": 11,
    "DESCRDEPAR": "Jun\u00edn "
    },
    {
    "IDDEPARTAM": 12,
    "DESCRDEPAR": "La Libertad "
    },
    {
    "IDDEPARTAM": 13,
    "DESCRDEPAR": "Lambayeque"
    },
    {
    "IDDEPARTAM": 14,
    "DESCRDEPAR": "Lima"
    },
    {
    "IDDEPARTAM": 15,
    "DESCRDEPAR": "Loreto"
    },
    {
    "IDDEPARTAM": 16,
    "DESCRDEPAR": "Madre de Dios "
    },
    {
    "IDDEPARTAM": 17,
    "DESCRDEPAR": "Moquegua"
    },
    {
    "IDDEPARTAM": 18,
    "DESCRDEPAR": "Pasco "
    },
    {
    "IDDEPARTAM": 19,
    "DESCRDEPAR": "Piura "
    },
    {
    "IDDEPARTAM": 20,
    "DESCRDEPAR": "Puno"
    },
    {
    "IDDEPARTAM": 21,
    "DESCRDEPAR": "San Mart\u00edn"
    },
    {
    "IDDEPARTAM": 22,
    "DESCRDEPAR": "Tacna "
    },
    {
    "IDDEPARTAM": 23,
    "DESCRDEPAR": "Tumbes"
    },
    {
    "IDDEPARTAM": 24,
    "DESCRDEPAR": "Ucayali "
    }
    ]
export const provincias = [
    {
     "IDDEPA": 1,
     "IDPROVI": 1,
     "DESCRPROVI": "Bagua"
    },
    {
     "IDDEPA": 1,
     "IDPROVI": 2,
     "DESCRPROVI": "Bongara"
    },
    {
     "IDDEPA": 1,
     "IDPROVI": 3,
     "DESCRPROVI": "Chachapoyas "
    },
    {
     "IDDEPA": 1,
     "IDPROVI": 4,
     "DESCRPROVI": "Condorcanqui"
    },
    {
     "IDDEPA": 1,
     "IDPROVI": 5,
     "DESCRPROVI": "Luya "
    }
    ]
