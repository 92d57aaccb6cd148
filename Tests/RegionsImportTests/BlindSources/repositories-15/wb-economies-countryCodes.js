export const countryCodes = [
    {
        "Number": 1,
        "Economy": "Afghanistan",
        "Code": "AFG",
        "Region": "South Asia",
        "IncomeGroup": "Low income",
        "LendingCategory": "IDA",
        "Other": "HIPC"
    },
    {
        "Number": 2,
        "Economy": "Albania",
        "Code": "ALB",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 3,
        "Economy": "Algeria",
        "Code": "DZA",
        "Region": "Middle East & North Africa",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 4,
        "Economy": "American Samoa",
        "Code": "ASM",
        "Region": "East Asia & Pacific",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 5,
        "Economy": "Andorra",
        "Code": "AND",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 6,
        "Economy": "Angola",
        "Code": "AGO*",
        "Region": "Sub-Saharan Africa*",
        "IncomeGroup": "Lower middle income*",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 7,
        "Economy": "Antigua and Barbuda",
        "Code": "ATG",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "High income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 8,
        "Economy": "Argentina",
        "Code": "ARG",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 9,
        "Economy": "Armenia",
        "Code": "ARM",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "Lower middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 10,
        "Economy": "Aruba",
        "Code": "ABW",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 11,
        "Economy": "Australia",
        "Code": "AUS",
        "Region": "East Asia & Pacific",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 12,
        "Economy": "Austria",
        "Code": "AUT",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": "EMU"
    },
    {
        "Number": 13,
        "Economy": "Azerbaijan",
        "Code": "AZE",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 14,
        "Economy": "Bahamas, The",
        "Code": "BHS",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 15,
        "Economy": "Bahrain",
        "Code": "BHR",
        "Region": "Middle East & North Africa",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 16,
        "Economy": "Bangladesh",
        "Code": "BGD",
        "Region": "South Asia",
        "IncomeGroup": "Lower middle income",
        "LendingCategory": "IDA",
        "Other": ""
    },
    {
        "Number": 17,
        "Economy": "Barbados",
        "Code": "BRB",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 18,
        "Economy": "Belarus",
        "Code": "BLR",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 19,
        "Economy": "Belgium",
        "Code": "BEL",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": "EMU"
    },
    {
        "Number": 20,
        "Economy": "Belize",
        "Code": "BLZ",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 21,
        "Economy": "Benin",
        "Code": "BEN",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Low income",
        "LendingCategory": "IDA",
        "Other": "HIPC"
    },
    {
        "Number": 22,
        "Economy": "Bermuda",
        "Code": "BMU",
        "Region": "North America",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 23,
        "Economy": "Bhutan",
        "Code": "BTN",
        "Region": "South Asia",
        "IncomeGroup": "Lower middle income",
        "LendingCategory": "IDA",
        "Other": ""
    },
    {
        "Number": 24,
        "Economy": "Bolivia",
        "Code": "BOL",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "Lower middle income",
        "LendingCategory": "IBRD",
        "Other": "HIPC"
    },
    {
        "Number": 25,
        "Economy": "Bosnia and Herzegovina",
        "Code": "BIH",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 26,
        "Economy": "Botswana",
        "Code": "BWA",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 27,
        "Economy": "Brazil",
        "Code": "BRA",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 28,
        "Economy": "British Virgin Islands",
        "Code": "VGB",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 29,
        "Economy": "Brunei Darussalam",
        "Code": "BRN",
        "Region": "East Asia & Pacific",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 30,
        "Economy": "Bulgaria",
        "Code": "BGR",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 31,
        "Economy": "Burkina Faso",
        "Code": "BFA",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Low income",
        "LendingCategory": "IDA",
        "Other": "HIPC"
    },
    {
        "Number": 32,
        "Economy": "Burundi",
        "Code": "BDI",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Low income",
        "LendingCategory": "IDA",
        "Other": "HIPC"
    },
    {
        "Number": 33,
        "Economy": "Cabo Verde",
        "Code": "CPV",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Lower middle income",
        "LendingCategory": "Blend",
        "Other": ""
    },
    {
        "Number": 34,
        "Economy": "Cambodia",
        "Code": "KHM",
        "Region": "East Asia & Pacific",
        "IncomeGroup": "Lower middle income",
        "LendingCategory": "IDA",
        "Other": ""
    },
    {
        "Number": 35,
        "Economy": "Cameroon",
        "Code": "CMR",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Lower middle income",
        "LendingCategory": "Blend",
        "Other": "HIPC"
    },
    {
        "Number": 36,
        "Economy": "Canada",
        "Code": "CAN",
        "Region": "North America",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 37,
        "Economy": "Cayman Islands",
        "Code": "CYM",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 38,
        "Economy": "Central African Republic",
        "Code": "CAF",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Low income",
        "LendingCategory": "IDA",
        "Other": "HIPC"
    },
    {
        "Number": 39,
        "Economy": "Chad",
        "Code": "TCD",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Low income",
        "LendingCategory": "IDA",
        "Other": "HIPC"
    },
    {
        "Number": 40,
        "Economy": "Channel Islands",
        "Code": "CHI",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 41,
        "Economy": "Chile",
        "Code": "CHL",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "High income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 42,
        "Economy": "China",
        "Code": "CHN",
        "Region": "East Asia & Pacific",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 43,
        "Economy": "Colombia",
        "Code": "COL",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 44,
        "Economy": "Comoros",
        "Code": "COM",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Low income",
        "LendingCategory": "IDA",
        "Other": "HIPC"
    },
    {
        "Number": 45,
        "Economy": "Congo, Dem. Rep.",
        "Code": "COD",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Low income",
        "LendingCategory": "IDA",
        "Other": "HIPC"
    },
    {
        "Number": 46,
        "Economy": "Congo, Rep.",
        "Code": "COG",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Lower middle income",
        "LendingCategory": "Blend",
        "Other": "HIPC"
    },
    {
        "Number": 47,
        "Economy": "Costa Rica",
        "Code": "CRI",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 48,
        "Economy": "Côte d'Ivoire",
        "Code": "CIV",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Lower middle income",
        "LendingCategory": "IDA",
        "Other": "HIPC"
    },
    {
        "Number": 49,
        "Economy": "Croatia",
        "Code": "HRV*",
        "Region": "Europe & Central Asia*",
        "IncomeGroup": "Upper middle income*",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 50,
        "Economy": "Cuba",
        "Code": "CUB",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 51,
        "Economy": "Curaçao",
        "Code": "CUW",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 52,
        "Economy": "Cyprus",
        "Code": "CYP",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": "EMU"
    },
    {
        "Number": 53,
        "Economy": "Czech Republic",
        "Code": "CZE",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 54,
        "Economy": "Denmark",
        "Code": "DNK",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 55,
        "Economy": "Djibouti",
        "Code": "DJI",
        "Region": "Middle East & North Africa",
        "IncomeGroup": "Lower middle income",
        "LendingCategory": "IDA",
        "Other": ""
    },
    {
        "Number": 56,
        "Economy": "Dominica",
        "Code": "DMA",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "Blend",
        "Other": ""
    },
    {
        "Number": 57,
        "Economy": "Dominican Republic",
        "Code": "DOM",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 58,
        "Economy": "Ecuador",
        "Code": "ECU",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 59,
        "Economy": "Egypt, Arab Rep.",
        "Code": "EGY",
        "Region": "Middle East & North Africa",
        "IncomeGroup": "Lower middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 60,
        "Economy": "El Salvador",
        "Code": "SLV",
        "Region": "Latin America & Caribbean",
        "IncomeGroup": "Lower middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 61,
        "Economy": "Equatorial Guinea",
        "Code": "GNQ",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 62,
        "Economy": "Eritrea",
        "Code": "ERI",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Low income",
        "LendingCategory": "IDA",
        "Other": "HIPC"
    },
    {
        "Number": 63,
        "Economy": "Estonia",
        "Code": "EST",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": "EMU"
    },
    {
        "Number": 64,
        "Economy": "Ethiopia",
        "Code": "ETH",
        "Region": "Sub-Saharan Africa",
        "IncomeGroup": "Low income",
        "LendingCategory": "IDA",
        "Other": "HIPC"
    },
    {
        "Number": 65,
        "Economy": "Faroe Islands",
        "Code": "FRO",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    },
    {
        "Number": 66,
        "Economy": "Fiji",
        "Code": "FJI",
        "Region": "East Asia & Pacific",
        "IncomeGroup": "Upper middle income",
        "LendingCategory": "IBRD",
        "Other": ""
    },
    {
        "Number": 67,
        "Economy": "Finland",
        "Code": "FIN",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": "EMU"
    },
    {
        "Number": 68,
        "Economy": "France",
        "Code": "FRA",
        "Region": "Europe & Central Asia",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": "EMU"
    },
    {
        "Number": 69,
        "Economy": "French Polynesia",
        "Code": "PYF",
        "Region": "East Asia & Pacific",
        "IncomeGroup": "High income",
        "LendingCategory": "..",
        "Other": ""
    }
];
