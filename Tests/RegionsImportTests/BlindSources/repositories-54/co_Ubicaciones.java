package Code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Ubicaciones {

    public Map<String, List<String>> departamentos = new HashMap<>();

    public Ubicaciones() {

        // Departamento Amazonas
        List<String> amazonas = new ArrayList<>();
        amazonas.add("Leticia");
        amazonas.add("Puerto Nariño");
        // Agregar la lista de municipios al departamento
        departamentos.put("Amazonas", amazonas);

        // Departamento Antioquia
        List<String> antioquia = new ArrayList<>();
        antioquia.add("Medellín");
        antioquia.add("Bello");
        antioquia.add("Itagüí");
        antioquia.add("Envigado");
        antioquia.add("Rionegro");
        // Agregar la lista de municipios al departamento
        departamentos.put("Antioquia", antioquia);

        // Departamento Arauca
        List<String> arauca = new ArrayList<>();
        arauca.add("Arauca");
        arauca.add("Arauquita");
        arauca.add("Cravo Norte");
        arauca.add("Fortul");
        arauca.add("Puerto Rondón");
        arauca.add("Saravena");
        arauca.add("Tame");
        // Agregar la lista de municipios al departamento
        departamentos.put("Arauca", arauca);

        // Departamento Guainía
        List<String> guainia = new ArrayList<>();
        guainia.add("Inírida");
        // Agregar la lista de municipios al departamento
        departamentos.put("Guainía", guainia);

        // Departamento La Guajira
        List<String> laGuajira = new ArrayList<>();
        laGuajira.add("Riohacha");
        laGuajira.add("Maicao");
        laGuajira.add("Uribia");
        laGuajira.add("Manaure");
        laGuajira.add("San Juan del Cesar");
        // Agregar la lista de municipios al departamento
        departamentos.put("La Guajira", laGuajira);

        // Departamento Norte de Santander
        List<String> norteDeSantander = new ArrayList<>();
        norteDeSantander.add("Cúcuta");
        norteDeSantander.add("Ocaña");
        norteDeSantander.add("Pamplona");
        norteDeSantander.add("Villa del Rosario");
        norteDeSantander.add("Los Patios");
        // Agregar la lista de municipios al departamento
        departamentos.put("Norte de Santander", norteDeSantander);

        // Departamento San Andrés y Providencia
        List<String> sanAndresYProvidencia = new ArrayList<>();
        sanAndresYProvidencia.add("San Andrés");
        sanAndresYProvidencia.add("Providencia");
        // Agregar la lista de municipios al departamento
        departamentos.put("San Andrés y Providencia", sanAndresYProvidencia);

        // Departamento Vaupés
        List<String> vaupes = new ArrayList<>();
        vaupes.add("Mitú");
        vaupes.add("Carurú");
        // Agregar la lista de municipios al departamento
        departamentos.put("Vaupés", vaupes);

        // Departamento Vichada
        List<String> vichada = new ArrayList<>();
        vichada.add("Puerto Carreño");
        vichada.add("La Primavera");
        vichada.add("Santa Rosalía");
        vichada.add("Cumaribo");
        // Agregar la lista de municipios al departamento
        departamentos.put("Vichada", vichada);
    }
}