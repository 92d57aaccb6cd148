package models;

import java.util.Map;

public class Estados {
    public static final Map<String, String[]> ESTADOS = Map.of(
        "Acra (AC)", new String[]{"Rio Claro", "Sena"},
        "Amana (AM)", new String[]{"Maca"},
        "Bara (BA)", new String[]{"Feira", "Ilha", "Jaca"});
}
