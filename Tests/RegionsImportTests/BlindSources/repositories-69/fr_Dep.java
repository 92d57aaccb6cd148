package model;

public enum Dep {
    AIN(1, "Ain"),
    AISNE(2, "Aisne"),
    ALLIER(3, "Allier"),
    ALPES_DE_HAUTE_PROVENCE(4, "Alpes-de-Haute-Provence"),
    HAUTES_ALPES(5, "Hautes-Alpes"),
    ALPES_MARITIMES(6, "Alpes-Maritimes"),
    ARDECHE(7, "Ardèche"),
    ARDENNES(8, "Ardennes"),
    ARIEGE(9, "Ariège"),
    AUBE(10, "Aube"),
    AUDE(11, "Aude"),
    AVEYRON(12, "Aveyron"),
    BOUCHES_DU_RHONE(13, "Bouches-du-Rhône"),
    CALVADOS(14, "Calvados"),
    CANTAL(15, "Cantal"),
    CHARENTE(16, "Charente"),
    CHARENTE_MARITIME(17, "Charente-Maritime"),
    CHER(18, "Cher"),
    CORREZE(19, "Corrèze"),
    CORSE_DU_SUD(201, "Corse-du-Sud"),      // 2A → 201
    HAUTE_CORSE(202, "Haute-Corse"),        // 2B → 202
    COTE_D_OR(21, "Côte-d'Or"),
    COTES_D_ARMOR(22, "Côtes-d'Armor"),
    CREUSE(23, "Creuse"),
    DORDOGNE(24, "Dordogne"),
    DOUBS(25, "Doubs"),
    DROME(26, "Drôme"),
    EURE(27, "Eure"),
    EURE_ET_LOIR(28, "Eure-et-Loir"),
    FINISTERE(29, "Finistère"),
    GARD(30, "Gard"),
    HAUTE_GARONNE(31, "Haute-Garonne"),
    GERS(32, "Gers"),
    GIRONDE(33, "Gironde");
}
