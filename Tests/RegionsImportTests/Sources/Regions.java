public class Regions {
    // Codes of the office of statistics.
    enum Region {
        NORTE("Norte"), CENTRO("Centro"), LISBOA_E_TEJO("Lisboa e Tejo"), SUL("Sul");
        private String name;
        Region(String name) { this.name = name; }
    }
}
