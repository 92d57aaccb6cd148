package fr.france;

public enum Departement {
    AIN(1, TypeDepartement.DPT, "Ain", "Bourg-en-Bresse", Region.AUVERGNE_RHONE_ALPES), //
    AISNE(2, TypeDepartement.DPT, "Aisne", "Laon", Region.HAUTS_DE_FRANCE), //
    ALPES_DE_HAUTES_PROVENCE(4, TypeDepartement.DPT, "Alpes de Hautes-Provence", "Digne",
            Region.PROVENCE_ALPES_COTE_D_AZUR), //
    HAUTES_ALPES(5, TypeDepartement.DPT, "Hautes-Alpes", "Gap", Region.PROVENCE_ALPES_COTE_D_AZUR), //
    ARDECHE(7, TypeDepartement.DPT, "Ardèche", "Privas", Region.AUVERGNE_RHONE_ALPES), //
    ARDENNES(8, TypeDepartement.DPT, "Ardennes", "Charleville-Mézières", Region.GRAND_EST), //
    ARIEGE(9, TypeDepartement.DPT, "Ariege", "Foix", Region.OCCITANIE), //
    AUBE(10, TypeDepartement.DPT, "Aube", "Troyes", Region.GRAND_EST), //
    AVEYRON(12, TypeDepartement.DPT, "Aveyron", "Rodez", Region.OCCITANIE), //
    BOUCHES_DU_RHONE(13, TypeDepartement.DPT, "Bouches-Du-Rhône", "Marseille", Region.PROVENCE_ALPES_COTE_D_AZUR), //
    CALVADOS(14, TypeDepartement.DPT, "Calvados", "Caen", Region.NORMANDIE), //
    CORSE_DU_SUD(20, TypeDepartement.DPT, "Corse-du-Sud", "Ajaccio", Region.CORSE), //
    HAUTE_CORSE(20, TypeDepartement.DPT, "Haute-Corse", "Bastia", Region.CORSE), //
    COTE_D_OR(21, TypeDepartement.DPT, "Côte-d'Or", "Dijon", Region.BOURGOGNE_FRANCHE_COMTE), //
    COTES_D_ARMOR(22, TypeDepartement.DPT, "Côtes d'Armor", "Saint-brieuc", Region.BRETAGNE), //
    HAUTE_MARNES(52, TypeDepartement.DPT, "Haute-Marne", "Chaumont", Region.GRAND_EST), //
    MEUSE(55, TypeDepartement.DPT, "Meuse", "Bar-le-Duc", Region.GRAND_EST), //
    MORBIHAN(55, TypeDepartement.DPT, "Morbihan", "Vannes", Region.BRETAGNE), //
    HAUTE_SAONE(70, TypeDepartement.DPT, "Haute-Sâone", "Vesoul", Region.BOURGOGNE_FRANCHE_COMTE), //
    PARIS(75, TypeDepartement.DPT, "Paris", "Paris", Region.ILE_DE_FRANCE), //
    SOMMES(80, TypeDepartement.DPT, "Sommes", "Amiens", Region.HAUTS_DE_FRANCE), //
    VAL_D_OISE(95, TypeDepartement.DPT, "Val-D'Oise", "Pontoise", Region.ILE_DE_FRANCE),//
    GUADELOUPE(971, TypeDepartement.DOM, "Guadeloupe", "Basse-Terre", Region.GUADELOUPE),//
    LA_REUNION(974, TypeDepartement.DOM, "La Réunion", "Saint-Denis", Region.LA_REUNION),//
    SAINT_PIERRE_ET_MIQUELON(975, TypeDepartement.COM, "Saint-Pierre-et-Miquelon", "Saint-Pierre", Region.DEPARTEMENT_NON_RATTACHE_A_UNE_REGION),//
    CALLIS_ET_FUTUNA(986, TypeDepartement.PTOM, "Wallis-et-Futuna", "Mata Utu", Region.DEPARTEMENT_NON_RATTACHE_A_UNE_REGION),//
    ILE_DE_CLIPPERTON(989, TypeDepartement.COM, "Île de Clipperton", "Clipperton", Region.DEPARTEMENT_NON_RATTACHE_A_UNE_REGION);
}
