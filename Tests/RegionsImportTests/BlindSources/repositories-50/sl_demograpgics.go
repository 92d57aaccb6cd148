package demographics

var DemographicsJSON = `{
  "demographics": [
    {
      "region": "Eastern",
      "district": "Kailahun",
      "chiefdoms": [
        "Dea",
        "Jaluahun",
        "Jawei",
        "Kissi Kama",
        "Kissi Teng",
        "Kissi Tongi",
        "Luawa",
        "Malema",
        "Mandu",
        "Peje Bongre",
        "Peje West",
        "Penguia",
        "Upper Bambara",
        "Yawei"
      ]
    },
    {
      "region": "Eastern",
      "district": "Kenema",
      "chiefdoms": [
        "Dama",
        "Dodo",
        "Gaura",
        "Gorama Mende",
        "Kandu Leppiam",
        "Koya",
        "Langurama Ya",
        "Lower Bambara",
        "Malegohun",
        "Niawa",
        "Nomo",
        "Nongowa",
        "Simbaru",
        "Small Bo",
        "Tunkia",
        "Wando"
      ]
    },
    {
      "region": "Eastern",
      "district": "Kono",
      "chiefdoms": [
        "Fiama",
        "Gbane Kandor",
        "Gbane",
        "Gbense",
        "Gorama Kono",
        "Kamara",
        "Lei",
        "Mafindor",
        "Nimikoro",
        "Nimiyama",
        "Sandor",
        "Soa",
        "Tankoro",
        "Toli"
      ]
    },
    {
      "region": "Northern",
      "district": "Bombali",
      "chiefdoms": [
        "Biriwa",
        "Bombali Shebora",
        "Gbanti Kamaranka",
        "NgowahunGbendembu",
        "Libeisaygahun",
        "Magbaiamba Ndowahun",
        "Makari Gbanti",
        "Paki Massabong",
        "Safroko Limba",
        "Sanda Loko",
        "Sanda Tenraren",
        "Sella Limba",
        "Tambakha"
      ]
    },
    {
      "region": "Northern",
      "district": "Falaba",
      "chiefdoms": [
        "Barawa Wollay",
        "Delmandugu",
        "Dembelia",
        "Dembelia-Sinkunia",
        "Folosaba",
        "Kabelia",
        "Kamadugu Yiraia",
        "Kulor Saradu",
        "Mongo",
        "Morifindugu",
        "Neya",
        "Nyedu",
        "Sulima"
      ]
    }
  ]
}
`
