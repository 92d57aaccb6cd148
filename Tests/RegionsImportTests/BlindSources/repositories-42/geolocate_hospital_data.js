let hospitals = [{
    "name": "Lok Nayak Hospital",
    "phoneNumber":"011 2323 6000",
    "openTime" : "Open 24 Hours",
    "coordinates": {
        "latitude": 28.6383,
        "longitude": 77.2386, 
    },

    "address":"near, metro Station Central, Jawaharlal Nehru Marg, Delhi Gate, New Delhi, 110002",
    "addressLines":[
        "near, metro Station Central", 
        "Jawaharlal Nehru Marg", 
        "Delhi Gate", 
        "New Delhi, 110002"],
    "pincode": "110002",
    "zipCode":"110002",
    "numBeds" : "2000",
    "rating" : "3.6",
},

{
    "name": "Guru Teg Bahadur Hospital",
    "phoneNumber":"011 2258 6262",
    "openTime" : "Open 24 Hours",
    "coordinates": {
        "latitude": 28.6840,
        "longitude": 77.3094,
    },
    "address":"Tahirpur Rd, GTB Enclave, Dilshad Garden, New Delhi, Delhi 110095",
    "addressLines":["Tahirpur Rd, GTB Enclave", "Dilshad Garden", "Delhi 110095"],
    "pincode": "110095",
    "zipCode":"110095",
    "numBeds" : "1500",
    "rating" : "3.5",
},

{
    "name": "Venkateshwar Hospital",
    "phoneNumber":"011 4855 5555",
    "openTime" : "Open 24 Hours",
    "coordinates": {
        "latitude": 28.5889,
        "longitude": 77.0375,
    },
    "address":"Sector 18, Sector 18A Dwarka, Dwarka, New Delhi, Delhi 110075",
    "addressLines":["Sector 18, Sector 18A Dwarka", "New Delhi, Delhi 110075"],
    "pincode": "110075",
    "zipCode":"110075",
    "numBeds" : "442",
    "rating" : "4.2",
},


{
    "name": "Batra Hospital",
    "phoneNumber":"011 2995 8747",
    "openTime" : "Open 24 Hours",
    "coordinates": {
        "latitude": 28.5131,
        "longitude": 77.2458,
    },
    "address":"1, Mehrauli - Badarpur Rd, Tughlakabad Institutional Area, Vayusenabad, New Delhi, Delhi 110062",
    "addressLines":["1, Mehrauli - Badarpur Rd", "Tughlakabad Institutional Area, Vayusenabad", "New Delhi, Delhi 110062"],
    "pincode": "110062",
    "zipCode":"110062",
    "numBeds" : "409",
    "rating" : "3.5",
},
]
