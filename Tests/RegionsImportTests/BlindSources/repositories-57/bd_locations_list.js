var locations_list = {
    "Barisal": {
        "type": "division",
        "items": [
            {
                "name": "BARGUNA",
                "type": "district",
                "items": [
                    {
                        "name": "Barguna"
                    },
                    {
                        "name": "Amtali"
                    },
                    {
                        "name": "Bamna"
                    },
                    {
                        "name": "Betagi"
                    },
                    {
                        "name": "Patharghata"
                    },
                    {
                        "name": "Taltoli"
                    },
                ]
            },
            {
                "name": "BARISAL",
                "type": "district",
                "items": [
                    {
                        "name": "Barisal"
                    },
                    {
                        "name": "Agailjhara"
                    },
                    {
                        "name": "Babuganj"
                    },
                    {
                        "name": "Bakerganj"
                    },
                    {
                        "name": "Banaripara"
                    },
                    {
                        "name": "Gaurnadi"
                    },
                    {
                        "name": "Hizla"
                    },
                    {
                        "name": "Mehendiganj"
                    },
                    {
                        "name": "Muladi"
                    },
                    {
                        "name": "Wazirpur"
                    }
                ]
            },
        ]
    },
};
