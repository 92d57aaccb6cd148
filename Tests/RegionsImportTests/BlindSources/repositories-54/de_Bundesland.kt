package org.igo.lidtrainer.domain.model

enum class Bundesland(val displayName: String) {
    BADEN("Baden-Württemberg"),
    BAYERN("Bayern"),
    BERLIN("Berlin"),
    BRANDENBURG("Brandenburg"),
    BREMEN("Bremen"),
    HAMBURG("Hamburg"),
    HESSEN("Hessen"),
    MECKLENBURG("Mecklenburg-Vorpommern"),
    NIEDERSACHSEN("Niedersachsen"),
    NORDRHEIN("Nordrhein-Westfalen"),
    RHEINLAND("Rheinland-Pfalz"),
    SAARLAND("Saarland"),
    SACHSEN("Sachsen"),
    SACHSENANHALT("Sachsen-Anhalt"),
    SCHLESWIG("Schleswig-Holstein"),
    THURINGEN("Thüringen")
}
