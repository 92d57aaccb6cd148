const authorities={
    "Sheet1": [
        {"CODE": "10204", "NAME": "TA WASA", "DISTRICTCODE": "KA"},
        {"CODE": "10205", "NAME": "TA MWIRA", "DISTRICTCODE": "KA"},
        {"CODE": "10301", "NAME": "TA KABUN", "DISTRICTCODE": "NB"},
        {"CODE": "10302", "NAME": "TA FUKA", "DISTRICTCODE": "NB"},
        {"CODE": "10701", "NAME": "TA MALEMA", "DISTRICTCODE": "ZA"}
    ]
}
