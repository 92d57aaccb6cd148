package org.demo.util

object EgyptCities {

    val cities: MutableMap<String,String> = mutableMapOf(
        "01" to "Cairo",
        "02" to "Alexandria",
        "03" to "PortSaid",
        "04" to "Suez"
    )
}
