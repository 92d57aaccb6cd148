package Models;

import java.util.Map;

public class StateData {
    public static final Map<String, String[]> Estados = Map.of(
            "Acre (AC)", new String[]{
                    "Rio Branco",
                    "Cruzeiro do Sul",
                    "Sena Madureira",
                    "Tarauacá",
                    "Feijó",
                    "Brasiléia",
                    "Xapuri",
                    "Plácido de Castro",
                    "Rodrigues Alves",
                    "Manoel Urbano"},
            "Amapá (AP)\n", new String[]{
                    "Macapá",
                    "Santana",
                    "Laranjal do Jari",
                    "Oiapoque",
                    "Mazagão",
                    "Porto Grande",
                    "Tartarugalzinho",
                    "Pedra Branca do Amapari",
                    "Ferreira Gomes",
                    "Calçoene"},
            "Amazonas (AM)", new String[]{
                    "Manaus",
                    "Parintins",
                    "Itacoatiara",
                    "Manacapuru",
                    "Coari",
                    "Tefé",
                    "Humaitá",
                    "Tabatinga",
                    "Maués",
                    "Manicoré"

            }



    );
}
