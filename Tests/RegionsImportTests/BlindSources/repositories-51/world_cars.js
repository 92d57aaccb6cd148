const cars = [{
    "make": "Abarth",
    "model": ["124 Spider", "500", "500C", "595", "695", "Grande Punto", "Punto Evo"]
}, {
    "make": "AC",
    "model": ["378 GT Zagato", "Ace", "Aceca", "Cobra"]
}, {
    "make": "Acura",
    "model": ["CL", "CSX", "EL", "ILX", "Integra", "Legend", "MDX", "NSX", "RDX", "RL", "RLX", "RSX", "SLX", "TL", "TLX", "TSX", "ZDX"]
}, {
    "make": "Alpine",
    "model": ["A110", "A310", "A610", "GTA"]
}, {
    "make": "AM General",
    "model": ["HMMWV (Humvee)"]
}, {
    "make": "Aro",
    "model": ["10", "24"]
}, {
    "make": "Austin",
    "model": ["Allegro", "Ambassador", "Maestro", "Maxi", "Metro", "Mini", "Montego", "Princess", "Sprite"]
}]
