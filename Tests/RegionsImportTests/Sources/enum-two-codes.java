public enum Country {
  PERU("PE", "Peru"), CHILE("CL", "Chile"), BOLIVIA("BO", "Bolivia"), ECUADOR("EC", "Ecuador"), BRAZIL("BR", "Brazil");
}
