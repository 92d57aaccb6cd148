export const locations = {
    "South Africa": {
      "provinces": [
        {
          "province": "Gauteng",
          "cities": ["Johannesburg", "Pretoria", "Soweto", "Vanderbijlpark"]
        },
        {
          "province": "Western Cape",
          "cities": ["Cape Town", "Stellenbosch", "George", "Paarl"]
        },
        {
          "province": "KwaZulu-Natal",
          "cities": ["Durban", "Pietermaritzburg", "Richards Bay", "Newcastle"]
        },
        {
          "province": "Eastern Cape",
          "cities": ["Gqeberha (Port Elizabeth)", "East London", "Mthatha", "Grahamstown"]
        },
        {
          "province": "Free State",
          "cities": ["Bloemfontein", "Welkom", "Bethlehem", "Sasolburg"]
        },
        {
          "province": "Limpopo",
          "cities": ["Polokwane", "Thohoyandou", "Tzaneen", "Musina"]
        },
        {
          "province": "Mpumalanga",
          "cities": ["Nelspruit (Mbombela)", "Witbank (eMalahleni)", "Secunda", "Sabie"]
        },
        {
          "province": "North West",
          "cities": ["Rustenburg", "Mahikeng", "Klerksdorp", "Potchefstroom"]
        },
        {
          "province": "Northern Cape",
          "cities": ["Kimberley", "Upington", "Springbok", "Kuruman"]
        }
      ]
    }
  };
