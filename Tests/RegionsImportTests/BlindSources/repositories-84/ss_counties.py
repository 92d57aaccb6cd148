
SOUTH_SUDAN_COUNTIES = {
    "Central Equatoria": {
        "Juba": {"lat": 4.8594, "lon": 31.5713},
        "Terekeka": {"lat": 5.4087, "lon": 31.7511},
        "Yei": {"lat": 4.0950, "lon": 30.6783},
        "Lainya": {"lat": 4.2500, "lon": 30.8000},
        "Morobo": {"lat": 4.1500, "lon": 30.4500}
    },
    "Eastern Equatoria": {
        "Torit": {"lat": 4.4124, "lon": 32.5734},
        "Kapoeta East": {"lat": 4.7713, "lon": 33.5924},
        "Kapoeta North": {"lat": 5.2000, "lon": 33.6000},
        "Kapoeta South": {"lat": 4.5000, "lon": 33.5000},
        "Budi": {"lat": 4.1000, "lon": 33.1000},
        "Ikotos": {"lat": 4.1263, "lon": 32.9093},
        "Lafon": {"lat": 4.6500, "lon": 32.1500},
        "Magwi": {"lat": 4.3500, "lon": 32.2500}
    },
    "Western Equatoria": {
        "Yambio": {"lat": 4.3840, "lon": 28.3905},
        "Ezo": {"lat": 4.4167, "lon": 28.0500},
        "Ibba": {"lat": 4.2000, "lon": 28.1000},
        "Maridi": {"lat": 4.9156, "lon": 29.4739},
        "Mundri East": {"lat": 5.3500, "lon": 29.1500},
        "Mundri West": {"lat": 5.2000, "lon": 28.9000},
        "Mvolo": {"lat": 5.5500, "lon": 29.0500},
        "Nzara": {"lat": 4.4500, "lon": 28.2000},
        "Tambura": {"lat": 4.8167, "lon": 27.4833}
    },
    "Jonglei": {
        "Bor": {"lat": 6.2088, "lon": 31.5597},
        "Ayod": {"lat": 7.7275, "lon": 31.2861},
        "Duk": {"lat": 6.7500, "lon": 32.0000},
        "Fangak": {"lat": 8.3000, "lon": 31.2000},
        "Pibor": {"lat": 6.8000, "lon": 33.1192},
        "Pochalla": {"lat": 8.2833, "lon": 34.0667},
        "Twic East": {"lat": 7.3000, "lon": 32.0000},
        "Uror": {"lat": 7.8500, "lon": 32.4000},
        "Nyirol": {"lat": 7.7500, "lon": 31.1000},
        "Akobo": {"lat": 7.7833, "lon": 33.0000}
    },
    "Lakes": {
        "Rumbek Centre": {"lat": 6.8086, "lon": 29.6700},
        "Cueibet": {"lat": 6.2500, "lon": 29.4500}
    }
}
