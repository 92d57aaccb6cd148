from model_utils import Choices

PROVINCES = Choices(
    (11, "aceh", "Aceh"),
    (12, "sumatera_utara", "Sumatera Utara"),
    (13, "sumatera_barat", "Sumatera Barat"),
    (14, "riau", "Riau"),
    (15, "jambi", "Jambi"),
    (16, "sumatera_selatan", "Sumatera Selatan"),
    (17, "bengkulu", "Bengkulu"),
    (18, "lampung", "Lampung"),
    (19, "kepulauan_bangka_belitung", "Kepulauan Bangka Belitung"),
    (21, "kepulauan_riau", "Kepulauan Riau"),

    (31, "dki_jakarta", "DKI Jakarta"),
    (32, "jawa_barat", "Jawa Barat"),
    (33, "jawa_tengah", "Jawa Tengah"),
    (34, "di_yogyakarta", "DI Yogyakarta"),
    (35, "jawa_timur", "Jawa Timur"),
    (36, "banten", "Banten"),

    (51, "bali", "Bali"),
    (52, "nusa_tenggara_barat", "Nusa Tenggara Barat"),
    (52, "nusa_tenggara_timur", "Nusa Tenggara Timur"),

    (61, "kalimantan_barat", "Kalimantan Barat"),
    (62, "kalimantan_tengah", "Kalimantan Tengah"),
    (63, "kalimantan_selatan", "Kalimantan Selatan"),
    (64, "kalimantan_timur", "Kalimantan Timur"),
    (65, "kalimantan_utara", "Kalimantan Utara"),

    (71, "sulawesi_utara", "Sulawesi Utara"),
    (72, "sulawesi_tengah", "Sulawesi Tengah"),
    (73, "sulawesi_selatan", "Sulawesi Selatan"),
    (74, "sulawesi_tenggara", "Sulawesi Tenggara"),
    (75, "gorontalo", "Gorontalo"),
    (76, "sulawesi_barat", "Sulawesi Barat"),

    (81, "maluku", "Maluku"),
    (82, "maluku_utara", "Maluku Utara"),
    (91, "papua", "Papua"),
    (92, "papua_barat", "Papua Barat"),
)
