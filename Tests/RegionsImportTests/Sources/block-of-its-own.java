class A {
  static final List<String> CITIES = new ArrayList<String>() {{
    add("Lima");
    add("Cusco");
    add("Puno");
  }};
}
