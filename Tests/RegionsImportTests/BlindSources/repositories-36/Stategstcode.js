export const gstStateCodes = {
    "AN": 35,  // Andaman and Nicobar Islands
    "AP": 1,   // Andhra Pradesh
    "AR": 12,  // Arunachal Pradesh
    "AS": 18,  // Assam
    "BR": 10,  // Bihar
    "CH": 4,   // Chandigarh
    "CT": 22,  // Chhattisgarh
    "DN": 26,  // Dadra and Nagar Haveli and Daman and Diu
    "DL": 7,   // Delhi
    "GA": 30,  // Goa
    "GJ": 24,  // Gujarat
    "HR": 6,   // Haryana
    "HP": 2,   // Himachal Pradesh
    "JK": 1,   // Jammu and Kashmir
    "JH": 20,  // Jharkhand
    "KA": 29,  // Karnataka
    "KL": 32,  // Kerala
    "LA": 1,   // Ladakh
    "LD": 31,  // Lakshadweep
    "MP": 23,  // Madhya Pradesh
    "MH": 27,  // Maharashtra
    "MN": 14,  // Manipur
    "ML": 15,  // Meghalaya
    "MZ": 21,  // Mizoram
    "NL": 13,  // Nagaland
    "OD": 21,  // Odisha
    "PB": 3,   // Punjab
    "RJ": 8,   // Rajasthan
    "SK": 11,  // Sikkim
    "TN": 33,  // Tamil Nadu
    "TG": 36,  // Telangana
    "TR": 16,  // Tripura
    "UP": 9,   // Uttar Pradesh
    "UK": 5,   // Uttarakhand
    "WB": 19,  // West Bengal
};