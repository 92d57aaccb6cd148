{
    "state": [
        {
            "state": "Alabama",
            "cities": [
                    {
                        "city": "Birmingham"
                    },
                    {
                        "city": "Cuba"
                    },
                    {
                        "city": "Decatur"
                    },
                    {
                        "city": "Empire"
                    },
                    {
                        "city": "Fairfield"
                    },
                    {
                        "city": "Harvest"
                    },
                    {
                        "city": "Homewood"
                    },
                    {
                        "city": "Hoover"
                    },
                    {
                        "city": "Huntsville"
                    },
                    {
                        "city": "Irondale"
                    },
                    {
                        "city": "Ladonia"
                    },
                    {
                        "city": "Leeds"
                    },
                    {
                        "city": "Madison"
                    },
                    {
                        "city": "McCalla"
                    },
                    {
                        "city": "Mobile"
                    },
                    {
                        "city": "Montgomery"
                    },
                    {
                        "city": "Tillmans Corner"
                    },
                    {
                        "city": "Tuscaloosa"
                    },
                    {
                        "city": "Uniontown"
                    }
            ]
        },
        {
            "state": "Alaska",
            "cities": [
                  {
                      "city": "Anchor Point"
                  },
                  {
                      "city": "Anchorage"
                  }
            ]
        }
    ]
}
