[
    {
        province: "Copperbelt Province",
        province_code: "COP"
    },
    {
        province: "Central Province",
        province_code: "CEP"
    },
    {
        province: "Eastern Province",
        province_code: "EAP"
    },
    {
        province: "Luapula Province",
        province_code: "LPP"
    },
    {
        province: "Lusaka Province",
        province_code: "LUP"
    },
    {
        province: "Muchinga Province",
        province_code: "MUP"
    },
    {
        province: "North - Western Province",
        province_code: "NWP"
    },
    {
        province: "Northern Province",
        province_code: "NOP"
    },
    {
        province: "Southern Province",
        province_code: "SOP"
    },
    {
        province: "Western Province",
        province_code: "WEP"
    }
]