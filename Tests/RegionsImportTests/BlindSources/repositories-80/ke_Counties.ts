export const counties: County[] = [
    {
        "county_id": 6,
        "name": "TAITA TAVETA",
        "sub_counties": [
            {
                "subCountyId": 28,
                "name": "TAVETA",
                "wards": [
                    {
                        "wardId": 759,
                        "name": "MAHOO"
                    },
                    {
                        "wardId": 896,
                        "name": "BOMANI"
                    },
                    {
                        "wardId": 1008,
                        "name": "CHALA"
                    },
                    {
                        "wardId": 1285,
                        "name": "MBOGHONI"
                    },
                    {
                        "wardId": 1357,
                        "name": "MATA"
                    }
                ]
            },
            {
                "subCountyId": 29,
                "name": "VOI",
                "wards": [
                    {
                        "wardId": 180,
                        "name": "MARUNGU"
                    },
                    {
                        "wardId": 283,
                        "name": "KALOLENI"
                    },
                    {
                        "wardId": 389,
                        "name": "MBOLOLO"
                    },
                    {
                        "wardId": 1010,
                        "name": "KASIGAU"
                    },
                    {
                        "wardId": 1099,
                        "name": "SAGALLA"
                    },
                    {
                        "wardId": 1149,
                        "name": "NGOLIA"
                    },
                    {
                        "wardId": 1174,
                        "name": "KALOLENI"
                    }
                ]
            }
        ]
    }
]
