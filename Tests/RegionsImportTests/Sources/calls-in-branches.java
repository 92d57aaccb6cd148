class A {
  void fill(String province) {
    ArrayList<String> cities = new ArrayList<>();
    if (province.equals("Punjab")) {
      cities.add("Lahore");
      cities.add("Multan");
    } else if (province.equals("Sindh")) {
      cities.add("Karachi");
      cities.add("Hyderabad");
    }
  }
}
