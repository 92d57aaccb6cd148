var data = [
  {
    "departement_name": "Bas-Rhin",
    "departement_number": "67",
    "name": "KINTZHEIM",
    "postal_code": "67600",
    "region_name": "Alsace"
  },
  {
    "departement_name": "Bas-Rhin",
    "departement_number": "67",
    "name": "MITTELBERGHEIM",
    "postal_code": "67140",
    "region_name": "Alsace"
  },
  {
    "departement_name": "Bas-Rhin",
    "departement_number": "67",
    "name": "SCHOENENBOURG",
    "postal_code": "67250",
    "region_name": "Alsace"
  },
  {
    "departement_name": "Bas-Rhin",
    "departement_number": "67",
    "name": "BLAESHEIM",
    "postal_code": "67113",
    "region_name": "Alsace"
  },
  {
    "departement_name": "Bas-Rhin",
    "departement_number": "67",
    "name": "NIEDERSTEINBACH",
    "postal_code": "67510",
    "region_name": "Alsace"
  },
  {
    "departement_name": "Haut-Rhin",
    "departement_number": "68",
    "name": "DANNEMARIE",
    "postal_code": "68210",
    "region_name": "Alsace"
  },
  {
    "departement_name": "Haut-Rhin",
    "departement_number": "68",
    "name": "GUEWENHEIM",
    "postal_code": "68116",
    "region_name": "Alsace"
  },
  {
    "departement_name": "Haut-Rhin",
    "departement_number": "68",
    "name": "MONTREUX VIEUX",
    "postal_code": "68210",
    "region_name": "Alsace"
  },
  {
    "departement_name": "Haut-Rhin",
    "departement_number": "68",
    "name": "ROUFFACH",
    "postal_code": "68250",
    "region_name": "Alsace"
  },
  {
    "departement_name": "Haut-Rhin",
    "departement_number": "68",
    "name": "OBERBRUCK",
    "postal_code": "68290",
    "region_name": "Alsace"
  },
  {
    "departement_name": "Dordogne",
    "departement_number": "24",
    "name": "ST LAURENT LA VALLEE",
    "postal_code": "24170",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Dordogne",
    "departement_number": "24",
    "name": "ST FRONT D ALEMPS",
    "postal_code": "24460",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Dordogne",
    "departement_number": "24",
    "name": "MONPLAISANT",
    "postal_code": "24170",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Dordogne",
    "departement_number": "24",
    "name": "ST JULIEN DE CREMPSE",
    "postal_code": "24140",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Dordogne",
    "departement_number": "24",
    "name": "ST AMAND DE COLY",
    "postal_code": "24290",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Gironde",
    "departement_number": "33",
    "name": "BRANNENS",
    "postal_code": "33124",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Gironde",
    "departement_number": "33",
    "name": "VERDELAIS",
    "postal_code": "33490",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Gironde",
    "departement_number": "33",
    "name": "AUROS",
    "postal_code": "33124",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Gironde",
    "departement_number": "33",
    "name": "POMPIGNAC",
    "postal_code": "33370",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Gironde",
    "departement_number": "33",
    "name": "TEUILLAC",
    "postal_code": "33710",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Landes",
    "departement_number": "40",
    "name": "RION DES LANDES",
    "postal_code": "40370",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Landes",
    "departement_number": "40",
    "name": "BUANES",
    "postal_code": "40320",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Landes",
    "departement_number": "40",
    "name": "BEYRIES",
    "postal_code": "40700",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Landes",
    "departement_number": "40",
    "name": "LACQUY",
    "postal_code": "40120",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Landes",
    "departement_number": "40",
    "name": "ANGRESSE",
    "postal_code": "40150",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Lot-et-Garonne",
    "departement_number": "47",
    "name": "HAUTEFAGE LA TOUR",
    "postal_code": "47340",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Lot-et-Garonne",
    "departement_number": "47",
    "name": "MONTAURIOL",
    "postal_code": "47330",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Lot-et-Garonne",
    "departement_number": "47",
    "name": "CALIGNAC",
    "postal_code": "47600",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Lot-et-Garonne",
    "departement_number": "47",
    "name": "LONGUEVILLE",
    "postal_code": "47200",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Lot-et-Garonne",
    "departement_number": "47",
    "name": "ROQUEFORT",
    "postal_code": "47310",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Pyr\u00e9n\u00e9es-Atlantiques",
    "departement_number": "64",
    "name": "COSLEDAA LUBE BOAST",
    "postal_code": "64160",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Pyr\u00e9n\u00e9es-Atlantiques",
    "departement_number": "64",
    "name": "OREGUE",
    "postal_code": "64120",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Pyr\u00e9n\u00e9es-Atlantiques",
    "departement_number": "64",
    "name": "CASTAGNEDE",
    "postal_code": "64270",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Pyr\u00e9n\u00e9es-Atlantiques",
    "departement_number": "64",
    "name": "BAIGTS DE BEARN",
    "postal_code": "64300",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Pyr\u00e9n\u00e9es-Atlantiques",
    "departement_number": "64",
    "name": "LARRESSORE",
    "postal_code": "64480",
    "region_name": "Aquitaine"
  },
  {
    "departement_name": "Allier",
    "departement_number": "03",
    "name": "ST YORRE",
    "postal_code": "03270",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Allier",
    "departement_number": "03",
    "name": "LOUCHY MONTFAND",
    "postal_code": "03500",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Allier",
    "departement_number": "03",
    "name": "CERILLY",
    "postal_code": "03350",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Allier",
    "departement_number": "03",
    "name": "ST MENOUX",
    "postal_code": "03210",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Allier",
    "departement_number": "03",
    "name": "NASSIGNY",
    "postal_code": "03190",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Cantal",
    "departement_number": "15",
    "name": "LORCIERES",
    "postal_code": "15320",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Cantal",
    "departement_number": "15",
    "name": "JABRUN",
    "postal_code": "15110",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Cantal",
    "departement_number": "15",
    "name": "ST PONCY",
    "postal_code": "15500",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Cantal",
    "departement_number": "15",
    "name": "LUGARDE",
    "postal_code": "15190",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Cantal",
    "departement_number": "15",
    "name": "YTRAC",
    "postal_code": "15000",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Haute-Loire",
    "departement_number": "43",
    "name": "ESPALEM",
    "postal_code": "43450",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Haute-Loire",
    "departement_number": "43",
    "name": "FRUGIERES LE PIN",
    "postal_code": "43230",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Haute-Loire",
    "departement_number": "43",
    "name": "CHOMELIX",
    "postal_code": "43500",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Haute-Loire",
    "departement_number": "43",
    "name": "LES VILLETTES",
    "postal_code": "43600",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Haute-Loire",
    "departement_number": "43",
    "name": "LANTRIAC",
    "postal_code": "43260",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Puy-de-D\u00f4me",
    "departement_number": "63",
    "name": "LA SAUVETAT",
    "postal_code": "63730",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Puy-de-D\u00f4me",
    "departement_number": "63",
    "name": "MARINGUES",
    "postal_code": "63350",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Puy-de-D\u00f4me",
    "departement_number": "63",
    "name": "OLMET",
    "postal_code": "63880",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Puy-de-D\u00f4me",
    "departement_number": "63",
    "name": "LIMONS",
    "postal_code": "63290",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Puy-de-D\u00f4me",
    "departement_number": "63",
    "name": "ST MARTIN D OLLIERES",
    "postal_code": "63580",
    "region_name": "Auvergne"
  },
  {
    "departement_name": "Calvados",
    "departement_number": "14",
    "name": "LE MESNIL EUDES",
    "postal_code": "14100",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Calvados",
    "departement_number": "14",
    "name": "CHAMP DU BOULT",
    "postal_code": "14380",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Calvados",
    "departement_number": "14",
    "name": "MITTOIS",
    "postal_code": "14170",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Calvados",
    "departement_number": "14",
    "name": "GRAINVILLE LANGANNERIE",
    "postal_code": "14190",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Calvados",
    "departement_number": "14",
    "name": "ST JOUIN",
    "postal_code": "14430",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Manche",
    "departement_number": "50",
    "name": "REGNEVILLE SUR MER",
    "postal_code": "50590",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Manche",
    "departement_number": "50",
    "name": "GREVILLE HAGUE",
    "postal_code": "50440",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Manche",
    "departement_number": "50",
    "name": "MONTABOT",
    "postal_code": "50410",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Manche",
    "departement_number": "50",
    "name": "LE GRAND CELLAND",
    "postal_code": "50370",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Manche",
    "departement_number": "50",
    "name": "GONNEVILLE LE THEIL",
    "postal_code": "50330",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Orne",
    "departement_number": "61",
    "name": "LE GRAIS",
    "postal_code": "61600",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Orne",
    "departement_number": "61",
    "name": "HAUTERIVE",
    "postal_code": "61250",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Orne",
    "departement_number": "61",
    "name": "STE MARIE LA ROBERT",
    "postal_code": "61320",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Orne",
    "departement_number": "61",
    "name": "LA CHAPELLE AU MOINE",
    "postal_code": "61100",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "Orne",
    "departement_number": "61",
    "name": "DAME MARIE",
    "postal_code": "61130",
    "region_name": "Basse Normandie"
  },
  {
    "departement_name": "C\u00f4te-d'Or",
    "departement_number": "21",
    "name": "DRAMBON",
    "postal_code": "21270",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "C\u00f4te-d'Or",
    "departement_number": "21",
    "name": "MESMONT",
    "postal_code": "21540",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "C\u00f4te-d'Or",
    "departement_number": "21",
    "name": "VOULAINES LES TEMPLIERS",
    "postal_code": "21290",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "C\u00f4te-d'Or",
    "departement_number": "21",
    "name": "VILLARS FONTAINE",
    "postal_code": "21700",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "C\u00f4te-d'Or",
    "departement_number": "21",
    "name": "ROUVRES SOUS MEILLY",
    "postal_code": "21320",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Ni\u00e8vre",
    "departement_number": "58",
    "name": "BAZOLLES",
    "postal_code": "58110",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Ni\u00e8vre",
    "departement_number": "58",
    "name": "AVRIL SUR LOIRE",
    "postal_code": "58300",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Ni\u00e8vre",
    "departement_number": "58",
    "name": "LIMON",
    "postal_code": "58270",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Ni\u00e8vre",
    "departement_number": "58",
    "name": "ST GERMAIN CHASSENAY",
    "postal_code": "58300",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Ni\u00e8vre",
    "departement_number": "58",
    "name": "COULANGES LES NEVERS",
    "postal_code": "58660",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Sa\u00f4ne-et-Loire",
    "departement_number": "71",
    "name": "THIL SUR ARROUX",
    "postal_code": "71190",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Sa\u00f4ne-et-Loire",
    "departement_number": "71",
    "name": "ST MARTIN DE LIXY",
    "postal_code": "71740",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Sa\u00f4ne-et-Loire",
    "departement_number": "71",
    "name": "TRAMAYES",
    "postal_code": "71520",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Sa\u00f4ne-et-Loire",
    "departement_number": "71",
    "name": "ETANG SUR ARROUX",
    "postal_code": "71190",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Sa\u00f4ne-et-Loire",
    "departement_number": "71",
    "name": "COUBLANC",
    "postal_code": "71170",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Yonne",
    "departement_number": "89",
    "name": "LUCY SUR YONNE",
    "postal_code": "89480",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Yonne",
    "departement_number": "89",
    "name": "JUNAY",
    "postal_code": "89700",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Yonne",
    "departement_number": "89",
    "name": "VILLY",
    "postal_code": "89800",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Yonne",
    "departement_number": "89",
    "name": "CHAMPIGNELLES",
    "postal_code": "89350",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Yonne",
    "departement_number": "89",
    "name": "BIERRY LES BELLES FONTAINES",
    "postal_code": "89420",
    "region_name": "Bourgogne"
  },
  {
    "departement_name": "Savoie",
    "departement_number": "73",
    "name": "SALINS FONTAINE",
    "postal_code": "73600",
    "region_name": "Rh\u00f4nes-Alpes"
  }
];