public class Divisions {
    public static final String[] PROVINCES = {"Maputo", "Gaza", "Sofala"};
    public static final String[][] DISTRICTS = {
        {"Boane", "Matola"},
        {"Xai-Xai", "Chokwé", "Bilene"},
        {"Beira"},
    };
}
