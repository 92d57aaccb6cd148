package com.example;

import java.util.*;

public final class Locations {
    public static final Map<String, List<String>> MAP = new LinkedHashMap<>();
    static {
        MAP.put("Centre", Arrays.asList("Mfoundi", "Lekié", "Mbam-et-Inoubou"));
        MAP.put("Littoral", Arrays.asList("Wouri", "Moungo"));
        MAP.put("Ouest", Arrays.asList("Mifi", "Menoua"));
    }
    private Locations() {}
}
