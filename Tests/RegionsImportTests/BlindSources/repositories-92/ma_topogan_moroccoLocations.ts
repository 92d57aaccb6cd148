export const MOROCCO_LOCATIONS: Record<string, string[]> = {
    "Agadir Ida-Outanane": [
        "Agadir", "Amskroud", "Aourir", "Aqri", "Azrarag", "Drargua", "Idmine", "Imouzzer", "Imsouane", "Tadrart", "Taghazout", "Tamri", "Tiqqi"
    ],
    "Inezgane-Ait Melloul": [
        "Ait Melloul", "Dcheira El Jihadia", "Inezgane", "Kolea", "Ouled Dahou", "Temsia"
    ],
    "Chtouka-Ait Baha": [
        "Ait Amira", "Ait Baha", "Ait Milk", "Ait Mzal", "Ait Ouadrim", "Aouguenz", "Belfaa", "Biougra", "Hilala", "Ida Ougnidif", "Imi Mqourn", "Inchaden", "Massa", "Ouled Teima", "Sidi Abdallah El Bouchouari", "Sidi Bibi", "Sidi Boushab", "Sidi Ouassay", "Tanalt", "Targua Ntouchka", "Tassegdelt", "Tizi Ntakoucht"
    ],
    "Taroudant": [
        "Adar", "Agadir Melloul", "Ahl Ramlet", "Ahl Tifnoute", "Oualqadi", "Ouled Aissa", "Ouled Berhil", "Ouled Teima", "Taroudant", "Zaouia Sidi Tahar"
    ],
};
