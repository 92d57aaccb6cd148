class Data {
  void provinces(List<String> list) {
    list.add(NAMES.get(3)); list.add(NAMES.get(4)); list.add("Puno"); list.add("Ica");
  }
}
