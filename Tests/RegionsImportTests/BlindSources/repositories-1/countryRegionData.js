export const CountryRegionData = [
  [
    "Afghanistan",
    "AF",
    [
      {
        "name": "Badakhshan"
      },
      {
        "name": "Badghis"
      }
    ]
  ],
  [
    "Åland Islands",
    "AX",
    [
      {
        "name": "Brändö"
      },
      {
        "name": "Eckerö"
      },
      {
        "name": "Geta"
      }
    ]
  ],
  [
    "Albania",
    "AL",
    [
      {
        "name": "Berat"
      }
    ]
  ]
]
