const city = [
  {
  "Código concatenado": "0000",
  "Código de Departamento": "00",
  "Descripción de Departamento": "ASUNCIÓN",
  "Código de Distrito": "00",
  "Descripción de Distrito": "ASUNCIÓN"
  },
  {
  "Código concatenado": "0101",
  "Código de Departamento": "01",
  "Descripción de Departamento": "CONCEPCIÓN",
  "Código de Distrito": "01",
  "Descripción de Distrito": "CONCEPCIÓN"
  },
  {
  "Código concatenado": "0102",
  "Código de Departamento": "01",
  "Descripción de Departamento": "CONCEPCIÓN",
  "Código de Distrito": "02",
  "Descripción de Distrito": "BELÉN"
  },
  {
  "Código concatenado": "0103",
  "Código de Departamento": "01",
  "Descripción de Departamento": "CONCEPCIÓN",
  "Código de Distrito": "03",
  "Descripción de Distrito": "HORQUETA"
  },
  {
  "Código concatenado": "0104",
  "Código de Departamento": "01",
  "Descripción de Departamento": "CONCEPCIÓN",
  "Código de Distrito": "04",
  "Descripción de Distrito": "LORETO"
  },
  {
  "Código concatenado": "0105",
  "Código de Departamento": "01",
  "Descripción de Departamento": "CONCEPCIÓN",
  "Código de Distrito": "05",
  "Descripción de Distrito": "SAN CARLOS DEL APA"
  },
  {
  "Código concatenado": "0106",
  "Código de Departamento": "01",
  "Descripción de Departamento": "CONCEPCIÓN",
  "Código de Distrito": "06",
  "Descripción de Distrito": "SAN LÁZARO"
  },
  {
  "Código concatenado": "0107",
  "Código de Departamento": "01",
  "Descripción de Departamento": "CONCEPCIÓN",
  "Código de Distrito": "07",
  "Descripción de Distrito": "YBY YAÚ"
  },
  {
  "Código concatenado": "0108",
  "Código de Departamento": "01",
  "Descripción de Departamento": "CONCEPCIÓN",
  "Código de Distrito": "08",
  "Descripción de Distrito": "AZOTE'Y"
  },
  {
  "Código concatenado": "0109",
  "Código de Departamento": "01",
  "Descripción de Departamento": "CONCEPCIÓN",
  "Código de Distrito": "09",
  "Descripción de Distrito": "SARGENTO JOSÉ FÉLIX LÓPEZ"
  },
  {
  "Código concatenado": "0110",
  "Código de Departamento": "01",
  "Descripción de Departamento": "CONCEPCIÓN",
  "Código de Distrito": 10,
  "Descripción de Distrito": "SAN ALFREDO"
  },
  {
  "Código concatenado": "0111",
  "Código de Departamento": "01",
  "Descripción de Departamento": "CONCEPCIÓN",
  "Código de Distrito": 11,
  "Descripción de Distrito": "PASO BARRETO"
  },
  {
  "Código concatenado": "0201",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": "01",
  "Descripción de Distrito": "SAN PEDRO DEL YCUAMANDYYÚ"
  },
  {
  "Código concatenado": "0202",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": "02",
  "Descripción de Distrito": "ANTEQUERA"
  },
  {
  "Código concatenado": "0203",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": "03",
  "Descripción de Distrito": "CHORÉ"
  },
  {
  "Código concatenado": "0204",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": "04",
  "Descripción de Distrito": "GENERAL ELIZARDO AQUINO"
  },
  {
  "Código concatenado": "0205",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": "05",
  "Descripción de Distrito": "ITACURUBÍ DEL ROSARIO"
  },
  {
  "Código concatenado": "0206",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": "06",
  "Descripción de Distrito": "LIMA"
  },
  {
  "Código concatenado": "0207",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": "07",
  "Descripción de Distrito": "NUEVA GERMANIA"
  },
  {
  "Código concatenado": "0208",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": "08",
  "Descripción de Distrito": "SAN ESTANISLAO"
  },
  {
  "Código concatenado": "0209",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": "09",
  "Descripción de Distrito": "SAN PABLO"
  },
  {
  "Código concatenado": "0210",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": 10,
  "Descripción de Distrito": "TACUATÍ"
  },
  {
  "Código concatenado": "0211",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": 11,
  "Descripción de Distrito": "UNIÓN"
  },
  {
  "Código concatenado": "0212",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": 12,
  "Descripción de Distrito": "25 DE DICIEMBRE"
  },
  {
  "Código concatenado": "0213",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": 13,
  "Descripción de Distrito": "VILLA DEL ROSARIO"
  },
  {
  "Código concatenado": "0214",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": 14,
  "Descripción de Distrito": "GENERAL FRANCISCO ISIDORO RESQUÍN"
  },
  {
  "Código concatenado": "0215",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": 15,
  "Descripción de Distrito": "YATAITY DEL NORTE"
  },
  {
  "Código concatenado": "0216",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": 16,
  "Descripción de Distrito": "GUAJAYVI"
  },
  {
  "Código concatenado": "0217",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": 17,
  "Descripción de Distrito": "CAPIIBARY"
  },
  {
  "Código concatenado": "0218",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": 18,
  "Descripción de Distrito": "SANTA ROSA DEL AGUARAY"
  },
  {
  "Código concatenado": "0219",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": 19,
  "Descripción de Distrito": "YRYBUCUA"
  },
  {
  "Código concatenado": "0220",
  "Código de Departamento": "02",
  "Descripción de Departamento": "SAN PEDRO",
  "Código de Distrito": 20,
  "Descripción de Distrito": "LIBERACIÓN"
  },
  {
  "Código concatenado": "0301",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": "01",
  "Descripción de Distrito": "CAACUPÉ"
  },
  {
  "Código concatenado": "0302",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": "02",
  "Descripción de Distrito": "ALTOS"
  },
  {
  "Código concatenado": "0303",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": "03",
  "Descripción de Distrito": "ARROYOS Y ESTEROS"
  },
  {
  "Código concatenado": "0304",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": "04",
  "Descripción de Distrito": "ATYRÁ"
  },
  {
  "Código concatenado": "0305",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": "05",
  "Descripción de Distrito": "CARAGUATAY"
  },
  {
  "Código concatenado": "0306",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": "06",
  "Descripción de Distrito": "EMBOSCADA"
  },
  {
  "Código concatenado": "0307",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": "07",
  "Descripción de Distrito": "EUSEBIO AYALA"
  },
  {
  "Código concatenado": "0308",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": "08",
  "Descripción de Distrito": "ISLA PUCÚ"
  },
  {
  "Código concatenado": "0309",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": "09",
  "Descripción de Distrito": "ITACURUBÍ DE LA CORDILLERA"
  },
  {
  "Código concatenado": "0310",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": 10,
  "Descripción de Distrito": "JUAN DE MENA"
  },
  {
  "Código concatenado": "0311",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": 11,
  "Descripción de Distrito": "LOMA GRANDE"
  },
  {
  "Código concatenado": "0312",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": 12,
  "Descripción de Distrito": "MBOCAYATY DEL YHAGUY"
  },
  {
  "Código concatenado": "0313",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": 13,
  "Descripción de Distrito": "NUEVA COLOMBIA"
  },
  {
  "Código concatenado": "0314",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": 14,
  "Descripción de Distrito": "PIRIBEBUY"
  },
  {
  "Código concatenado": "0315",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": 15,
  "Descripción de Distrito": "PRIMERO DE MARZO"
  },
  {
  "Código concatenado": "0316",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": 16,
  "Descripción de Distrito": "SAN BERNARDINO"
  },
  {
  "Código concatenado": "0317",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": 17,
  "Descripción de Distrito": "SANTA ELENA"
  },
  {
  "Código concatenado": "0318",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": 18,
  "Descripción de Distrito": "TOBATÍ"
  },
  {
  "Código concatenado": "0319",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": 19,
  "Descripción de Distrito": "VALENZUELA"
  },
  {
  "Código concatenado": "0320",
  "Código de Departamento": "03",
  "Descripción de Departamento": "CORDILLERA",
  "Código de Distrito": 20,
  "Descripción de Distrito": "SAN JOSE OBRERO"
  },
  {
  "Código concatenado": "0401",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": "01",
  "Descripción de Distrito": "VILLARRICA"
  },
  {
  "Código concatenado": "0402",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": "02",
  "Descripción de Distrito": "BORJA"
  },
  {
  "Código concatenado": "0403",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": "03",
  "Descripción de Distrito": "CAPITÁN MAURICIO JOSÉ TROCHE"
  },
  {
  "Código concatenado": "0404",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": "04",
  "Descripción de Distrito": "CORONEL MARTÍNEZ"
  },
  {
  "Código concatenado": "0405",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": "05",
  "Descripción de Distrito": "FÉLIX PÉREZ CARDOZO"
  },
  {
  "Código concatenado": "0406",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": "06",
  "Descripción de Distrito": "GRAL. EUGENIO A. GARAY"
  },
  {
  "Código concatenado": "0407",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": "07",
  "Descripción de Distrito": "INDEPENDENCIA"
  },
  {
  "Código concatenado": "0408",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": "08",
  "Descripción de Distrito": "ITAPÉ"
  },
  {
  "Código concatenado": "0409",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": "09",
  "Descripción de Distrito": "ITURBE"
  },
  {
  "Código concatenado": "0410",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": 10,
  "Descripción de Distrito": "JOSÉ FASSARDI"
  },
  {
  "Código concatenado": "0411",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": 11,
  "Descripción de Distrito": "MBOCAYATY"
  },
  {
  "Código concatenado": "0412",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": 12,
  "Descripción de Distrito": "NATALICIO TALAVERA"
  },
  {
  "Código concatenado": "0413",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": 13,
  "Descripción de Distrito": "ÑUMÍ"
  },
  {
  "Código concatenado": "0414",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": 14,
  "Descripción de Distrito": "SAN SALVADOR"
  },
  {
  "Código concatenado": "0415",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": 15,
  "Descripción de Distrito": "YATAITY"
  },
  {
  "Código concatenado": "0416",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": 16,
  "Descripción de Distrito": "DOCTOR BOTTRELL"
  },
  {
  "Código concatenado": "0417",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": 17,
  "Descripción de Distrito": "PASO YOBAI"
  },
  {
  "Código concatenado": "0418",
  "Código de Departamento": "04",
  "Descripción de Departamento": "GUAIRÁ",
  "Código de Distrito": 18,
  "Descripción de Distrito": "TEBICUARY"
  },
  {
  "Código concatenado": 1701,
  "Código de Departamento": 17,
  "Descripción de Departamento": "ALTO PARAGUAY",
  "Código de Distrito": "01",
  "Descripción de Distrito": "FUERTE OLIMPO"
  },
  {
  "Código concatenado": 1702,
  "Código de Departamento": 17,
  "Descripción de Departamento": "ALTO PARAGUAY",
  "Código de Distrito": "02",
  "Descripción de Distrito": "PUERTO CASADO"
  },
  {
  "Código concatenado": 1704,
  "Código de Departamento": 17,
  "Descripción de Departamento": "ALTO PARAGUAY",
  "Código de Distrito": "04",
  "Descripción de Distrito": "BAHÍA NEGRA"
  },
  {
  "Código concatenado": 1705,
  "Código de Departamento": 17,
  "Descripción de Departamento": "ALTO PARAGUAY",
  "Código de Distrito": "05",
  "Descripción de Distrito": "CARMELO PERALTA"
  }
]

export default city;