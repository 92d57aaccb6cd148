package gt.example

object Departments {
    val names = HashMap<String, String>()
    init {
        names.put("01", "Guatemala")
        names.put("02", "El Progreso")
        names.put("03", "Sacatepéquez")
    }
}
