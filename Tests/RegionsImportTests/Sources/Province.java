package geo;

public enum Province implements Named {
    ALTA("Alta", "AL", new String[] {"Cima", "Vetta"}),
    BASSA_VALLE("Bassa Valle", "BV", new String[] {"Riva"}),
    COLLINA("Collina", "CO", new String[] {"Poggio", "Colle"});

    private final String title;

    Province(String title, String code, String[] towns) {
        this.title = title;
    }
}
