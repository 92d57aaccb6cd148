const kigomaRegion = {
            regionName: "KIGOMA", regionPostCode: 47, 
            districts: [
                {
                    districtName: "KIGOMA CBD", districtPostCode: 471, 
                    wards: [
                        {
                            wardName: "Kigoma", wardPostCode: 47101, villages: [
                                {
                                    villageName: "Katonga", villagePostCode: 47101, streets: [
                                        { StreetName: "Katonga", streetPostCode: 47101 },
                                        { StreetName: "Lumumba", streetPostCode: 47101 },
                                        { StreetName: "Mji Mwema", streetPostCode: 47101 },
                                        { StreetName: "Shede", streetPostCode: 47101 }
                                    ]
                                },
                                {
                                    villageName: "Lumumba", villagePostCode: 47101, streets: [
                                        { StreetName: "Katonga", streetPostCode: 47101 },
                                        { StreetName: "Lumumba", streetPostCode: 47101 },
                                        { StreetName: "Mji Mwema", streetPostCode: 47101 },
                                        { StreetName: "Shede", streetPostCode: 47101 }
                                    ]
                                },
                                {
                                    villageName: "Mji Mwema", villagePostCode: 47101, streets: [
                                        { StreetName: "Katonga", streetPostCode: 47101 },
                                        { StreetName: "Lumumba", streetPostCode: 47101 },
                                        { StreetName: "Mji Mwema", streetPostCode: 47101 },
                                        { StreetName: "Shede", streetPostCode: 47101 }
                                    ]
                                }
                            ]
                        }
                    ]
                }
            ]
}
