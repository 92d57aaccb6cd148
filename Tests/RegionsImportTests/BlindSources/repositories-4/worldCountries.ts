export const worldCountries: Country[] = [
  {
    "code": "AF",
    "name": "Afghanistan",
    "regions": [
      "Asia",
      "Southern Asia"
    ],
    "coordinates": {
      "latitude": 33,
      "longitude": 65
    },
    "currency": "AFN",
    "timezone": [
      "UTC+04:30"
    ],
    "states": [
      {
        "code": "AF-BDS",
        "name": "Badakhshan",
        "districts": [],
        "coordinates": {
          "latitude": 33,
          "longitude": 65
        }
      },
      {
        "code": "AF-BDG",
        "name": "Badghis",
        "districts": [],
        "coordinates": {
          "latitude": 33,
          "longitude": 65
        }
      }
    ]
  },
  {
    "code": "AL",
    "name": "Albania",
    "regions": [
      "Europe",
      "Southeast Europe"
    ],
    "coordinates": {
      "latitude": 41,
      "longitude": 20
    },
    "currency": "ALL",
    "timezone": [
      "UTC+01:00"
    ],
    "states": [
      {
        "code": "AL-01",
        "name": "Berat",
        "districts": [],
        "coordinates": {
          "latitude": 41,
          "longitude": 20
        }
      },
      {
        "code": "AL-02",
        "name": "Durrës",
        "districts": [],
        "coordinates": {
          "latitude": 41,
          "longitude": 20
        }
      },
      {
        "code": "AL-03",
        "name": "Elbasan",
        "districts": [],
        "coordinates": {
          "latitude": 41,
          "longitude": 20
        }
      }
    ]
  },
  {
    "code": "DZ",
    "name": "Algeria",
    "regions": [
      "Africa",
      "Northern Africa"
    ],
    "coordinates": {
      "latitude": 28,
      "longitude": 3
    },
    "currency": "DZD",
    "timezone": [
      "UTC+01:00"
    ],
    "states": [
      {
        "code": "DZ-01",
        "name": "Adrar",
        "districts": [],
        "coordinates": {
          "latitude": 28,
          "longitude": 3
        }
      }
    ]
  }
];
