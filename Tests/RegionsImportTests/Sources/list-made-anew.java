class A {
  List<String> punjab() {
    List<String> list = new ArrayList<>();
    list.add("Lahore");
    list.add("Multan");
    return list;
  }
  List<String> sindh() {
    List<String> list = new ArrayList<>();
    list.add("Karachi");
    list.add("Hyderabad");
    return list;
  }
}
