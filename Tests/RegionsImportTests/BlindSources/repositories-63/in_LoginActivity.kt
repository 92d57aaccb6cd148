    private val countries = mapOf(
        "India" to mapOf(
            "Maharashtra" to mapOf(
                "Mumbai" to listOf("Colaba", "Bandra", "Andheri", "Juhu", "Nariman Point", "Malad", "Goregaon", "Thane", "Powai", "Lower Parel", "Fort", "Dadar", "Worli", "Versova", "Borivali", "Kurla", "Churchgate"),
                "Pune" to listOf("Camp", "Koregaon Park", "Hinjewadi", "Viman Nagar", "Shivajinagar", "Pimpri", "Chinchwad", "Kothrud", "Bavdhan", "Wakad", "Bhosari", "Hadapsar", "Karve Nagar", "Swargate", "Deccan Gymkhana"),
                "Nagpur" to listOf("Sitabuldi", "Cotton Market", "Civil Lines", "Gadital", "Jaripatka", "Hingana", "Khamla", "Nandanvan", "Mhalgi Nagar", "Manish Nagar", "Wadi")
            )
        )
    )
