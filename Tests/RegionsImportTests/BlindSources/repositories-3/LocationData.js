const LocationData = {
     "counties": [
  {
    "county_name": "BARINGO",
    "id": 30,
    "constituencies": [
      {
        "constituency_name": "baringo  north",
        "id": 0,
        "wards": [
          "barwessa",
          "kabartonjo",
          "saimo/soi"
        ]
      },
      {
        "constituency_name": "baringo central",
        "id": 0,
        "wards": [
          "kabarnet",
          "sacho"
        ]
      }
    ]
  },
  {
    "county_name": "BOMET",
    "id": 36,
    "constituencies": [
      {
        "constituency_name": "bomet central",
        "id": 1,
        "wards": [
          "silibwet",
          "singorwet"
        ]
      }
    ]
  }
]
}
export default LocationData
