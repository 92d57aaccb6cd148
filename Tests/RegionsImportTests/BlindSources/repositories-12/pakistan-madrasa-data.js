export const pakistanData = {
  "Pakistan": {
    "provinces": [
      {
        "name": "Punjab",
        "divisions": [
          {
            "name": "Lahore Division",
            "districts": [
              {
                "name": "Lahore District",
                "tehsils": ["Lahore City", "Lahore Cantt", "Model Town", "Raiwind", "Shalimar"]
              },
              {
                "name": "Kasur District",
                "tehsils": ["Kasur", "Chunian", "Kot Radha Kishan", "Pattoki"]
              },
              {
                "name": "Nankana Sahib District",
                "tehsils": ["Nankana Sahib", "Sangla Hill", "Shah Kot"]
              },
              {
                "name": "Sheikhupura District",
                "tehsils": ["Sheikhupura", "Ferozewala", "Muridke", "Sharaqpur"]
              }
            ]
          },
          {
            "name": "Rawalpindi Division",
            "districts": [
              {
                "name": "Rawalpindi District",
                "tehsils": ["Rawalpindi", "Gujar Khan", "Kahuta", "Kallar Syedan", "Taxila"]
              },
              {
                "name": "Attock District",
                "tehsils": ["Attock", "Fateh Jang", "Hassan Abdal", "Jand", "Pindi Gheb"]
              },
              {
                "name": "Chakwal District",
                "tehsils": ["Chakwal", "Choa Saidan Shah", "Kallar Kahar", "Talagang"]
              },
              {
                "name": "Jhelum District",
                "tehsils": ["Jhelum", "Pind Dadan Khan", "Sohawa", "Dina"]
              }
            ]
          },
          {
            "name": "Gujranwala Division",
            "districts": [
              {
                "name": "Gujranwala District",
                "tehsils": ["Gujranwala City", "Gujranwala Cantt", "Kamoke", "Nowshera Virkan", "Wazirabad"]
              },
              {
                "name": "Gujrat District",
                "tehsils": ["Gujrat", "Kharian", "Sarai Alamgir"]
              },
              {
                "name": "Hafizabad District",
                "tehsils": ["Hafizabad", "Pindi Bhattian"]
              },
              {
                "name": "Sialkot District",
                "tehsils": ["Sialkot", "Daska", "Pasrur", "Sambrial"]
              }
            ]
          }
        ]
      },
      {
        "name": "Sindh",
        "divisions": [
          {
            "name": "Karachi Division",
            "districts": [
              {
                "name": "Karachi Central District",
                "tehsils": ["Liaquatabad", "Nazimabad", "Gulberg", "New Karachi"]
              },
              {
                "name": "Korangi District",
                "tehsils": ["Korangi", "Landhi", "Model Colony", "Shah Faisal"]
              },
              {
                "name": "Malir District",
                "tehsils": ["Malir", "Gadap", "Murad Memon"]
              }
            ]
          },
          {
            "name": "Sukkur Division",
            "districts": [
              {
                "name": "Sukkur District",
                "tehsils": ["Sukkur", "Pano Aqil", "Rohri", "Salehpat"]
              },
              {
                "name": "Ghotki District",
                "tehsils": ["Ghotki", "Daharki", "Khangarh", "Mirpur Mathelo", "Ubauro"]
              }
            ]
          },
          {
            "name": "Mirpur Khas Division",
            "districts": [
              {
                "name": "Sanghar District",
                "tehsils": ["Sanghar", "Jam Nawaz Ali", "Khipro", "Shahdadpur", "Sinjhoro", "Tando Adam"]
              }
            ]
          },
          {
            "name": "Shaheed Benazirabad Division",
            "districts": [
              {
                "name": "Shaheed Benazirabad District",
                "tehsils": ["Nawabshah", "Daulatpur", "Qazi Ahmed", "Sakrand"]
              },
              {
                "name": "Sanghar District",
                "tehsils": ["Sanghar", "Jam Nawaz Ali", "Khipro", "Shahdadpur", "Sinjhoro", "Tando Adam"]
              }
            ]
          }
        ]
      },
      {
        "name": "Islamabad Capital Territory",
        "divisions": [
          {
            "name": "Islamabad Division",
            "districts": [
              {
                "name": "Islamabad District",
                "tehsils": ["Islamabad"]
              }
            ]
          }
        ]
      }
    ]
  }
};
