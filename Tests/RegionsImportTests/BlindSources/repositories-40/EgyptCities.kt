package org.myf.demo.core.common.util

object EgyptCities {

    val cities: MutableMap<String,String> = mutableMapOf(
        "01" to "Cairo",
        "02" to "Alexandria",
        "03" to "PortSaid",
        "04" to "Suez",
        "11" to "Damietta",
        "12" to "Dakahlia",
        "13" to "Sharqya",
        "14" to "Qalyubia",
        "15" to "Kafr El-Shaikh",
        "16" to "Gharbia",
        "17" to "Monufia",
        "18" to "Beheira",
        "19" to "Ismailia",
        "21" to "Giza",
        "22" to "Beni Suef",
        "23" to "Faiyum",
        "24" to "Minya",
        "25" to "Asyut",
        "26" to "Sohag",
        "27" to "Qena",
        "28" to "Aswan",
        "29" to "Luxor",
        "31" to "Red Sea",
        "32" to "New Valley",
        "33" to "Matruh",
        "34" to "North Sinai",
        "35" to "South Sinai",
        "88" to "Other"
    )
}