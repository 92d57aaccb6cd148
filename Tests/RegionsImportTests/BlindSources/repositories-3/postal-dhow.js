var inputstream = [{
"codes": [
  {
    "NUMBER": 2,
    "OFFICE": "Ahero",
    "CODE": "40101",
    "STATUS": "Departmental",
    "COUNTY": "Kisumu",
    "CONSTITUENCY": "Nyando",
    "LOCATION": [
      "-0.17",
      "34.92"
    ]
  },
  {
    "NUMBER": 3,
    "OFFICE": "Awasi",
    "CODE": "40122",
    "STATUS": "Departmental",
    "COUNTY": "Kisumu",
    "CONSTITUENCY": "Nyando",
    "LOCATION": [
      "-0.17",
      "34.92"
    ]
  },
  {
    "NUMBER": 4,
    "OFFICE": "Maseno",
    "CODE": "40105",
    "STATUS": "Departmental",
    "COUNTY": "Kisumu",
    "CONSTITUENCY": "Seme",
    "LOCATION": [
      "-0.17",
      "34.92"
    ]
  },
  {
    "NUMBER": 5,
    "OFFICE": "Ainabkoi",
    "CODE": "30101",
    "STATUS": "Departmental",
    "COUNTY": "Uasin Gishu",
    "CONSTITUENCY": "Ainabkoi",
    "LOCATION": [
      "-0.17",
      "34.92"
    ]
  },
  {
    "NUMBER": 6,
    "OFFICE": "Akala",
    "CODE": "40139",
    "STATUS": "Departmental",
    "COUNTY": "Siaya",
    "CONSTITUENCY": "Gem",
    "LOCATION": [
      "-0.17",
      "34.92"
    ]
  },
  {
    "NUMBER": 7,
    "OFFICE": "Bondo",
    "CODE": "40601",
    "STATUS": "Departmental",
    "COUNTY": "Siaya",
    "CONSTITUENCY": "Bondo",
    "LOCATION": [
      "-0.17",
      "34.92"
    ]
  }
]
}];
