/* eslint-disable prettier/prettier */
/* eslint-disable quotes */
/* eslint-disable prettier/prettier */

const administrativePosts = {

  // Niassa
  Chimbunila: [
    "Chimbunila (Sede)", 
    "Lione",
    "Mussa", 
  ],
  Cuamba: [
    "Cuamba (Sede)", 
    "Etatara",
    "Lurio (de Cuamba)", 
    "Mepica",
  ],
  Lago: [
    "Cobue",
    "Lunho",
    "Maniamba",
    "Meluluca",
    // "Metangula (Sede)",
  ],
  "Lichinga": [
    "Lichinga (Sede)", 
    "Meponda",
    "Chiuaula", 
    "Lulumile",
    "Sanjala", 
    "Massengere",
    "Lussanhando", 
  ],
  Majune: [
    "Malanga (Sede)", 
    "Muaquia",
    "Nairubi", 
  ],
  Mandimba: [
    "Mindimba (Sede)",
    "Mitande",
    "Lissiete",
  ],
  Marrupa: [
    "Marangira", 
    "Murrupa (Sede)",
    "Nungo", 
    "Tumpue",
  ],
  Maúa: [
    "Maiaca", 
    "Maúa (Sede)",
  ],
  Mavago: [
    "Mavago (Sede)",
    "M'Sawise",
  ],
  "N'gauma": [
    "Itepela", 
    "Massangulo (Sede)",
  ],
  Sanga: [
    "Lussimbesse", 
    "Macaloge",
    "Matchedje", 
    "Unango (Sede)",
  ],

  // Cabo Delgado
  Ancuabe: [
    "Ancuabe (Sede)",
    "Metoro",
    "Mesa",
  ],
  Chiúre: [
    "Chiúre (Sede)", 
    "Chiúre Velho",
    "Katapua", 
    "Mazeze",
    "Namogelia", 
    "Ocua",
  ],
  Ibo: [
    "Ibo (Sede)", 
    "Quirimba",
  ],
  "Mocímboa da Praia": [
    "Diaca",
    "Mbau",
    "Mocimboa da Praia (Sede)",
  ],
  Montepuez: [
    "Mapupulo", 
    "Mirate",
    "Montepuez (Sede)", 
    "Nairoto",
    "Namanhumir", 
  ],
  "Pemba (Cidade)": [
    "Alto Gingone", 
    "Cariaco",
    "Cimento (Sede)", 
    "Chuiba",
    "Eduardo Mondlane", 
    "Ingonane",
    "Marringanha", 
    "Muxara",
    "Natite", 
    "Paquitequete",
  ],

  // Nampula
  Nacala: [
    "Muanona",
    "Mutiva (Sede)",
    // "Maiaia",
  ],
  "Nacala-a-Velha": [
    "Covo", 
    "Nacala-a-Velha (Sede)",
  ],
  "Nampula": [
    "Anchilo", 
    "Nampula (Cidade)",
  ],

  // "Nampula (Cidade)": [
  //   "Central (Sede)",
  //   "Muatala",
  //   "Namicopo",
  //   "Napipine",
  //   "Natikire",
  //   "Muhala",
  // ],
  Rapale: [
    "Mutivasse",
    "Namaita",
    "Rapale (Sede)",
  ],

  // Maputo-Cidade
  KaTembe: [
    "Chali", 
    "Chamissava",
    "Guachene", 
    "Incassane",
    "Inguide", 
  ],
  KaNyaka: [
    "Inguane", 
    "Nhaquene",
    "Ridzene", 
  ],

  // Gaza
  Chicualacuala: [
    "Eduardo Mondlane (Sede)",
    "Pafuri",
    // "Mapai",
  ],
  Mapai: [
    "Machaila", 
    "Mapai (Sede)",
  ],
  "Xai-Xai (Cidade)": [
    "Inhamissa", 
    "Patrice Lumumba",
    "Praia de Xai-Xai", 
    "Xai-Xai (Sede)",
  ],

  // Tete
  "Cahora-Bassa": [
    "Chintholo",
    "Chitima (Sede)",
    "Songo",
  ],
  Changara: [
    "Chioco", , 
    "Luenha (Sede)", 
  ],
  Chiuta: [
    "Kazula", 
    "Manje (Sede)",
  ],
  Zumbo: [
    "Muze",
    "Zambue",
    "Zumbo (Sede)",
  ],


};
export default administrativePosts;
