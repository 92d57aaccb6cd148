export const data_states = [
  {
    "id": 1,
    "states": [
      {
        "id": 3901,
        "name": "Badakhshan",
        "code": "BDS"
      },
      {
        "id": 3871,
        "name": "Badghis",
        "code": "BDG"
      }
    ]
  },
  {
    "id": 3,
    "states": [
      {
        "id": 603,
        "name": "Berat County",
        "code": "01"
      },
      {
        "id": 629,
        "name": "Berat District",
        "code": "BR"
      },
      {
        "id": 607,
        "name": "Bulqizë District",
        "code": "BU"
      }
    ]
  }
];
