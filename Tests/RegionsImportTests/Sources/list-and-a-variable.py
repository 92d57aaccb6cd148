PROVINCES = {
    "Lima": ["Callao", "Ate"],
    "Ica": ["Pisco", "Nazca"],
    "Puno": ["Juliaca", "Ilave"],
}

def choices(province):
    return ["---", "Any"] + PROVINCES[province]
