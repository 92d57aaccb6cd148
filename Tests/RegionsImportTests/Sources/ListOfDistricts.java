public class ListOfDistricts {
  private final String[] districts = {"Aldea", "Brisa", "Corvo"};
  void save() { for (String name : districts) { District.create(name); } }
}
