enum class Weekday(val title: String) { MON_DAY("Mon day"), TUES_DAY("Tues day"), WED_DAY("Wed day"), SUN_DAY("Sun day") }
val provinces = listOf("Lima", "Cusco", "Puno")
