export const pais: Pais = {
  nombre: "Colombia",
  prefijo: 57,
  division: [
    {
      nombre: "Amazonas",
      division: [
        {
          nombre: "El Encanto",
          division: [],
        },
        {
          nombre: "La Chorrera",
          division: [],
        },
        {
          nombre: "La Pedrera",
          division: [],
        },
        {
          nombre: "La Victoria",
          division: [],
        },
        {
          nombre: "Leticia",
          division: [],
        },
        {
          nombre: "Miriti Paraná",
          division: [],
        },
        {
          nombre: "Puerto Alegría",
          division: [],
        },
        {
          nombre: "Puerto Arica",
          division: [],
        },
        {
          nombre: "Puerto Nariño",
          division: [],
        },
        {
          nombre: "Puerto Santander",
          division: [],
        },
        {
          nombre: "Tarapacá",
          division: [],
        },
      ],
    },
    {
      nombre: "Antioquia",
      division: [
        {
          nombre: "Abejorral",
          division: [],
        },
        {
          nombre: "Abriaquí",
          division: [],
        },
        {
          nombre: "Alejandría",
          division: [],
        },
        {
          nombre: "Amagá",
          division: [],
        },
        {
          nombre: "Amalfi",
          division: [],
        },
        {
          nombre: "Andes",
          division: [],
        },
        {
          nombre: "Angelópolis",
          division: [],
        },
        {
          nombre: "Angostura",
          division: [],
        },
        {
          nombre: "Anorí",
          division: [],
        },
        {
          nombre: "Anza",
          division: [],
        },
      ],
    },
  ],
};
