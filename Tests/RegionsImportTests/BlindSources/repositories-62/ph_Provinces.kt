package com.tgs.app.provinces

object Provinces {
    val provinceItems: Map<String, Map<String, List<String>>> = mapOf(
        "Abra" to mapOf(
            "Bangued" to listOf(
                "Agtangao", "Angad",
                "Bangbangar", "Bañacao",
                "Cabuloan", "Calaba", "Cosili East", "Cosili West",
                "Dangdangla",
                "Lingtan", "Lipcan", "Lubong",
                "Macarcarmay", "Macray", "Malita", "Maoay",
                "Palao", "Patucannay",
                "Sagap", "San Antonio", "Santa Rosa", "Sao-atan", "Sappaac",
                "Tablac",
                "Zone 1 Poblacion", "Zone 2 Poblacion", "Zone 3 Poblacion", "Zone 4 Poblacion", "Zone 5 Poblacion", "Zone 6 Poblacion", "Zone 7 Poblacion"
            ),
            "Boliney" to listOf(
                "Amti",
                "Bao-yan",
                "Danac East", "Danac West", "Dao-angan", "Dumagas",
                "Kilong-Olao",
                "Poblacion"
            ),
            "Bucloc" to listOf(
                "Ducligan",
                "Labaan", "Lamao", "Lingay"),
            "Daguioman" to listOf(
                "Ableg",
                "Cabaruyan",
                "Pikek",
                "Tui"
            ),
            "Danglas" to listOf(
                "Abaquid",
                "Cabaruan", "Caupasan",
                "Danglas",
                "Nagaparan",
                "Padangitan", "Pangal"
            )
        )
    )
}
