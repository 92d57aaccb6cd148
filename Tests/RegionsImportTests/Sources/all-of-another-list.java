class Data {
  void load() {
    provinces.add("Lima");
    provinces.add("Callao");
    // provinces.add("Tacna");
    provinces.add("Puno"); provinces.addAll(Arrays.asList("Cusco", "Piura"));
    Collections.sort(provinces);
  }
}
