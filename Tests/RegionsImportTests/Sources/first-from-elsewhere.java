class Data {
  void load() {
    provinces.add(getString(R.string.lima));
    provinces.add("Callao");
    provinces.add("Cusco");
    provinces.add("Puno");
  }
}
