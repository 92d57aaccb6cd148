const allComuni = [{
  "Comune": "Abbadia San Salvatore",
  "Provincia": "SI",
  "Regione": "TOS",
  "CodFisco": "A006"
},{
  "Comune": "Abetone",
  "Provincia": "PT",
  "Regione": "TOS",
  "CodFisco": "A012"
},{
  "Comune": "Acate",
  "Provincia": "RG",
  "Regione": "SIC",
  "CodFisco": "A014"
},{
  "Comune": "Abriola",
  "Provincia": "PZ",
  "Regione": "BAS",
  "CodFisco": "A013"
},{
  "Comune": "Abbateggio",
  "Provincia": "PE",
  "Regione": "ABR",
  "CodFisco": "A008"
},{
  "Comune": "Accadia",
  "Provincia": "FG",
  "Regione": "PUG",
  "CodFisco": "A015"
},{
  "Comune": "Acceglio",
  "Provincia": "CN",
  "Regione": "PIE",
  "CodFisco": "A016"
},{
  "Comune": "Abbadia Cerreto",
  "Provincia": "LO",
  "Regione": "LOM",
  "CodFisco": "A004"
},{
  "Comune": "Acciano",
  "Provincia": "AQ",
  "Regione": "ABR",
  "CodFisco": "A018"
},{
  "Comune": "Accettura",
  "Provincia": "MT",
  "Regione": "BAS",
  "CodFisco": "A017"
},{
  "Comune": "Accumoli",
  "Provincia": "RI",
  "Regione": "LAZ",
  "CodFisco": "A019"
},{
  "Comune": "Acerenza",
  "Provincia": "PZ",
  "Regione": "BAS",
  "CodFisco": "A020"
},{
  "Comune": "Abbasanta",
  "Provincia": "OR",
  "Regione": "SAR",
  "CodFisco": "A007"
},{
  "Comune": "Aci Castello",
  "Provincia": "CT",
  "Regione": "SIC",
  "CodFisco": "A026"
},{
  "Comune": "Aci Sant'Antonio",
  "Provincia": "CT",
  "Regione": "SIC",
  "CodFisco": "A029"
},{
  "Comune": "Aci Catena",
  "Provincia": "CT",
  "Regione": "SIC",
  "CodFisco": "A027"
},{
  "Comune": "Abano Terme",
  "Provincia": "PD",
  "Regione": "VEN",
  "CodFisco": "A001"
},{
  "Comune": "Acquacanina",
  "Provincia": "MC",
  "Regione": "MAR",
  "CodFisco": "A031"
},{
  "Comune": "Acerno",
  "Provincia": "SA",
  "Regione": "CAM",
  "CodFisco": "A023"
},{
  "Comune": "Acquafondata",
  "Provincia": "FR",
  "Regione": "LAZ",
  "CodFisco": "A032"
},{
  "Comune": "Acireale",
  "Provincia": "CT",
  "Regione": "SIC",
  "CodFisco": "A028"
}]
