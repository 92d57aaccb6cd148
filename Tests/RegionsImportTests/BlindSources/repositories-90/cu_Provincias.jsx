export const provincias = {
  "Pinar del Río": [
    "Consolación del Sur", "Guane", "La Palma", "Los Palacios", "Mantua",
    "Minas de Matahambre", "Pinar del Río", "San Juan y Martínez",
    "San Luis", "Sandino", "Viñales"
  ],
  "Artemisa": [
    "Alquízar", "Artemisa", "Bauta", "Caimito", "Guanajay",
    "Güira de Melena", "Mariel", "San Antonio de los Baños",
    "Bahía Honda", "Candelaria", "San Cristóbal"
  ],
  "La Habana": [
    "Arroyo Naranjo", "Boyeros", "Centro Habana", "Cerro",
    "Cotorro", "Diez de Octubre", "Guanabacoa", "Habana del Este",
    "Habana Vieja", "La Lisa", "Marianao", "Playa",
    "Plaza de la Revolución", "Regla", "San Miguel del Padrón"
  ],
  "Cienfuegos": [
    "Aguada de Pasajeros", "Cienfuegos", "Cruces",
    "Cumanayagua", "Lajas", "Palmira", "Rodas"
  ],
  "Ciego de Ávila": [
    "Baraguá", "Bolivia", "Ciego de Ávila", "Chambas",
    "Ciro Redondo", "Florencia", "Majagua", "Morón",
    "Primero de Enero", "Venezuela"
  ],
  "Camagüey": [
    "Camagüey", "Carlos Manuel de Céspedes", "Esmeralda", "Florida",
    "Guaimaro", "Jimaguayú", "Minas", "Najasa",
    "Nuevitas", "Santa Cruz del Sur", "Sibanicú", "Sierra de Cubitas",
    "Vertientes"
  ]
};
