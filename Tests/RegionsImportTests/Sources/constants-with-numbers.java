package model;

public enum Departement {
    AUBRAC("Aubrac", 1),
    AISANCE("Aisance", 2),
    ALLEGRE("Allègre", 3),
    ARDOISE("Ardoise", 45),
    ARIANE("Ariane", 4);

    private final String nom;
    private final int code;
}
