
export const estadosVenezuela = [
	[
  {
    "estado": "Amazonas",
    "iso_3166-2": "VE-X",
    "municipios": [
      {
        "municipio": "Alto Orinoco",
        "capital": "La Esmeralda",
        "parroquias": [
          "Alto Orinoco",
          "Huachamacare",
          "Marawaka",
          "Mavaca",
          "Sierra Parima"
        ]
      },
      {
        "municipio": "Atabapo",
        "capital": "San Fernando de Atabapo",
        "parroquias": [
          "Ucata",
          "Yapacana",
          "Caname"
        ]
      },
      {
        "municipio": "Atures",
        "capital": "Puerto Ayacucho",
        "parroquias": [
          "Fernando Girón Tovar",
          "Luis Alberto Gómez",
          "Parhueña",
          "Platanillal"
        ]
      },
      {
        "municipio": "Autana",
        "capital": "Isla de Ratón",
        "parroquias": [
          "Samariapo",
          "Sipapo",
          "Munduapo",
          "Guayapo"
        ]
      },
      {
        "municipio": "Manapiare",
        "capital": "San Juan de Manapiare",
        "parroquias": [
          "Alto Ventuari",
          "Medio Ventuari",
          "Bajo Ventuari"
        ]
      },
      {
        "municipio": "Maroa",
        "capital": "Maroa",
        "parroquias": [
          "Victorino",
          "Comunidad"
        ]
      },
      {
        "municipio": "Río Negro",
        "capital": "San Carlos de Río Negro",
        "parroquias": [
          "Casiquiare",
          "Cocuy",
          "San Carlos"
        ]
      }
    ]
  },
  {
    "estado": "Anzoátegui",
    "iso_3166-2": "VE-B",
    "municipios": [
      {
        "municipio": "Anaco",
        "capital": "Anaco",
        "parroquias": [
          "Anaco",
          "San Joaquín"
        ]
      },
      {
        "municipio": "Aragua",
        "capital": "Aragua de Barcelona",
        "parroquias": [
          "Cachipo",
          "Aragua de Barcelona"
        ]
      }
    ]
  }
]
]
