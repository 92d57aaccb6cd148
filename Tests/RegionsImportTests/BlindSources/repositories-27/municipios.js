module.exports = [
  {
    id: 1001,
    municipio: "Aguascalientes",
    id_estado: 1,
  },
  {
    id: 1002,
    municipio: "Asientos",
    id_estado: 1,
  },
  {
    id: 1003,
    municipio: "Calvillo",
    id_estado: 1,
  },
  {
    id: 1004,
    municipio: "Cosío",
    id_estado: 1,
  },
  {
    id: 1005,
    municipio: "Jesús María",
    id_estado: 1,
  },
  {
    id: 1006,
    municipio: "Pabellón de Arteaga",
    id_estado: 1,
  },
  {
    id: 1007,
    municipio: "Rincón de Romos",
    id_estado: 1,
  },
  {
    id: 1008,
    municipio: "San José de Gracia",
    id_estado: 1,
  },
  {
    id: 1009,
    municipio: "Tepezalá",
    id_estado: 1,
  },
  {
    id: 1010,
    municipio: "El Llano",
    id_estado: 1,
  },
  {
    id: 1011,
    municipio: "San Francisco de los Romo",
    id_estado: 1,
  },
  {
    id: 2001,
    municipio: "Ensenada",
    id_estado: 2,
  },
  {
    id: 2002,
    municipio: "Mexicali",
    id_estado: 2,
  },
  {
    id: 2003,
    municipio: "Tecate",
    id_estado: 2,
  },
  {
    id: 2004,
    municipio: "Tijuana",
    id_estado: 2,
  },
  {
    id: 2005,
    municipio: "Playas de Rosarito",
    id_estado: 2,
  },
  {
    id: 3001,
    municipio: "Comondú",
    id_estado: 3,
  },
  {
    id: 3002,
    municipio: "Mulegé",
    id_estado: 3,
  },
  {
    id: 3003,
    municipio: "La Paz",
    id_estado: 3,
  },
  {
    id: 3008,
    municipio: "Los Cabos",
    id_estado: 3,
  },
  {
    id: 3009,
    municipio: "Loreto",
    id_estado: 3,
  },
  {
    id: 4001,
    municipio: "Calkiní",
    id_estado: 4,
  },
  {
    id: 4002,
    municipio: "Campeche",
    id_estado: 4,
  },
  {
    id: 4003,
    municipio: "Carmen",
    id_estado: 4,
  },
  {
    id: 4004,
    municipio: "Champotón",
    id_estado: 4,
  },
  {
    id: 4005,
    municipio: "Hecelchakán",
    id_estado: 4,
  },
  {
    id: 4006,
    municipio: "Hopelchén",
    id_estado: 4,
  },
  {
    id: 4007,
    municipio: "Palizada",
    id_estado: 4,
  },
  {
    id: 4008,
    municipio: "Tenabo",
    id_estado: 4,
  },
  {
    id: 4009,
    municipio: "Escárcega",
    id_estado: 4,
  },
  {
    id: 4010,
    municipio: "Calakmul",
    id_estado: 4,
  },
  {
    id: 4011,
    municipio: "Candelaria",
    id_estado: 4,
  },
  {
    id: 8001,
    municipio: "Armería",
    id_estado: 8,
  },
  {
    id: 8002,
    municipio: "Colima",
    id_estado: 8,
  },
  {
    id: 8003,
    municipio: "Comala",
    id_estado: 8,
  },
  {
    id: 8004,
    municipio: "Coquimatlán",
    id_estado: 8,
  },
  {
    id: 8005,
    municipio: "Cuauhtémoc",
    id_estado: 8,
  },
  {
    id: 8006,
    municipio: "Ixtlahuacán",
    id_estado: 8,
  },
  {
    id: 8007,
    municipio: "Manzanillo",
    id_estado: 8,
  },
  {
    id: 8008,
    municipio: "Minatitlán",
    id_estado: 8,
  },
  {
    id: 8009,
    municipio: "Tecomán",
    id_estado: 8,
  },
  {
    id: 8010,
    municipio: "Villa de Álvarez",
    id_estado: 8,
  },
];
