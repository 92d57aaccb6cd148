const data = {
    "Aceh": {
        "kabupaten": ["Aceh Barat", "Aceh Barat Daya", "Pidie"],
        "kecamatan": {
            "Aceh Barat": ["Meulaboh", "Bubon", "Arongan Lambalek"],
            "Aceh Barat Daya": ["Blangpidie", "Susoh", "Setia"],
            "Pidie": ["Sigli", "Mutiara"]
        }
    },
    "Sumatera Utara": {
        "kabupaten": ["Asahan", "Batu Bara"],
        "kecamatan": {
            "Asahan": ["Kisaran", "Air Joman"],
            "Batu Bara": ["Lima Puluh", "Talawi", "Air Putih"]
        }
    }
};
