{
    "rajaongkir": {
        "query": {
            "origin": "501",
            "destination": "114",
            "weight": 1000,
            "courier": "tiki"
        },
        "status": {
            "code": 200,
            "description": "OK"
        },
        "origin_details": {
            "city_id": "501",
            "province_id": "5",
            "province": "DI Yogyakarta",
            "type": "Kota",
            "city_name": "Yogyakarta",
            "postal_code": "55111"
        },
        "destination_details": {
            "city_id": "114",
            "province_id": "1",
            "province": "Bali",
            "type": "Kota",
            "city_name": "Denpasar",
            "postal_code": "80227"
        },
        "results": [
            {
                "code": "tiki",
                "name": "Citra Van Titipan Kilat (TIKI)",
                "costs": [
                    {
                        "service": "ECO",
                        "description": "Economy Service",
                        "cost": [
                            {
                                "value": 24000,
                                "etd": "4",
                                "note": ""
                            }
                        ]
                    },
                    {
                        "service": "REG",
                        "description": "Regular Service",
                        "cost": [
                            {
                                "value": 27000,
                                "etd": "2",
                                "note": ""
                            }
                        ]
                    },
                    {
                        "service": "ONS",
                        "description": "Over Night Service",
                        "cost": [
                            {
                                "value": 40000,
                                "etd": "1",
                                "note": ""
                            }
                        ]
                    }
                ]
            }
        ]
    }
}