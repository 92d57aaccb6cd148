// two enums, second with parent
public enum Region {
  NORTE("Norte"), SUR("Sur"), ESTE("Este");
}
public enum District {
  LIMA("Lima", Region.NORTE), CALLAO("Callao", Region.SUR), CUSCO("Cusco", Region.NORTE), PUNO("Puno", Region.ESTE), TACNA("Tacna", Region.SUR);
}
