package com.cmembondeiro.cme.entidades;

public class Codigos {

    public static final String[] nomes_regiao = {
            "Moçambique", "Portugal", "Brasil"
    };

    public static final String[] codigos_regiao = {
            "258", "351", "55"
    };

    public static final String[] nomes_provincia_moz = {
            "Cabo Delgado", "Gaza", "Inhambane", "Manica", "Maputo", "Nampula", "Niassa", "Sofala", "Tete", "Zambézia"
    };

    public static final String[] nomes_provincia_por = {
            "Aveiro", "Beja", "Braga", "Bragança", "Castelo Branco", "Coimbra", "Évora", "Faro", "Guarda", "Leiria",
            "Lisboa", "Portalegre", "Porto", "Santarém", "Setúbal", "Viana do Castelo", "Vila Real", "Viseu"
    };

    public static final String[] nomes_provincia_bra = {
            "Alagoas", "Amazonas", "Bahia", "Ceará", "Cisplatina", "Espírito Santo", "Goiás", "Grão-Pará", "Maranhão",
            "Mato Grosso", "Minas Gerais", "Município Neutro", "Paraná", "Paraíba", "Pernambuco", "Piauí", "São Sebastião do Rio de Janeiro",
            "Rio Grande do Norte", "Santa Catarina", "São João da Palma", "São Paulo", "São Pedro do Rio Grande do Sul", "Sergipe"
    };

}
