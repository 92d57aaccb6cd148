exports.districts = [
    {
        "districts": [
            {
                "district_id": "3",
                "name": "Nicobar"
            },
            {
                "district_id": "1",
                "name": "North and Middle Andaman"
            },
            {
                "district_id": "2",
                "name": "South Andaman"
            }
        ],
        "state_id": "1"
    },
    {
        "districts": [
            {
                "district_id": "9",
                "name": "Anantapur"
            },
            {
                "district_id": "10",
                "name": "Chittoor"
            },
            {
                "district_id": "11",
                "name": "East Godavari"
            },
            {
                "district_id": "5",
                "name": "Guntur"
            },
            {
                "district_id": "4",
                "name": "Krishna"
            },
            {
                "district_id": "7",
                "name": "Kurnool"
            },
            {
                "district_id": "12",
                "name": "Prakasam"
            },
            {
                "district_id": "13",
                "name": "Sri Potti Sriramulu Nellore"
            },
            {
                "district_id": "14",
                "name": "Srikakulam"
            },
            {
                "district_id": "8",
                "name": "Visakhapatnam"
            },
            {
                "district_id": "15",
                "name": "Vizianagaram"
            },
            {
                "district_id": "16",
                "name": "West Godavari"
            },
            {
                "district_id": "6",
                "name": "YSR District, Kadapa (Cuddapah)"
            }
        ],
        "state_id": "2"
    }
]
