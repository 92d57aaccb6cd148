
districts = {

    # Rangpur
    "Panchagarh": "1",
    "Thakurgaon": "2",
    "Dinajpur": "4",
    "Nilphamari": "0",
    "Lalmonirhat": "3",
    "Kurigram": "6",
    "Rangpur": "5",
    "Gaibandha": "7",

    # Mymensingh
    "Jamalpur": "66",
    "Mymensingh": "67",
    "Netrokona ": "68",
    "Sherpur": "66a",

    # Sylhet
    "Habiganj": "64",
    "Moulvibazar": "65",
    "Sunamganj": "62",
    "Sylhet": "63",

    # Barisal
    "Barguna": "32",
    "Barisal": "31",
    "Bhola": "37",
    "Jhalokati": "30",
    "Patuakhali": "33",
    "Pirojpur": "29",

    # Chattogram
    "Chattogram": "54",
    "Bandarban": "56",
    "Cox's Bazar": "59",
    "Khagrachhari": "55",
}
