# Wards of Aronia
# Updated by hand

WARDS = [
    # North county
    {'name': 'Beko Hill', 'code': '001001001', 'constituency': 'Aro'},
    {'name': 'Cilo', 'code': '001001002', 'constituency': 'Aro'},
    {'name': 'Aro', 'code': '001001004', 'constituency': 'Aro'},

    {'name': 'Dumu Kuu', 'code': '001002001', 'constituency': 'Dumu'},
    {'name': 'Efe Yard', 'code': '001002002', 'constituency': 'Dumu'},
    {'name': 'Gofa', 'code': '002001001', 'constituency': 'Hani'},
    {'name': 'Iba', 'code': '002001002', 'constituency': 'Hani'},
]
