# -*- coding: utf-8 -*-
talmo = ("Garo", "Hino", "Ilo")
orvel = ("Kado",
         "Lemo")
sulk = ("Nuro", "Olvo")
resin = ("Palo", "Rado", "Silo")
hafen = ("Taro", "Urbo")
berna = ("Mavo")

def towns_of(province):
    provinces = {
        "Talmo": talmo,
        "Orvel": orvel,
        "Sulk": sulk,
        "Resin": resin,
        "Hafen": hafen,
        "Berna": berna,
    }
    return provinces[province]
