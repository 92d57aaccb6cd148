const UBIGEO =
[
  {
    "i": 5,
    "tipo": "PUNO > SAN ANTONIO DE PUTINA > PEDRO VILCA APAZA",
    "codigo": "211003",
    "nombre": "PEDRO VILCA APAZA"
  },
  {
    "i": 5,
    "tipo": "AMAZONAS > CONDORCANQUI > EL CENEPA",
    "codigo": "010402",
    "nombre": "EL CENEPA"
  },
  {
    "i": 5,
    "tipo": "HUANCAVELICA > HUANCAVELICA > PALCA",
    "codigo": "090114",
    "nombre": "PALCA"
  },
  {
    "i": 5,
    "tipo": "APURIMAC > ANDAHUAYLAS > PAMPACHIRI",
    "codigo": "030210",
    "nombre": "PAMPACHIRI"
  },
  {
    "i": 5,
    "tipo": "AYACUCHO > VILCAS HUAMAN > ACCOMARCA",
    "codigo": "051102",
    "nombre": "ACCOMARCA"
  },
  {
    "i": 5,
    "tipo": "AMAZONAS > RODRIGUEZ DE MENDOZA > VISTA ALEGRE",
    "codigo": "010612",
    "nombre": "VISTA ALEGRE"
  },
  {
    "i": 5,
    "tipo": "APURIMAC > ANDAHUAYLAS > SAN ANTONIO DE CACHI",
    "codigo": "030212",
    "nombre": "SAN ANTONIO DE CACHI"
  },
  {
    "i": 5,
    "tipo": "CAJAMARCA > CELENDIN > SOROCHUCO",
    "codigo": "060309",
    "nombre": "SOROCHUCO"
  },
  {
    "i": 5,
    "tipo": "CAJAMARCA > JAEN > BELLAVISTA",
    "codigo": "060802",
    "nombre": "BELLAVISTA"
  },
  {
    "i": 5,
    "tipo": "AMAZONAS > CHACHAPOYAS > CHACHAPOYAS",
    "codigo": "010101",
    "nombre": "CHACHAPOYAS"
  },
  {
    "i": 5,
    "tipo": "PUNO > EL COLLAO > CAPAZO",
    "codigo": "210502",
    "nombre": "CAPAZO"
  },
  {
    "i": 5,
    "tipo": "PIURA > HUANCABAMBA > LALAQUIZ",
    "codigo": "200305",
    "nombre": "LALAQUIZ"
  },
  {
    "i": 5,
    "tipo": "APURIMAC > ANDAHUAYLAS > TURPO",
    "codigo": "030218",
    "nombre": "TURPO"
  },
  {
    "i": 5,
    "tipo": "HUANCAVELICA > HUANCAVELICA > IZCUCHACA",
    "codigo": "090108",
    "nombre": "IZCUCHACA"
  },
  {
    "i": 5,
    "tipo": "PUNO > SANDIA > YANAHUAYA",
    "codigo": "211208",
    "nombre": "YANAHUAYA"
  }
]
