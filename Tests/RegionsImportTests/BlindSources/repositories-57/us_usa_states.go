package constant_type_vars

//goland:noinspection ALL
const (
USA_AL = "AL"
USA_AK = "AK"
USA_AZ = "AZ"
USA_AR = "AR"
USA_CA = "CA"
USA_CO = "CO"
USA_CT = "CT"
USA_DE = "DE"
USA_FL = "FL"
USA_GA = "GA"
USA_HI = "HI"
USA_ID = "ID"
USA_IL = "IL"
USA_IN = "IN"
USA_IA = "IA"
USA_KS = "KS"
USA_KY = "KY"
USA_LA = "LA"
USA_ME = "ME"
USA_MD = "MD"
USA_MA = "MA"
USA_MI = "MI"
USA_MN = "MN"
USA_MS = "MS"
USA_MO = "MO"
USA_MT = "MT"
USA_NE = "NE"
USA_NV = "NV"
USA_NH = "NH"
USA_NJ = "NJ"
USA_NM = "NM"
USA_NY = "NY"
USA_NC = "NC"
USA_ND = "ND"
USA_OH = "OH"
USA_OK = "OK"
USA_OR = "OR"
USA_PA = "PA"
USA_RI = "RI"
USA_SC = "SC"
USA_SD = "SD"
USA_TN = "TN"
USA_TX = "TX"
USA_UT = "UT"
USA_VT = "VT"
USA_VA = "VA"
USA_WA = "WA"
USA_WV = "WV"
USA_WI = "WI"
USA_WY = "WY"
ALL_USA__STATES = "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY"
)

var unitedStateInfo = map[string]string{
"AL": "Alabama",
"AK": "Alaska",
"AZ": "Arizona",
"AR": "Arkansas",
"CA": "California",
"CO": "Colorado",
"CT": "Connecticut",
"DE": "Delaware",
"FL": "Florida",
"GA": "Georgia",
"HI": "Hawaii",
"ID": "Idaho",
"IL": "Illinois",
"IN": "Indiana",
"IA": "Iowa",
"KS": "Kansas",
"KY": "Kentucky",
"LA": "Louisiana",
"ME": "Maine",
"MD": "Maryland",
"MA": "Massachusetts",
"MI": "Michigan",
"MN": "Minnesota",
"MS": "Mississippi",
"MO": "Missouri",
"MT": "Montana",
"NE": "Nebraska",
"NV": "Nevada",
"NH": "New Hampshire",
"NJ": "New Jersey",
"NM": "New Mexico",
"NY": "New York",
"NC": "North Carolina",
"ND": "North Dakota",
"OH": "Ohio",
"OK": "Oklahoma",
"OR": "Oregon",
"PA": "Pennsylvania",
"RI": "Rhode Island",
"SC": "South Carolina",
"SD": "South Dakota",
"TN": "Tennessee",
"TX": "Texas",
"UT": "Utah",
"VT": "Vermont",
"VA": "Virginia",
"WA": "Washington",
"WV": "West Virginia",
"WI": "Wisconsin",
"WY": "Wyoming",
}
