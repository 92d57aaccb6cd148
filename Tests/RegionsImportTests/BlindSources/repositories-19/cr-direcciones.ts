export const provincias = [
    {
    Provincia: "San José",
    Cantones: [
      { 
        Canton: "San José", 
        Distritos: ["Catedral", "El Carmen", "La Uruca", "Mata Redonda", "Pavas", "Pavas", "San Sebastián"]
      },
      { 
        Canton: "Escazú", 
        Distritos: ["Escazú", "San Antonio", "San Rafael"]
      },
      { 
        Canton: "Desamparados", 
        Distritos: ["Desamparados", "San Miguel", "San Juan de Dios", "La Caprieta", "Los Guido", "San Rafael Arriba"]
      },
      { 
        Canton: "Puriscal", 
        Distritos: ["Puriscal", "San Rafael", "Candelaria", "Barbacoas"]
      },
      { 
        Canton: "Tarrazú", 
        Distritos: ["San Marcos", "San Carlos", "San Pablo", "La Pastora"]
      },
      { 
        Canton: "Aserrí", 
        Distritos: ["Aserrí", "Vuelta de Jorco", "San Gabriel", "Tarbaca", "San Rafael"]
      },
      { 
        Canton: "Mora", 
        Distritos: ["Mora", "Colón", "Guayabo", "Tabarcia"]
      },
      { 
        Canton: "Goicoechea", 
        Distritos: ["San Francisco", "Calle Blancos", "Bello Horizonte", "Guadalupe", "Rancho Redondo"]
      },
      { 
        Canton: "Santa Ana", 
        Distritos: ["Santa Ana", "Pozos", "Salitral", "Uruca", "Piedades"]
      },
      { 
        Canton: "Alajuelita", 
        Distritos: ["Alajuelita", "San Felipe", "Concepción", "San Juan"]
      },
      { 
        Canton: "Vázquez de Coronado", 
        Distritos: ["San Isidro", "Dulce Nombre", "Patalillo"]
      },
      { 
        Canton: "Acosta", 
        Distritos: ["San Ignacio", "Guaitil", "Palmichal", "Las Nubes"]
      }
    ]
  },
    {
    Provincia: "Alajuela",
    Cantones: [
      { 
        Canton: "Alajuela", 
        Distritos: ["Alajuela", "San José", "Carrizal", "San Antonio", "Guácima", "San Isidro", "Sabanilla"]
      },
      { 
        Canton: "San Ramón", 
        Distritos: ["San Ramón", "Santiago", "San Juan", "Piedades Norte"]
      },
      { 
        Canton: "Grecia", 
        Distritos: ["Grecia", "San Isidro", "San José", "San Roque", "Tacares"]
      },
      { 
        Canton: "Atenas", 
        Distritos: ["Atenas", "Jesús", "Mercedes", "San Isidro", "Concepción"]
      }
    ]
  },
    {
    Provincia: "Cartago",
    Cantones: [
      { 
        Canton: "Cartago", 
        Distritos: ["Oriental", "Occidental", "Carmen", "San Nicolás"]
      },
      { 
        Canton: "Paraíso", 
        Distritos: ["Paraíso", "Santiago", "Orosi", "Cachí"]
      },
      { 
        Canton: "La Unión", 
        Distritos: ["Tres Ríos", "San Diego", "San Juan", "San Rafael"]
      }
    ]
  }
];
