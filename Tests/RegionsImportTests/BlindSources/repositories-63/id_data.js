const data = {
    "Aceh": {
        "kabupaten": ["Aceh Barat", "Aceh Barat Daya", "Aceh Besar", "Aceh Jaya", "Aceh Selatan", "Aceh Singkil", "Aceh Tamiang", "Aceh Tengah", "Aceh Tenggara", "Aceh Timur", "Aceh Utara", "Bener Meriah", "Bireuen", "Gayo Lues", "Nagan Raya", "Pidie", "Pidie Jaya", "Simeulue"],
        "kecamatan": {
            "Aceh Barat": ["Meulaboh", "Bubon", "Arongan Lambalek"],
            "Aceh Barat Daya": ["Blangpidie", "Susoh", "Setia"],
            "Aceh Besar": ["Jantho", "Baitussalam", "Kota Jantho"],
            "Aceh Jaya": ["Calang", "Krueng Sabee", "Teunom"],
            "Aceh Selatan": ["Tapaktuan", "Kota Bahagia", "Samadua"],
            "Aceh Singkil": ["Singkil", "Gunung Meriah", "Simpang Kanan"],
            "Aceh Tamiang": ["Karang Baru", "Tamiang Hulu", "Rantau"],
            "Aceh Tengah": ["Takengon", "Bintang", "Bebesen"],
            "Aceh Tenggara": ["Kutacane", "Lawe Alas", "Bendahara"],
            "Aceh Timur": ["Langsa", "Idi Rayeuk", "Peureulak"],
            "Aceh Utara": ["Lhoksukon", "Banda Sakti", "Kuta Makmur"],
            "Bener Meriah": ["Redelong", "Timang Gajah", "Pintu Rime"],
            "Bireuen": ["Bireuen", "Jeunib", "Peusangan"],
            "Gayo Lues": ["Blangkejeren", "Putri Betung", "Pining"],
            "Nagan Raya": ["Suka Makmue", "Seunagan", "Kuala"],
            "Pidie": ["Sigli", "Mutiara", "Grong Grong"],
            "Pidie Jaya": ["Meureudu", "Ulim", "Trienggadeng"],
            "Simeulue": ["Simeulue Barat", "Simeulue Timur", "Teupah Selatan"]
        }
    }
};
