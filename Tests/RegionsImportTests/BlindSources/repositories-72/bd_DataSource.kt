package com.example.myapplication

val divisionList = arrayListOf(
    Division(divisionName = "Dhaka"),
    Division(divisionName = "Chattogram"),
    Division(divisionName = "Rajshahi"),
    Division(divisionName = "Khulna"),
    Division(divisionName = "Barisal"),
    Division(divisionName = "Sylhet"),
    Division(divisionName = "Rangpur"),
    Division(divisionName = "Mymensingh")

)


val districtList = arrayListOf(
    District(
        divisionName = "Dhaka",
        districtName = "Dhaka",
        districtImage = "https://plus.unsplash.com/premium_photo-1673240845266-2f2c432cf194?q=80&w=320"
    ),
    District(
        divisionName = "Dhaka",
        districtName = "Narayanganj",
        districtImage = "https://plus.unsplash.com/premium_photo-1697729603596-90888a05a6bc?q=80&w=320"
    ),
    District(
        divisionName = "Chattogram",
        districtName = "Feni",
        districtImage = "https://upload.wikimedia.org/wikipedia/commons/thumb/4/4d/Monument_to_freedom_fighter_of_feni.jpg/1920px-Monument_to_freedom_fighter_of_feni.jpg"
    ),
    District(
        divisionName = "Chattogram",
        districtName = "Brahmanbaria",
        districtImage = "https://techearty.com/wp-content/uploads/2020/12/bb-1024x577.jpg"
    ),
    District(
        divisionName = "Rajshahi",
        districtName = "Natore",
        districtImage = "https://upload.wikimedia.org/wikipedia/commons/2/2f/Natore_Uttara_GanoBhaban1_%28Prime_Minister%27s_Residence%29.JPG"
    ),
    District(
        divisionName = "Khulna",
        districtName = "Chuadanga",
        districtImage = "https://upload.wikimedia.org/wikipedia/commons/thumb/f/fc/Courastar_Mor.jpg/1920px-Courastar_Mor.jpg"
    ),
    District(
        divisionName = "Barisal",
        districtName = "Barishal",
        districtImage = "https://upload.wikimedia.org/wikipedia/commons/thumb/7/78/Barisal_Launch_Terninal.jpg/1280px-Barisal_Launch_Terninal.jpg"
    ),
    District(
        divisionName = "Sylhet",
        districtName = "Sunamganj",
        districtImage = "https://dynamic-media-cdn.tripadvisor.com/media/photo-o/0d/67/6b/ba/niladri-at-taker-ghat.jpg?w=1400&h=500&s=1"
    ),
    District(
        divisionName = "Sylhet",
        districtName = "Sylhet",
        districtImage = "https://dynamic-media-cdn.tripadvisor.com/media/photo-o/07/5d/b0/e6/jaflong.jpg?w=1400&h=500&s=1"
    ),
    District(
        divisionName = "Mymensingh",
        districtName = "Jamalpur",
        districtImage = "https://www.hlimg.com/images/places2see/738X538/Jamalpur_1542103909m.jpg?w=576&dpr=1.0"
    )

)

val thanaList = arrayListOf(
    Thana(districtName = "Dhaka", thanaName = "Mohammadpur"),
    Thana(districtName = "Dhaka", thanaName = "Uttara"),
    Thana(districtName = "Dhaka", thanaName = "Ramna"),

    Thana(districtName = "Narayanganj", thanaName = "Narayanganj Sadar "),
    Thana(districtName = "Narayanganj", thanaName = "Fatulla"),
    Thana(districtName = "Narayanganj", thanaName = "Sinamangal"),

    Thana(districtName = "Feni", thanaName = "Feni Sadar "),
    Thana(districtName = "Feni", thanaName = "Daganbhuiyan"),
    Thana(districtName = "Feni", thanaName = "Fulgazi"),

    Thana(districtName = "Brahmanbaria", thanaName = "Brahmanbaria Sadar"),
    Thana(districtName = "Brahmanbaria", thanaName = "Bijoynagar"),
    Thana(districtName = "Brahmanbaria", thanaName = "Nabinagar"),

    Thana(districtName = "Natore", thanaName = "Natore Sadar"),
    Thana(districtName = "Natore", thanaName = "Bagatipara"),
    Thana(districtName = "Natore", thanaName = "Lalpur"),

    Thana(districtName = "Chuadanga", thanaName = "Chuadanga Sadar"),
    Thana(districtName = "Chuadanga", thanaName = "Damurhuda"),
    Thana(districtName = "Chuadanga", thanaName = "Jibonnagar"),

    Thana(districtName = "Barishal", thanaName = "Barishal Sadar"),
    Thana(districtName = "Barishal", thanaName = "Wazirpur"),
    Thana(districtName = "Barishal", thanaName = "Banaripara"),

    Thana(districtName = "Sunamganj", thanaName = "Sunamganj Sadar "),
    Thana(districtName = "Sunamganj", thanaName = "Biswambharpur"),
    Thana(districtName = "Sunamganj", thanaName = "Jamaica"),

    Thana(districtName = "Sylhet", thanaName = "Sylhet Sadar "),
    Thana(districtName = "Sylhet", thanaName = "Jaintiapur"),
    Thana(districtName = "Sylhet", thanaName = "Companiganj"),

    Thana(districtName = "Jamalpur", thanaName = "Jamalpur Sadar"),
    Thana(districtName = "Jamalpur", thanaName = "Melandah"),
    Thana(districtName = "Jamalpur", thanaName = "Islampur")

)
