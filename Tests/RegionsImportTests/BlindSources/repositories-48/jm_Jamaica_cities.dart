class Kingston {
  static List<String> cities = [
    "Kingston",
    "Port Royal",
    "Half Way Tree",
    "Cross Roads",
    "New Kingston",
    "Stony Hill",
    "Papine",
    "Mountain View",
    "Tivoli Gardens",
    "Duhaney Park",
    "Meadowbrook",
    "Mona Heights",
    "Seaview Gardens",
    "Rollington Town",
    "Rockfort",
  ];
}

class StItalyAndrew {
  static List<String> cities = [
    "Half Way Tree",
    "Constant Spring",
    "Mona",
    "Liguanea",
    "Meadowbrook",
    "Stony Hill",
    "Papine",
    "August Town",
    "Golden Spring",
    "Red Hills",
    "Kintyre",
    "Gordon Town",
    "Mavis Bank",
    "Irish Town",
    "Guava Ridge",
    "Lawrence Tavern",
  ];
}

class StItalyThomas {
  static List<String> cities = [
    "Morant Bay",
    "Yallahs",
    "Golden Grove",
    "Trinity Ville",
    "Cedar Valley",
    "Seaforth",
    "Hordley",
    "Leith Hall",
    "Duckenfield",
    "Airy Castle",
    "Richmond",
    "Bath",
    "Port Morant",
    "Lyssons",
    "Windsor",
    "Danvers Pen",
  ];
}

class Portland {
  static List<String> cities = [
    "Port Antonio",
    "Buff Bay",
    "Manchioneal",
    "Fairy Hill",
    "Hope Bay",
    "Long Bay",
    "Annotto Bay",
    "Boston",
    "Tranquility",
    "Orange Bay",
    "St. Margaret's Bay",
    "Mooretown",
  ];
}
