public enum Province {
  SAN_JUAN("San Juan", 1), LA_RIOJA("La Rioja", 2), SAN_LUIS("San Luis", 3) {
    @Override public String zone() { return "Cuyo"; }
  },
  ENTRE_RIOS("Entre Ríos", 4), LA_PAMPA("La Pampa", 5), SANTA_FE("Santa Fe", 6);
}
