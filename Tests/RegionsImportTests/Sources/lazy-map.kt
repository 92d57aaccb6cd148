object Geography {
    val regions by lazy {
        mapOf(
            "Oberland" to listOf("Arden", "Brook"),
            "Mitte" to listOf("Cray", "Dell", "Esk"),
            "Seeland" to listOf("Firth", "Glen")
        )
    }
    fun find(name: String) = regions[name]?.let { found -> listOf(found) }
}
