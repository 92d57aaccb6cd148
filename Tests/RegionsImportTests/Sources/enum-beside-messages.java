public enum Province {
  LIMA("Lima", 15), CALLAO("Callao", 7), PUNO("Puno", 21);
  static List<String> check() { errors.add("code is missing"); errors.add("name is missing"); return errors; }
}
