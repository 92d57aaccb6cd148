export const THANA_OPTIONS = [
    {
      division: "Dhaka Division",
      districts: [
        {
          "district": "Dhaka",
          "thanas": [
            "Adabor",
            "Badda", 
            "Banani"
          ]
        },
        {
          "district": "Gazipur",
          "thanas": ["Tongi", "Sreepur"]
        }
      ]
    },
    {
      division: "Sylhet Division",
      districts: [
        {
          "district": "Sylhet",
          "thanas": ["Kotwali", "Jalalabad"]
        }
      ]
    }
];
