package com.example.delta.init

object IranianLocations {
    val provinces = mapOf(
        "Tehran" to listOf("Central", "North", "South", "West", "East"),
        "Isfahan" to listOf("Central", "North", "South", "East", "West"),
        "Fars" to listOf("Shiraz", "Marvdasht", "Kazerun"),
        "Mazandaran" to listOf("Sari", "Babol", "Amol"),
        "Khorasan" to listOf("Mashhad", "Neyshabur", "Sabzevar")
        // Add more provinces and their states
    )
}
