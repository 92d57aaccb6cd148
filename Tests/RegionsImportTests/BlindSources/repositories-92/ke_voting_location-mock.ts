import {Loc} from './interfaces'
export const locations:Loc[] = [
  {
    "county": "Mombasa",
    "constituencies": [
      {
        "constituency": "Changamwe",
          "wards": [
            "Kipevu",
            "Port-Reitz",
            "Airport",
            "Changamwe",
            "Chaani"
          ]
      },
      {
        "constituency": "Jomvu",
          "wards": [
            "Jomvu-Kuu",
            "Miritini",
            "Mikindani"
          ]
      },
      {
        "constituency": "Kisauni",
          "wards": [
            "Mjambere",
            "Junda",
            "Bamburi",
            "Mwakirunge",
            "Mtopanga",
            "Magogoni",
            "Shanzu"
          ]
      },
      {
        "constituency": "Nyali",
          "wards": [
            "Frere-Town",
            "Ziwa-la-Ngombe",
            "Mkomani",
            "Kongowea",
            "Kadzandani"
          ]
      },
      {
        "constituency": "Likon",
          "wards": [
            "Mtongwe",
            "Shika-Adabu",
            "Bofu",
            "Likoni",
            "Timbwani"
          ]
      },
      {
        "constituency": "Mvita",
          "wards": [
            "Tudor",
            "Tononoka",
            "Majengo",
            "Ganjoni",
            "Makadara"
          ]
      }
    ]
  }, 
  {
    "county": "Kwale",
    "constituencies": [
      {
        "constituency": "Mwabwen",
          "wards": [
            "Gombato-Bongwe",
            "Ukunda",
            "Kinondo",
            "Ramisi"
          ]
      },
      {
        "constituency": "Lunga-Lunga",
          "wards": [
            "Dzombo",
            "Pongwe",
            "Kikoneni",
            "Vanga",
            "Mwereni"
          ]
      },
      {
        "constituency": "Matunga",
          "wards": [
            "Tsimba",
            "Golini",
            "Waa",
            "Tiwi",
            "Kubo-South",
            "Mkongani"
          ]
      }
    ]
  }
]
