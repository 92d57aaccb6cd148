const Ubigeo = [
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2401,
    "nom_prov": "TUMBES",
    "cod_dist": 240101,
    "nom_dist": "TUMBES"
  },
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2401,
    "nom_prov": "TUMBES",
    "cod_dist": 240102,
    "nom_dist": "CORRALES"
  },
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2401,
    "nom_prov": "TUMBES",
    "cod_dist": 240103,
    "nom_dist": "LA CRUZ"
  },
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2401,
    "nom_prov": "TUMBES",
    "cod_dist": 240104,
    "nom_dist": "PAMPAS DE HOSPITAL"
  },
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2401,
    "nom_prov": "TUMBES",
    "cod_dist": 240105,
    "nom_dist": "SAN JACINTO"
  },
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2401,
    "nom_prov": "TUMBES",
    "cod_dist": 240106,
    "nom_dist": "SAN JUAN DE LA VIRGEN"
  },
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2402,
    "nom_prov": "CONTRALMIRANTE VILLAR",
    "cod_dist": 240201,
    "nom_dist": "ZORRITOS"
  },
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2402,
    "nom_prov": "CONTRALMIRANTE VILLAR",
    "cod_dist": 240202,
    "nom_dist": "CASITAS"
  },
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2402,
    "nom_prov": "CONTRALMIRANTE VILLAR",
    "cod_dist": 240203,
    "nom_dist": "CANOAS DE PUNTA SAL"
  },
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2403,
    "nom_prov": "ZARUMILLA",
    "cod_dist": 240301,
    "nom_dist": "ZARUMILLA"
  },
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2403,
    "nom_prov": "ZARUMILLA",
    "cod_dist": 240302,
    "nom_dist": "AGUAS VERDES"
  },
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2403,
    "nom_prov": "ZARUMILLA",
    "cod_dist": 240303,
    "nom_dist": "MATAPALO"
  },
  {
    "cod_dpto": 24,
    "nom_dpto": "TUMBES",
    "cod_prov": 2403,
    "nom_prov": "ZARUMILLA",
    "cod_dist": 240304,
    "nom_dist": "PAPAYAL"
  },
  {
    "cod_dpto": 25,
    "nom_dpto": "UCAYALI",
    "cod_prov": 2502,
    "nom_prov": "ATALAYA",
    "cod_dist": 250201,
    "nom_dist": "RAIMONDI"
  },
  {
    "cod_dpto": 25,
    "nom_dpto": "UCAYALI",
    "cod_prov": 2502,
    "nom_prov": "ATALAYA",
    "cod_dist": 250202,
    "nom_dist": "SEPAHUA"
  },
  {
    "cod_dpto": 25,
    "nom_dpto": "UCAYALI",
    "cod_prov": 2502,
    "nom_prov": "ATALAYA",
    "cod_dist": 250203,
    "nom_dist": "TAHUANIA"
  },
  {
    "cod_dpto": 25,
    "nom_dpto": "UCAYALI",
    "cod_prov": 2502,
    "nom_prov": "ATALAYA",
    "cod_dist": 250204,
    "nom_dist": "YURUA"
  },
  {
    "cod_dpto": 25,
    "nom_dpto": "UCAYALI",
    "cod_prov": 2503,
    "nom_prov": "PADRE ABAD",
    "cod_dist": 250301,
    "nom_dist": "PADRE ABAD"
  },
  {
    "cod_dpto": 25,
    "nom_dpto": "UCAYALI",
    "cod_prov": 2503,
    "nom_prov": "PADRE ABAD",
    "cod_dist": 250302,
    "nom_dist": "IRAZOLA"
  },
  {
    "cod_dpto": 25,
    "nom_dpto": "UCAYALI",
    "cod_prov": 2503,
    "nom_prov": "PADRE ABAD",
    "cod_dist": 250306,
    "nom_dist": "HUIPOCA"
  },
  {
    "cod_dpto": 25,
    "nom_dpto": "UCAYALI",
    "cod_prov": 2503,
    "nom_prov": "PADRE ABAD",
    "cod_dist": 250307,
    "nom_dist": "BOQUERON"
  },
  {
    "cod_dpto": 25,
    "nom_dpto": "UCAYALI",
    "cod_prov": 2504,
    "nom_prov": "PURUS",
    "cod_dist": 250401,
    "nom_dist": "PURUS"
  },
  {
    "cod_dpto": '00',
    "nom_dpto": "",
    "cod_prov": '0000',
    "nom_prov": "",
    "cod_dist": 'peru_corredor_minero_',
    "nom_dist": "CORREDOR MINERO"
  },
  {
    "cod_dpto": '00',
    "nom_dpto": "",
    "cod_prov": '0000',
    "nom_prov": "",
    "cod_dist": 'peru_mr_andes_',
    "nom_dist": "MANCOMUNIDAD REGIONAL DE LOS ANDES"
  },
  // {
  //   "cod_dpto": '00',
  //   "nom_dpto": "",
  //   "cod_prov": '0000',
  //   "nom_prov": "",
  //   "cod_dist": 'peru_mr_chavin_',
  //   "nom_dist": "MANCOMUNIDAD REGIONAL CHAVÍN"
  // },
]

const NUEVOS_DISTRITOS = [
  '180107',
  '090725',
  '250306',
  '250307'
]
