package dz.app

data class Wilaya(val code: Int, val name: String, val communes: List<String>)

val wilayas = listOf(
    Wilaya(code = 1, name = "Adrar", communes = listOf("Adrar", "Tamest")),
    Wilaya(code = 2, name = "Chlef", communes = listOf("Chlef", "Ténès", "Boukadir")),
    Wilaya(code = 16, name = "Alger", communes = listOf("Bab El Oued", "El Biar")),
)
