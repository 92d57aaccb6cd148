var inputstream = [{
"codes": [
  {
    "NUMBER": 2,
    "OFFICE": "Ahero",
    "CODE": "40101",
    "STATUS": "Departmental",
    "COUNTY": "Kisumu",
    "CONSTITUENCY": "Nyando/Muhoroni",
    "LOCATION": ["-0.1744386","34.9203383"]
  },
  {
    "NUMBER": 3,
    "OFFICE": "Ainabkoi",
    "CODE": "30101",
    "STATUS": "Departmental",
    "COUNTY": "Uasin Gishu",
    "CONSTITUENCY": "Ainabkoi",
    "LOCATION": ["0.1883986","35.5302127"]
  },
  {
    "NUMBER": 4,
    "OFFICE": "Akala",
    "CODE": "40139",
    "STATUS": "Departmental",
    "COUNTY": "Siaya",
    "CONSTITUENCY": "Gem",
    "LOCATION": ["-0.066667","34.433333"]
  },
  {
    "NUMBER": 5,
    "OFFICE": "Amagoro",
    "CODE": "50244",
    "STATUS": "Departmental",
    "COUNTY": "Busia",
    "CONSTITUENCY": "Teso",
    "LOCATION": ["0.627871","34.332576"]
  },
  {
    "NUMBER": 6,
    "OFFICE": "Amalo",
    "CODE": "20424",
    "STATUS": "Departmental",
    "COUNTY": "Bomet",
    "CONSTITUENCY": "Bomet East",
    "LOCATION": ["-0.5929936","35.6855464"]
  },
  {
    "NUMBER": 7,
    "OFFICE": "Amukura",
    "CODE": "50403",
    "STATUS": "Departmental",
    "COUNTY": "Busia",
    "CONSTITUENCY": "Teso",
    "LOCATION": ["0.5623429","34.2733526"]
  },
  {
    "NUMBER": 8,
    "OFFICE": "Asumbi",
    "CODE": "40309",
    "STATUS": "Departmental",
    "COUNTY": "Homa Bay",
    "CONSTITUENCY": "Rangwe",
    "LOCATION": ["-0.61972","34.6133903"]
  },
  {
    "NUMBER": 9,
    "OFFICE": "Athi River",
    "CODE": "00204",
    "STATUS": "Departmental",
    "COUNTY": "Machakos",
    "CONSTITUENCY": "Mavoko",
    "LOCATION": ["-1.4577245","36.9785033"]
  },
  {
    "NUMBER": 10,
    "OFFICE": "Awasi",
    "CODE": "40122",
    "STATUS": "Departmental",
    "COUNTY": "Kisumu",
    "CONSTITUENCY": "Nyando",
    "LOCATION": ["-0.1616445","35.0732265"]
  }
]
}];
