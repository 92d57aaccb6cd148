const map:any = {
    "india":[
        "Andhra Pradesh", "Madhya Pradesh", "Tripura", "Arunachal Pradesh", "Maharashtra",
        "Uttar Pradesh", "Assam", "Manipur", "Uttarakhand", "Bihar", "Meghalaya", "West Bengal",
        "Chhattisgarh", "Mizoram", "Andaman and Nicobar Islands", "Goa", "Nagaland", "Chandigarh", 
        "Gujarat", "Odisha", "Dadra and Nagar Haveli and Daman and Diu", "Haryana", "Punjab", 
        "Jammu and Kashmir", "Himachal Pradesh", "Rajasthan", "Ladakh", "Jharkhand", "Sikkim", 
        "Lakshadweep", "Karnataka", "Tamil Nadu", "Delhi", "Kerala", "Telangana", "Puducherry"
    ],
    "west bengal":[
        "North 24 Parganas", "South 24 Parganas", "Purba Bardhaman", "Paschim Bardhaman", "Murshidabad",
        "West Midnapore", "Hooghly", "Nadia", "East Midnapore", "Howrah", "Kolkata", "Maldah", "Jalpaiguri",
        "Alipurduar", "Bankura", "Birbhum", "North Dinajpur", "Purulia", "Cooch Behar", "Darjeeling",
        "Dakshin Dinajpur", "Kalimpong", "Jhargram"	
    ],
    "north 24 parganas":[
        "Bagdah", "Bangaon Uttar", "Bangaon Dakshin", "Gaighata", "Swarupnagar", "Baduria	Basirhat", 
        "Habra", "Ashokenagar", "Amdanga", "Bijpur", "Naihati", "Bhatpara", "Jagatdal", "Noapara",
        "Barrackpore", "Khardaha", "Dum Dum Uttar", "Panihati", "Kamarhati", "Baranagar", "Dum Dum",
        "Rajarhat New Town", "Bidhannagar", "Rajarhat Gopalpur", "Madhyamgram", "Barasat", "Deganga", 
        "Haroa", "Minakhan", "Sandeshkhali", "Basirhat Dakshin", "Basirhat Uttar", "Hingalganj"
    ],
    "South 24 Parganas":[
        "Gosaba", "Basanti", "Kultali", "Patharpratima", "Kakdwip", "Sagar", "Kulpi", "Raidighi", 
        "Mandirbazar", "Jaynagar", "Baruipur Purba", "Canning Paschim", "Canning Purba", 
        "Baruipur Paschim", "Magrahat Purba", "Magrahat Paschim", "Diamond Harbour", "Falta", "Satgachia", 
        "Bishnupur", "Sonarpur Dakshin", "Bhangar", "Kasba", "Jadavpur", "Sonarpur Uttar", "Tollygunge"
    ]
}
