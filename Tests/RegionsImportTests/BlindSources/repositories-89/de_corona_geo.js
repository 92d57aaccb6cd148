let geo = {
  "states": {
    "HH": {
      "abbreviation": "HH",
      "name": "Hamburg",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/5/5d/DEU_Hamburg_COA.svg/300px-DEU_Hamburg_COA.svg.png"
    },
    "HB": {
      "abbreviation": "HB",
      "name": "Bremen",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/6/64/Bremen_Wappen%28Mittel%29.svg/220px-Bremen_Wappen%28Mittel%29.svg.png"
    },
    "SL": {
      "abbreviation": "SL",
      "name": "Saarland",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/e/e6/Coa_de-saarland.svg/80px-Coa_de-saarland.svg.png"
    },
    "BE": {
      "abbreviation": "BE",
      "name": "Berlin",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/d/d9/Coat_of_arms_of_Berlin.svg/65px-Coat_of_arms_of_Berlin.svg.png"
    },
    "BB": {
      "abbreviation": "BB",
      "name": "Brandenburg",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/4/45/Brandenburg_Wappen.svg/90px-Brandenburg_Wappen.svg.png"
    },
    "MV": {
      "abbreviation": "MV",
      "name": "Mecklenburg-Vorpommern",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/4/45/Coat_of_arms_of_Mecklenburg-Western_Pomerania_%28great%29.svg/100px-Coat_of_arms_of_Mecklenburg-Western_Pomerania_%28great%29.svg.png"
    }
  },
  "districts": {
    "10041": {
      "ags": "10041",
      "name": "Regionalverband Saarbrücken",
      "county": "LK Stadtverband Saarbrücken",
      "stateAbbreviation": "SL",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Wappen_Stadtverband_Saarbruecken.svg/111px-Wappen_Stadtverband_Saarbruecken.svg.png"
    },
    "10042": {
      "ags": "10042",
      "name": "Merzig-Wadern",
      "county": "LK Merzig-Wadern",
      "stateAbbreviation": "SL",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/5/5b/Wappen_Landkreis_Merzig-Wadern.svg/106px-Wappen_Landkreis_Merzig-Wadern.svg.png"
    },
    "10045": {
      "ags": "10045",
      "name": "Saarpfalz-Kreis",
      "county": "LK Saar-Pfalz-Kreis",
      "stateAbbreviation": "SL",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/9/9e/Wappen_Saarpfalz-Kreis.svg/104px-Wappen_Saarpfalz-Kreis.svg.png"
    },
    "10046": {
      "ags": "10046",
      "name": "St. Wendel",
      "county": "LK Sankt Wendel",
      "stateAbbreviation": "SL",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/3/33/Wappen_Landkreis_St_Wendel.svg/111px-Wappen_Landkreis_St_Wendel.svg.png"
    },
    "11001": {
      "ags": "11001",
      "name": "Berlin Mitte",
      "county": "SK Berlin Mitte",
      "stateAbbreviation": "BE",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/a/a0/Coat_of_arms_of_borough_Mitte.svg/81px-Coat_of_arms_of_borough_Mitte.svg.png"
    },
    "11004": {
      "ags": "11004",
      "name": "Berlin Charlottenburg-Wilmersdorf",
      "county": "SK Berlin Charlottenburg-Wilmersdorf",
      "stateAbbreviation": "BE",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/8/8f/Coat_of_arms_de-be_char-wilm.png/83px-Coat_of_arms_de-be_char-wilm.png"
    },
    "11008": {
      "ags": "11008",
      "name": "Berlin Neukölln",
      "county": "SK Berlin Neukölln",
      "stateAbbreviation": "BE",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/e/e0/Coat_of_arms_of_borough_Neukoelln.svg/81px-Coat_of_arms_of_borough_Neukoelln.svg.png"
    },
    "12051": {
      "ags": "12051",
      "name": "Brandenburg an der Havel",
      "county": "SK Brandenburg a.d.Havel",
      "stateAbbreviation": "BB",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/e/eb/Wappen_Brandenburg_an_der_Havel.png/120px-Wappen_Brandenburg_an_der_Havel.png"
    },
    "12053": {
      "ags": "12053",
      "name": "Frankfurt (Oder)",
      "county": "SK Frankfurt (Oder)",
      "stateAbbreviation": "BB",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/d/d5/Wappen_Frankfurt_%28Oder%29.png/108px-Wappen_Frankfurt_%28Oder%29.png"
    },
    "12064": {
      "ags": "12064",
      "name": "Märkisch-Oderland",
      "county": "LK Märkisch-Oderland",
      "stateAbbreviation": "BB",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/1/1e/Wappen_Landkreis_Maerkisch-Oderland.png/107px-Wappen_Landkreis_Maerkisch-Oderland.png"
    },
    "12071": {
      "ags": "12071",
      "name": "Spree-Neiße",
      "county": "LK Spree-Neiße",
      "stateAbbreviation": "BB",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/9/9b/Wappen_Landkreis_Spree-Neisse.png/108px-Wappen_Landkreis_Spree-Neisse.png"
    },
    "13003": {
      "ags": "13003",
      "name": "Rostock",
      "county": "SK Rostock",
      "stateAbbreviation": "MV",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/7/78/Rostock_Wappen.svg/200px-Rostock_Wappen.svg.png"
    },
    "13004": {
      "ags": "13004",
      "name": "Schwerin",
      "county": "SK Schwerin",
      "stateAbbreviation": "MV",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/8/88/Wappen_Schwerin.svg/115px-Wappen_Schwerin.svg.png"
    },
    "13072": {
      "ags": "13072",
      "name": "Rostock",
      "county": "LK Rostock",
      "stateAbbreviation": "MV",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/f/ff/DEU_Landkreis_Rostock_COA.svg/140px-DEU_Landkreis_Rostock_COA.svg.png"
    },
    "13073": {
      "ags": "13073",
      "name": "Vorpommern-Rügen",
      "county": "LK Vorpommern-Rügen",
      "stateAbbreviation": "MV",
      "ico": "https://upload.wikimedia.org/wikipedia/commons/thumb/1/11/Wappen_des_Landkreises_Vorpommern-R%C3%BCgen.svg/140px-Wappen_des_Landkreises_Vorpommern-R%C3%BCgen.svg.png"
    }
  }
}
