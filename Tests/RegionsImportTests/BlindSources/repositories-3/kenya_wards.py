# Comprehensive ward data

KENYA_WARDS_DATA = [
    # Mombasa County
    {'name': 'Port Reitz', 'code': '001001001', 'constituency': 'Changamwe'},
    {'name': 'Kipevu', 'code': '001001002', 'constituency': 'Changamwe'},
    {'name': 'Changamwe', 'code': '001001004', 'constituency': 'Changamwe'},
    {'name': 'Jomvu Kuu', 'code': '001002001', 'constituency': 'Jomvu'},
    {'name': 'Mikindani', 'code': '001002002', 'constituency': 'Jomvu'},
    {'name': 'Gombato', 'code': '002001001', 'constituency': 'Msambweni'},
    {'name': 'Ukunda', 'code': '002001002', 'constituency': 'Msambweni'},
]
