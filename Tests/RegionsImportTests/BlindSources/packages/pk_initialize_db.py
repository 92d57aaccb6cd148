PROVINCE_CITIES = {
    "Punjab": [
        ("Lahore", 54000), ("Faisalabad", 38000), ("Rawalpindi", 46000), 
        ("Multan", 60000), ("Gujranwala", 52250), ("Sialkot", 51310), 
        ("Bahawalpur", 63100), ("Sargodha", 40100), ("Sahiwal", 57000), 
        ("Dera Ghazi Khan", 32200),("Rahim yar  khan",64200)
    ],
    "Sindh": [
        ("Karachi", 74000), ("Hyderabad", 71000), ("Sukkur", 65200), 
        ("Larkana", 77150), ("Mirpur Khas", 69000), ("Nawabshah", 67450), 
        ("Shikarpur", 64200), ("Khairpur", 66020), ("Jacobabad", 79000), 
        ("Thatta", 73130)
    ],
    "Khyber Pakhtunkhwa": [
        ("Peshawar", 25000), ("Mardan", 23200), ("Abbottabad", 22010), 
        ("Swat", 19130), ("Charsadda", 24420), ("Bannu", 28100), 
        ("Kohat", 26000), ("Dera Ismail Khan", 29050), ("Haripur", 22620), 
        ("Mansehra", 21300)
    ],
    "Balochistan": [
        ("Quetta", 87300), ("Gwadar", 91200), ("Sibi", 82000), 
        ("Khuzdar", 89100), ("Turbat", 92600), ("Chaman", 86000), 
        ("Zhob", 85200), ("Bela", 90150), ("Makran", 92500), 
        ("Pasni", 91300)
    ],
    "Gilgit Baltistan": [
        ("Gilgit", 15100), ("Skardu", 16100), ("Hunza", 15700), 
        ("Ghizer", 15200), ("Diamer", 14100), ("Astore", 14200), 
        ("Shigar", 16300), ("Kharmang", 16200)
    ],
    "Islamabad Capital Territory": [
        ("Islamabad", 44000)
    ]
}
