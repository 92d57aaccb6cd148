SG_DISTRICTS = {
    "D01": {"name": "Raffles Place / Cecil / Marina / People's Park", "lat": 1.2836, "lon": 103.8507, "tier": "central"},
    "D02": {"name": "Anson / Tanjong Pagar", "lat": 1.2761, "lon": 103.8452, "tier": "central"},
    "D03": {"name": "Queenstown / Tiong Bahru", "lat": 1.2899, "lon": 103.8185, "tier": "central"},
    "D04": {"name": "Telok Blangah / Harbourfront", "lat": 1.2700, "lon": 103.8198, "tier": "central"},
    "D05": {"name": "Pasir Panjang / Clementi New Town", "lat": 1.3062, "lon": 103.7638, "tier": "west"},
    "D06": {"name": "High Street / Beach Road", "lat": 1.2966, "lon": 103.8520, "tier": "central"},
    "D07": {"name": "Middle Road / Golden Mile", "lat": 1.3016, "lon": 103.8570, "tier": "central"},
    "D08": {"name": "Little India", "lat": 1.3067, "lon": 103.8517, "tier": "central"},
    "D09": {"name": "Orchard / River Valley", "lat": 1.3045, "lon": 103.8318, "tier": "central"},
    "D22": {"name": "Jurong", "lat": 1.3330, "lon": 103.7436, "tier": "west"},
    "D27": {"name": "Yishun / Sembawang", "lat": 1.4304, "lon": 103.8354, "tier": "north"},
    "D28": {"name": "Seletar", "lat": 1.4048, "lon": 103.8693, "tier": "north"},
    "HUB-EAST": {"name": "Regional Hub (East)", "lat": 1.3530, "lon": 103.9454, "tier": "hub"},
    "HUB-WEST": {"name": "Regional Hub (West)", "lat": 1.3330, "lon": 103.7436, "tier": "hub"},
    "HUB-NORTH": {"name": "Regional Hub (North)", "lat": 1.4304, "lon": 103.8354, "tier": "hub"},
}

MY_DISTRICTS = {
    # Klang Valley / Selangor
    "KL-CEN": {"name": "Kuala Lumpur City Center", "lat": 3.1390, "lon": 101.6869, "tier": "central"},
    "PJ": {"name": "Petaling Jaya", "lat": 3.1073, "lon": 101.6067, "tier": "central"},
    "SA": {"name": "Shah Alam", "lat": 3.0738, "lon": 101.5183, "tier": "west"},
    "KLA": {"name": "Klang", "lat": 3.0449, "lon": 101.4456, "tier": "west"},
    "PUT": {"name": "Putrajaya", "lat": 2.9264, "lon": 101.6964, "tier": "south"},
    # Johor
    "JB": {"name": "Johor Bahru", "lat": 1.4927, "lon": 103.7414, "tier": "south"},
    "BP": {"name": "Batu Pahat", "lat": 1.8494, "lon": 102.9288, "tier": "south"},
    "KLU": {"name": "Kluang", "lat": 2.0251, "lon": 103.3328, "tier": "south"},
    # Penang
    "PNG-ISL": {"name": "Georgetown", "lat": 5.4141, "lon": 100.3288, "tier": "north"},
    "BW": {"name": "Butterworth", "lat": 5.3995, "lon": 100.3683, "tier": "north"},
    "BM": {"name": "Bukit Mertajam", "lat": 5.3630, "lon": 100.4660, "tier": "north"},
    "MY-HUB-CEN": {"name": "National Hub (KL)", "lat": 3.1390, "lon": 101.6869, "tier": "hub"},
    "MY-HUB-NTH": {"name": "Regional Hub (Penang)", "lat": 5.4141, "lon": 100.3288, "tier": "hub"},
    "MY-HUB-STH": {"name": "Regional Hub (Johor)", "lat": 1.4927, "lon": 103.7414, "tier": "hub"},
}
