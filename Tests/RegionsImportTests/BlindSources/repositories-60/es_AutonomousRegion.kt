package com.theyavikteam.spainweather

enum class AutonomousRegion(id: Int, name: String) {
    ANDALUCIA(1, "Andalucía")
    ,CATALUNIA(2, "Cataluña")
    ,COMUNIDAD_MADRID(3, "Comunidad de Madrid")
    ,COMUNIDAD_VALENCIANA(4, "Comunidad Valenciana")
    ,GALICIA(5, "Galicia")
    ,CASTILLA_LEON(6, "Castilla y León")
    ,PAIS_VASCO(7, "País Vasco")
    ,CANARIAS(8, "Canarias")
    ,CASTILLA_LA_MANCHA(9, "Castilla-La Mancha")
    ,REGION_MURCIA(10, "Región de Murcia")
    ,ARAGON(11, "Aragón")
    ,ISLAS_BALEARES(12, "Islas Baleares")
    ,EXTREMADURA(13, "Extremadura")
    ,ASTURIAS(14, "Asturias")
    ,NAVARRA(15, "Navarra")
    ,CANTABRIA(16, "Cantabria")
    ,LA_RIOJA(17, "La Rioja")
    ,CEUTA(18, "Ceuta")
    ,MELILLA(19, "Melilla")

}
