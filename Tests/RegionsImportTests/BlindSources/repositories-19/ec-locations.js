export const ecuadorLocations = [
  {
    province: "Azuay",
    coordinates: { latitude: -2.8833, longitude: -78.7833 }, // Coordenadas de la provincia
    cantons: [
      {
        canton: "Camilo Ponce Enríquez",
        coordinates: { latitude: -3.35, longitude: -78.95 }, // Coordenadas del cantón
        parroquias: [
          { parroquia: "Asunción (Asancoto)", coordinates: { latitude: -3.367, longitude: -78.95 } },
          { parroquia: "Caluma", coordinates: { latitude: -3.363, longitude: -78.973 } },
          { parroquia: "Magdalena (Chapacoto)", coordinates: { latitude: -3.391, longitude: -78.996 } },
          { parroquia: "San Sebastián", coordinates: { latitude: -3.378, longitude: -78.941 } },
          { parroquia: "Telimbela", coordinates: { latitude: -3.326, longitude: -78.927 } }
        ]
      },
      {
        canton: "Chordeleg",
        coordinates: { latitude: -2.808, longitude: -79.270 }, // Coordenadas del cantón
        parroquias: [
          { parroquia: "Luis Galarza Orellana (Delegsol)", coordinates: { latitude: -2.794, longitude: -79.284 } },
          { parroquia: "San Martín de Puzhío", coordinates: { latitude: -2.815, longitude: -79.264 } },
          { parroquia: "San Pedro", coordinates: { latitude: -2.799, longitude: -79.249 } }
        ]
      },
      {
        canton: "Cuenca",
        coordinates: { latitude: -2.8974, longitude: -79.0045 }, // Coordenadas del cantón
        parroquias: [
          { parroquia: "Baños", coordinates: { latitude: -2.901, longitude: -79.035 } },
          { parroquia: "Chaucha", coordinates: { latitude: -3.127, longitude: -79.253 } },
          { parroquia: "Checa", coordinates: { latitude: -2.934, longitude: -79.010 } },
          { parroquia: "Chiquintad", coordinates: { latitude: -2.869, longitude: -79.010 } },
          { parroquia: "Cumbe", coordinates: { latitude: -3.113, longitude: -79.150 } },
          { parroquia: "El Valle", coordinates: { latitude: -3.053, longitude: -79.021 } },
          { parroquia: "Llacao", coordinates: { latitude: -2.845, longitude: -78.936 } },
          { parroquia: "Molleturo", coordinates: { latitude: -2.759, longitude: -79.396 } },
          { parroquia: "Nulti", coordinates: { latitude: -2.876, longitude: -78.921 } }
        ]
      },
      {
        canton: "Girón",
        coordinates: { latitude: -3.158, longitude: -79.149 }, // Coordenadas del cantón
        parroquias: [
          { parroquia: "Asunción", coordinates: { latitude: -3.186, longitude: -79.206 } },
          { parroquia: "San Gerardo", coordinates: { latitude: -3.135, longitude: -79.192 } }
        ]
      },
      {
        canton: "Gualaceo",
        coordinates: { latitude: -2.892, longitude: -78.775 }, // Coordenadas del cantón
        parroquias: [
          { parroquia: "Daniel Córdova Toral", coordinates: { latitude: -2.937, longitude: -78.812 } },
          { parroquia: "Jadán", coordinates: { latitude: -2.848, longitude: -78.869 } },
          { parroquia: "Luis Cordero Vega", coordinates: { latitude: -2.931, longitude: -78.735 } },
          { parroquia: "Mariano Moreno", coordinates: { latitude: -2.912, longitude: -78.743 } },
          { parroquia: "Remigio Crespo Toral", coordinates: { latitude: -2.893, longitude: -78.735 } },
          { parroquia: "San Juan", coordinates: { latitude: -2.975, longitude: -78.811 } },
          { parroquia: "Simón Bolívar", coordinates: { latitude: -2.964, longitude: -78.767 } },
          { parroquia: "Zhidmad", coordinates: { latitude: -2.903, longitude: -78.859 } }
        ]
      }
    ]
  },
  {
    province: "Bolívar",
    coordinates: { latitude: -1.5917, longitude: -79.0 }, // Coordenadas de la provincia
    cantons: [
      {
        canton: "Chillanes",
        coordinates: { latitude: -1.945, longitude: -79.063 }, // Coordenadas del cantón
        parroquias: [
          { parroquia: "San José del Tambo", coordinates: { latitude: -1.975, longitude: -79.224 } }
        ]
      },
      {
        canton: "Chimbo",
        coordinates: { latitude: -1.684, longitude: -79.023 }, // Coordenadas del cantón
        parroquias: [
          { parroquia: "Asunción (Asancoto)", coordinates: { latitude: -1.640, longitude: -79.031 } },
          { parroquia: "Magdalena (Chapacoto)", coordinates: { latitude: -1.694, longitude: -79.049 } },
          { parroquia: "San Sebastián", coordinates: { latitude: -1.679, longitude: -78.998 } },
          { parroquia: "Telimbela", coordinates: { latitude: -1.661, longitude: -79.168 } }
        ]
      },
      {
        canton: "Guaranda",
        coordinates: { latitude: -1.592, longitude: -79.000 }, // Coordenadas del cantón
        parroquias: [
          { parroquia: "Facundo Vela", coordinates: { latitude: -1.225, longitude: -79.078 } },
          { parroquia: "Julio E. Moreno", coordinates: { latitude: -1.541, longitude: -78.965 } },
          { parroquia: "Salinas", coordinates: { latitude: -1.404, longitude: -79.018 } },
          { parroquia: "San Lorenzo", coordinates: { latitude: -1.654, longitude: -78.981 } },
          { parroquia: "San Simón", coordinates: { latitude: -1.631, longitude: -78.988 } },
          { parroquia: "Santa Fe", coordinates: { latitude: -1.617, longitude: -78.996 } },
          { parroquia: "Simiátug", coordinates: { latitude: -1.305, longitude: -78.952 } }
        ]
      },
      {
        canton: "Las Naves",
        coordinates: { latitude: -1.286, longitude: -79.308 }, // Coordenadas del cantón
        parroquias: []
      }
    ]
  },
  {
    province: "Cañar",
    coordinates: { latitude: -2.5589, longitude: -78.9394 }, // Coordenadas de la provincia
    cantons: [
      {
        canton: "Biblián",
        coordinates: { latitude: -2.709, longitude: -78.889 }, // Coordenadas del cantón
        parroquias: [
          { parroquia: "Jerusalén", coordinates: { latitude: -2.695, longitude: -78.941 } },
          { parroquia: "Nazón", coordinates: { latitude: -2.681, longitude: -78.903 } },
          { parroquia: "Turupamba", coordinates: { latitude: -2.695, longitude: -78.873 } }
        ]
      },
      {
        canton: "Déleg",
        coordinates: { latitude: -2.781, longitude: -78.922 }, // Coordenadas del cantón
        parroquias: [
          { parroquia: "Solano", coordinates: { latitude: -2.806, longitude: -78.913 } }
        ]
      }
    ]
  }
];
