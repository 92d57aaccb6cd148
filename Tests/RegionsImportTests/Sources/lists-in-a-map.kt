package org.example.forms

// What the spinner shows, by department.
object Municipalities {
    const val DEFAULT = "Arlo"

    val byDepartment: Map<String, List<String>> = mapOf(
        "Arlo" to listOf("San Besk", "Cordano", "Dinwe"),
        "Elgar" to listOf("Fumo", "Gesta"),
        "Hirol" to listOf(
            "Imbe",
            "Jarra del Mar",
            "Kosta",
        ),
    )
}
