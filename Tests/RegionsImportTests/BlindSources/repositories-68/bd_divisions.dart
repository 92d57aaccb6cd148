final Map<String, List<String>> bdDivisions = {
  "Dhaka": [
    "Dhaka", "Faridpur", "Gazipur", "Gopalganj", "Kishoreganj",
    "Madaripur", "Manikganj", "Munshiganj", "Narayanganj",
    "Narsingdi", "Rajbari", "Shariatpur", "Tangail"
  ],
  "Chattogram": [
    "Bandarban", "Brahmanbaria", "Chandpur", "Chattogram",
    "Cox’s Bazar", "Cumilla", "Feni", "Khagrachhari",
    "Lakshmipur", "Noakhali", "Rangamati"
  ],
  "Rajshahi": [
    "Bogura", "Joypurhat", "Naogaon", "Natore",
    "Chapainawabganj", "Pabna", "Rajshahi", "Sirajganj"
  ],
  "Barishal": [
    "Barguna", "Barishal", "Bhola", "Jhalokati",
    "Patuakhali", "Pirojpur"
  ],
  "Sylhet": [
    "Habiganj", "Moulvibazar", "Sunamganj", "Sylhet"
  ],
  "Mymensingh": [
    "Jamalpur", "Mymensingh", "Netrokona", "Sherpur"
  ]
};
