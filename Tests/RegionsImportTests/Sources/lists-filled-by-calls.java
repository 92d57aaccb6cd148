package co.example;

import java.util.*;

public class Lugares {
    private final Map<String, List<String>> departamentos = new HashMap<>();

    public Lugares() {
        List<String> lista = new ArrayList<>();
        lista.add("Leticia");
        lista.add("Puerto Nariño");
        departamentos.put("Amazonas", lista);

        lista = new ArrayList<>();
        lista.add("Arauca");
        lista.add("Tame");
        lista.add("Saravena");
        departamentos.put("Arauca", lista);
    }
}
