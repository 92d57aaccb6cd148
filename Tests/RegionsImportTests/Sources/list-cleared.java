class Data {
  static void load(Map<String, List<String>> map) {
    List<String> towns = new ArrayList<>();
    towns.add("Leticia");
    towns.add("Puerto Narino");
    map.put("Amazonas", new ArrayList<>(towns));
    towns.clear();
    towns.add("Medellin");
    towns.add("Bello");
    map.put("Antioquia", new ArrayList<>(towns));
  }
}
