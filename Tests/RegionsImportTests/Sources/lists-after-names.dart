class Locations {
  static const List<String> allStates = ["Talmo", "Berna Norte", "Sumeria", "Dalan"];

  static const List<String> talmoDistricts = ["Ressin", "Ostrela"];

  static const List<String> bernaNorteDistricts = ["Perrol"];

  static const List<String> sumeriaDistricts = ["Lagun", "Dorro"];

  static const List<String> dalanDistricts = ["Dalan Central"];
}
