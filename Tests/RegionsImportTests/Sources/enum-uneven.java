public enum District {
  A("Lima", "Peru"), B("Callao", "Peru"), C("Cusco"), D("Arica", "Chile"), E("Iquique", "Chile");
}
