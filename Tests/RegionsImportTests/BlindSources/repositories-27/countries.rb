Country.insert_all([
  {
    alpha_2: "AF",
    alpha_3: "AFG",
    numeric: "004",
    short:   "Afghanistan",
    name:    "Afghanistan"
  },
  {
    alpha_2: "AL",
    alpha_3: "ALB",
    numeric: "008",
    short:   "Albania",
    name:    "Albania"
  },
  {
    alpha_2: "DZ",
    alpha_3: "DZA",
    numeric: "012",
    short:   "Algeria",
    name:    "Algeria"
  },
  {
    alpha_2: "AS",
    alpha_3: "ASM",
    numeric: "016",
    short:   "American Samoa",
    name:    "American Samoa"
  },
  {
    alpha_2: "AD",
    alpha_3: "AND",
    numeric: "020",
    short:   "Andorra",
    name:    "Andorra"
  },
  {
    alpha_2: "AO",
    alpha_3: "AGO",
    numeric: "024",
    short:   "Angola",
    name:    "Angola"
  },
  {
    alpha_2: "AI",
    alpha_3: "AIA",
    numeric: "660",
    short:   "Anguilla",
    name:    "Anguilla"
  },
  {
    alpha_2: "AQ",
    alpha_3: "ATA",
    numeric: "010",
    short:   "Antarctica",
    name:    "Antarctica"
  },
  {
    alpha_2: "AG",
    alpha_3: "ATG",
    numeric: "028",
    short:   "Antigua and Barbuda",
    name:    "Antigua and Barbuda"
  },
  {
    alpha_2: "AR",
    alpha_3: "ARG",
    numeric: "032",
    short:   "Argentina",
    name:    "Argentina"
  },
  {
    alpha_2: "AM",
    alpha_3: "ARM",
    numeric: "051",
    short:   "Armenia",
    name:    "Armenia"
  },
  {
    alpha_2: "AW",
    alpha_3: "ABW",
    numeric: "533",
    short:   "Aruba",
    name:    "Aruba"
  },
  {
    alpha_2: "AU",
    alpha_3: "AUS",
    numeric: "036",
    short:   "Australia",
    name:    "Australia"
  },
  {
    alpha_2: "AT",
    alpha_3: "AUT",
    numeric: "040",
    short:   "Austria",
    name:    "Austria"
  },
  {
    alpha_2: "AZ",
    alpha_3: "AZE",
    numeric: "031",
    short:   "Azerbaijan",
    name:    "Azerbaijan"
  },
  {
    alpha_2: "BS",
    alpha_3: "BHS",
    numeric: "044",
    short:   "Bahamas (the)",
    name:    "Bahamas (the)"
  },
  {
    alpha_2: "BH",
    alpha_3: "BHR",
    numeric: "048",
    short:   "Bahrain",
    name:    "Bahrain"
  },
  {
    alpha_2: "BD",
    alpha_3: "BGD",
    numeric: "050",
    short:   "Bangladesh",
    name:    "Bangladesh"
  },
  {
    alpha_2: "BB",
    alpha_3: "BRB",
    numeric: "052",
    short:   "Barbados",
    name:    "Barbados"
  },
  {
    alpha_2: "BY",
    alpha_3: "BLR",
    numeric: "112",
    short:   "Belarus",
    name:    "Belarus"
  },
  {
    alpha_2: "BE",
    alpha_3: "BEL",
    numeric: "056",
    short:   "Belgium",
    name:    "Belgium"
  },
  {
    alpha_2: "BZ",
    alpha_3: "BLZ",
    numeric: "084",
    short:   "Belize",
    name:    "Belize"
  },
  {
    alpha_2: "BJ",
    alpha_3: "BEN",
    numeric: "204",
    short:   "Benin",
    name:    "Benin"
  },
  {
    alpha_2: "BM",
    alpha_3: "BMU",
    numeric: "060",
    short:   "Bermuda",
    name:    "Bermuda"
  },
  {
    alpha_2: "BT",
    alpha_3: "BTN",
    numeric: "064",
    short:   "Bhutan",
    name:    "Bhutan"
  },
  {
    alpha_2: "BO",
    alpha_3: "BOL",
    numeric: "068",
    short:   "Bolivia (Plurinational State of)",
    name:    "Bolivia (Plurinational State of)"
  },
  {
    alpha_2: "BQ",
    alpha_3: "BES",
    numeric: "535",
    short:   "Bonaire, Sint Eustatius and Saba",
    name:    "Bonaire, Sint Eustatius and Saba"
  },
  {
    alpha_2: "BA",
    alpha_3: "BIH",
    numeric: "070",
    short:   "Bosnia and Herzegovina",
    name:    "Bosnia and Herzegovina"
  },
  {
    alpha_2: "BW",
    alpha_3: "BWA",
    numeric: "072",
    short:   "Botswana",
    name:    "Botswana"
  },
  {
    alpha_2: "BV",
    alpha_3: "BVT",
    numeric: "074",
    short:   "Bouvet Island",
    name:    "Bouvet Island"
  },
  {
    alpha_2: "BR",
    alpha_3: "BRA",
    numeric: "076",
    short:   "Brazil",
    name:    "Brazil"
  },
  {
    alpha_2: "IO",
    alpha_3: "IOT",
    numeric: "086",
    short:   "British Indian Ocean Territory (the)",
    name:    "British Indian Ocean Territory (the)"
  },
  {
    alpha_2: "BN",
    alpha_3: "BRN",
    numeric: "096",
    short:   "Brunei Darussalam",
    name:    "Brunei Darussalam"
  },
  {
    alpha_2: "BG",
    alpha_3: "BGR",
    numeric: "100",
    short:   "Bulgaria",
    name:    "Bulgaria"
  },
  {
    alpha_2: "BF",
    alpha_3: "BFA",
    numeric: "854",
    short:   "Burkina Faso",
    name:    "Burkina Faso"
  },
  {
    alpha_2: "BI",
    alpha_3: "BDI",
    numeric: "108",
    short:   "Burundi",
    name:    "Burundi"
  },
  {
    alpha_2: "CV",
    alpha_3: "CPV",
    numeric: "132",
    short:   "Cabo Verde",
    name:    "Cabo Verde"
  },
  {
    alpha_2: "KH",
    alpha_3: "KHM",
    numeric: "116",
    short:   "Cambodia",
    name:    "Cambodia"
  },
  {
    alpha_2: "CM",
    alpha_3: "CMR",
    numeric: "120",
    short:   "Cameroon",
    name:    "Cameroon"
  },
  {
    alpha_2: "CA",
    alpha_3: "CAN",
    numeric: "124",
    short:   "Canada",
    name:    "Canada"
  },
  {
    alpha_2: "KY",
    alpha_3: "CYM",
    numeric: "136",
    short:   "Cayman Islands (the)",
    name:    "Cayman Islands (the)"
  },
  {
    alpha_2: "CF",
    alpha_3: "CAF",
    numeric: "140",
    short:   "Central African Republic (the)",
    name:    "Central African Republic (the)"
  },
  {
    alpha_2: "TD",
    alpha_3: "TCD",
    numeric: "148",
    short:   "Chad",
    name:    "Chad"
  },
  {
    alpha_2: "CL",
    alpha_3: "CHL",
    numeric: "152",
    short:   "Chile",
    name:    "Chile"
  },
  {
    alpha_2: "CN",
    alpha_3: "CHN",
    numeric: "156",
    short:   "China",
    name:    "China"
  },
  {
    alpha_2: "CX",
    alpha_3: "CXR",
    numeric: "162",
    short:   "Christmas Island",
    name:    "Christmas Island"
  },
  {
    alpha_2: "CC",
    alpha_3: "CCK",
    numeric: "166",
    short:   "Cocos (Keeling) Islands (the)",
    name:    "Cocos (Keeling) Islands (the)"
  },
  {
    alpha_2: "CO",
    alpha_3: "COL",
    numeric: "170",
    short:   "Colombia",
    name:    "Colombia"
  },
  {
    alpha_2: "KM",
    alpha_3: "COM",
    numeric: "174",
    short:   "Comoros (the)",
    name:    "Comoros (the)"
  },
  {
    alpha_2: "CD",
    alpha_3: "COD",
    numeric: "180",
    short:   "Congo (the Democratic Republic of the)",
    name:    "Congo (the Democratic Republic of the)"
  },
  {
    alpha_2: "CG",
    alpha_3: "COG",
    numeric: "178",
    short:   "Congo (the)",
    name:    "Congo (the)"
  },
  {
    alpha_2: "CK",
    alpha_3: "COK",
    numeric: "184",
    short:   "Cook Islands (the)",
    name:    "Cook Islands (the)"
  },
  {
    alpha_2: "CR",
    alpha_3: "CRI",
    numeric: "188",
    short:   "Costa Rica",
    name:    "Costa Rica"
  },
  {
    alpha_2: "CI",
    alpha_3: "CIV",
    numeric: "384",
    short:   "Côte d'Ivoire",
    name:    "Côte d'Ivoire"
  },
  {
    alpha_2: "HR",
    alpha_3: "HRV",
    numeric: "191",
    short:   "Croatia",
    name:    "Croatia"
  },
  {
    alpha_2: "CU",
    alpha_3: "CUB",
    numeric: "192",
    short:   "Cuba",
    name:    "Cuba"
  }
])
