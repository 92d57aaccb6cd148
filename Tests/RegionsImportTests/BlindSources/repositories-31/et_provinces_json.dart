List<Map<String, Object>> provincesVietNam = [
  {
    "name": "Addis Ababa",
    "code": 1,
    "codename": "Add",
    "division_type": "Main City",
    "phone_code": 251,
    "districts": [
      {
        "name": "Bole",
        "code": 1,
        "codename": "bole",
        "division_type": "sub",
        "short_codename": "bl",
        "wards": [
          {
            "name": "Gerji",
            "code": 1,
            "codename": "gj",
            "division_type": "sub",
            "short_codename": "gerji"
          },
          {
            "name": "22",
            "code": 2,
            "codename": "gj",
            "division_type": "sub",
            "short_codename": "gerji"
          },
          {
            "name": "Goro",
            "code": 3,
            "codename": "gj",
            "division_type": "sub",
            "short_codename": "gerji"
          },
        ]
      },
    ]
  },
  {
    "name": "Adama",
    "code": 1,
    "codename": "Add",
    "division_type": "Main City",
    "phone_code": 251,
    "districts": [
      {
        "name": "Bole",
        "code": 1,
        "codename": "bole",
        "division_type": "sub",
        "short_codename": "bl",
        "wards": [
          {
            "name": "Gerji",
            "code": 1,
            "codename": "gj",
            "division_type": "sub",
            "short_codename": "gerji"
          },
          {
            "name": "22",
            "code": 2,
            "codename": "gj",
            "division_type": "sub",
            "short_codename": "gerji"
          },
          {
            "name": "Goro",
            "code": 3,
            "codename": "gj",
            "division_type": "sub",
            "short_codename": "gerji"
          },
        ]
      },
    ]
  },
  {
    "name": "Mekele",
    "code": 1,
    "codename": "Add",
    "division_type": "Main City",
    "phone_code": 251,
    "districts": [
      {
        "name": "Bole",
        "code": 1,
        "codename": "bole",
        "division_type": "sub",
        "short_codename": "bl",
        "wards": [
          {
            "name": "Gerji",
            "code": 1,
            "codename": "gj",
            "division_type": "sub",
            "short_codename": "gerji"
          },
          {
            "name": "22",
            "code": 2,
            "codename": "gj",
            "division_type": "sub",
            "short_codename": "gerji"
          },
          {
            "name": "Goro",
            "code": 3,
            "codename": "gj",
            "division_type": "sub",
            "short_codename": "gerji"
          },
        ]
      },
    ]
  },
  {
    "name": "Gondar",
    "code": 1,
    "codename": "Add",
    "division_type": "Main City",
    "phone_code": 251,
    "districts": [
      {
        "name": "Bole",
        "code": 1,
        "codename": "bole",
        "division_type": "sub",
        "short_codename": "bl",
        "wards": [
          {
            "name": "Gerji",
            "code": 1,
            "codename": "gj",
            "division_type": "sub",
            "short_codename": "gerji"
          },
          {
            "name": "22",
            "code": 2,
            "codename": "gj",
            "division_type": "sub",
            "short_codename": "gerji"
          },
          {
            "name": "Goro",
            "code": 3,
            "codename": "gj",
            "division_type": "sub",
            "short_codename": "gerji"
          },
        ]
      },
    ]
  },
];
