const jsonData = {
    "provinces": [
        {
            "provienceName": "Koshi",
            "districts": 14,
            "districtNames": [
                {
                    "name": "Bhojpur",
                    "municipalities": [
                        "Arun Rural Municipality",
                        "Aamchowk Rural Municipality",
                        "Hatuwagadhi Rural Municipality",
                        "Pauwadungma Rural Municipality",
                        "Temkemaiyung Rural Municipality",
                        "Salpasilichho Rural Municipality",
                        "Ramprasad Rai Rural Municipality",
                        "Shadananda Municipality",
                        "Bhojpur Municipality"
                    ]
                },
                {
                    "name": "Dhankuta",
                    "municipalities": [
                        "Chaubise Rural Municipality",
                        "Shahidbhumi Rural Municipality",
                        "Sangurigadhi Rural Municipality",
                        "Chhathar Jorpati Rural Municipality",
                        "Pakhribas Municipality",
                        "Mahalaxmi Municipality",
                        "Dhankuta Municipality"
                    ]
                },
                {
                    "name": "Ilam",
                    "municipalities": [
                        "Rong Rural Municipality",
                        "Mangsebung Rural Municipality",
                        "Chulachuli Rural Municipality",
                        "Sandakpur Rural Municipality",
                        "Fakphokthum Rural Municipality",
                        "Maijogmai Rural Municipality",
                        "Illam Municipality",
                        "Mai Municipality",
                        "Deumai Municipality",
                        "Suryodaya Municipality"
                    ]
                }
            ]
        }
    ]
};
