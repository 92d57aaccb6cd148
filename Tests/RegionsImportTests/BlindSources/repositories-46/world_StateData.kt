package com.example.damn_tarea2_ejercicio4

object StateData {
    val statesByCountry = mapOf(
        "Egipto" to listOf("El Cairo", "Alejandría"),
        "Sudáfrica" to listOf("Cabo Occidental", "Gauteng"),
        "Nigeria" to listOf("Lagos", "Kano"),
        "Estados Unidos" to listOf("California", "Texas"),
        "Canadá" to listOf("Ontario", "Quebec"),
        "Brasil" to listOf("São Paulo", "Río de Janeiro"),
        "Japón" to listOf("Tokio", "Osaka"),
        "China" to listOf("Pekín", "Shanghái"),
        "India" to listOf("Maharashtra", "Uttar Pradesh"),
        "España" to listOf("Andalucía", "Cataluña"),
        "Francia" to listOf("Île-de-France", "Auvernia-Ródano-Alpes"),
        "Alemania" to listOf("Baviera", "Renania del Norte-Westfalia"),
        "Australia" to listOf("Nueva Gales del Sur", "Victoria"),
        "Nueva Zelanda" to listOf("Auckland", "Canterbury"),
        "Fiyi" to listOf("División Central", "División Occidental")
    )
}
