var sel_municipal = [
  {
    "estado": "Estados Unidos Mexicanos",
    "municipios": []
  },
  {
    "estado": "Aguascalientes",
    "municipios": [
      {
        "nombre": "Aguascalientes"
      },
      {
        "nombre": "Asientos"
      },
      {
        "nombre": "Calvillo"
      },
      {
        "nombre": "Cosío"
      },
      {
        "nombre": "Jesús María"
      },
      {
        "nombre": "Pabellón de Arteaga"
      },
      {
        "nombre": "Rincón de Romos"
      },
      {
        "nombre": "San José de Gracia"
      },
      {
        "nombre": "Tepezalá"
      },
      {
        "nombre": "El Llano"
      },
      {
        "nombre": "San Francisco de los Romo"
      }
    ]
  },
  {
    "estado": "Baja California",
    "municipios": [
      {
        "nombre": "Ensenada"
      },
      {
        "nombre": "Mexicali"
      },
      {
        "nombre": "Tecate"
      },
      {
        "nombre": "Tijuana"
      },
      {
        "nombre": "Playas de Rosarito"
      }
    ]
  },
  {
    "estado": "Baja California Sur",
    "municipios": [
      {
        "nombre": "Comondú"
      },
      {
        "nombre": "Mulegé"
      },
      {
        "nombre": "La Paz"
      },
      {
        "nombre": "Los Cabos"
      },
      {
        "nombre": "Loreto"
      }
    ]
  },
  {
    "estado": "Campeche",
    "municipios": [
      {
        "nombre": "Calkiní"
      },
      {
        "nombre": "Campeche"
      },
      {
        "nombre": "Carmen"
      },
      {
        "nombre": "Champotón"
      },
      {
        "nombre": "Hecelchakán"
      },
      {
        "nombre": "Hopelchén"
      },
      {
        "nombre": "Palizada"
      },
      {
        "nombre": "Tenabo"
      },
      {
        "nombre": "Escárcega"
      },
      {
        "nombre": "Calakmul"
      },
      {
        "nombre": "Candelaria"
      }
    ]
  }
]
