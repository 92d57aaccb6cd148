public class Data {
  static Map<String, List<String>> load() {
    Map<String, List<String>> map = new HashMap<>();
    List<String> towns = new ArrayList<>();
    map.put("Amazonas", towns);
    towns.add("Leticia");
    towns.add("Puerto Narino");
    towns = new ArrayList<>();
    map.put("Antioquia", towns);
    towns.add("Medellin");
    towns.add("Bello");
    return map;
  }
}
