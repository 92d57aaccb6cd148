let provice = [
    {
        name: "New York",
        city: [
            {
                name: "New York City",
                districtAndCounty: ["District 1 (NYC)", "District 2 (NYC)", "District 3 (NYC)", "District 4 (NYC)", "District 5 (NYC)"]
            },
            {
                name: "Buffalo",
                districtAndCounty: ["District 1 (BU)", "District 2 (BU)", "District 3 (BU)", "District 4 (BU)", "District 5 (BU)"]
            },
            {
                name: "Rochester",
                districtAndCounty: ["District 1 (R)", "District 2 (R)", "District 3 (R)", "District 4 (R)", "District 5 (R)"]
            },
            {
                name: "Albany",
                districtAndCounty: ["District 1 (ALB)", "District 2 (ALB)", "District 3 (ALB)", "District 4 (ALB)", "District 5 (ALB)"]
            },
            {
                name: "Syracuse",
                districtAndCounty: ["District 1 (S)", "District 2 (S)", "District 3 (S)", "District 4 (S)", "District 5 (S)"]
            }
        ]
    },
    {
        name: "California",
        city: [
            {
                name: "Los Angeles",
                districtAndCounty: ["District 1 (LA)", "District 2 (LA)", "District 3 (LA)", "District 4 (LA)", "District 5 (LA)"]
            },
            {
                name: "Long Beach",
                districtAndCounty: ["District 1 (LB)", "District 2 (LB)", "District 3 (LB)", "District 4 (LB)", "District 5 (LB)"]
            },
            {
                name: "Santa Barbara",
                districtAndCounty: ["District 1 (SB)", "District 2 (SB)", "District 3 (SB)", "District 4 (SB)", "District 5 (SB)"]
            },
            {
                name: "Ventura",
                districtAndCounty: ["District 1 (V)", "District 2 (V)", "District 3 (V)", "District 4 (V)", "District 5 (V)"]
            },
            {
                name: "San Jose",
                districtAndCounty: ["District 1 (SJ)", "District 2 (SJ)", "District 3 (SJ)", "District 4 (SJ)", "District 5 (SJ)"]
            }
        ]
    },
    {
        name: "Texas",
        city: [
            {
                name: "Austin",
                districtAndCounty: ["District 1 (A)", "District 2 (A)", "District 3 (A)", "District 4 (A)", "District 5 (A)"]
            },
            {
                name: "Houston",
                districtAndCounty: ["District 1 (H)", "District 2 (H)", "District 3 (H)", "District 4 (H)", "District 5 (H)"]
            },
            {
                name: "San Antonio",
                districtAndCounty: ["District 1 (SA)", "District 2 (SA)", "District 3 (SA)", "District 4 (SA)", "District 5 (SA)"]
            },
            {
                name: "Dallas",
                districtAndCounty: ["District 1 (D)", "District 2 (D)", "District 3 (D)", "District 4 (D)", "District 5 (D)"]
            },
            {
                name: "Fort Worth",
                districtAndCounty: ["District 1 (FW)", "District 2 (FW)", "District 3 (FW)", "District 4 (FW)", "District 5 (FW)"]
            }
        ]
    },
    {
        name: "Pennsylvania",
        city: [
            {
                name: "Harrisburg",
                districtAndCounty: ["District 1 (HA)", "District 2 (HA)", "District 3 (HA)", "District 4 (HA)", "District 5 (HA)"]
            },
            {
                name: "Pittsburgh",
                districtAndCounty: ["District 1 (P)", "District 2 (P)", "District 3 (P)", "District 4 (P)", "District 5 (P)"]
            },
            {
                name: "Philadelphia",
                districtAndCounty: ["District 1 (PH)", "District 2 (PH)", "District 3 (PH)", "District 4 (PH)", "District 5 (PH)"]
            },
            {
                name: "York",
                districtAndCounty: ["District 1 (Y)", "District 2 (Y)", "District 3 (Y)", "District 4 (Y)", "District 5 (Y)"]
            },
            {
                name: "Altoona",
                districtAndCounty: ["District 1 (AL)", "District 2 (AL)", "District 3 (AL)", "District 4 (AL)", "District 5 (AL)"]
            }
        ]
    },
    {
        name: "Florida",
        city: [
            {
                name: "Panama City",
                districtAndCounty: ["District 1 (PC)", "District 2 (PC)", "District 3 (PC)", "District 4 (PC)", "District 5 (PC)"]
            },
            {
                name: "Quincy",
                districtAndCounty: ["District 1 (Q)", "District 2 (Q)", "District 3 (Q)", "District 4 (Q)", "District 5 (Q)"]
            },
            {
                name: "Miami",
                districtAndCounty: ["District 1 (M)", "District 2 (M)", "District 3 (M)", "District 4 (M)", "District 5 (M)"]
            },
            {
                name: "Hollywood",
                districtAndCounty: ["District 1 (HOL)", "District 2 (HOL)", "District 3 (HOL)", "District 4 (HOL)", "District 5 (HOL)"]
            },
            {
                name: "Orlando",
                districtAndCounty: ["District 1 (O)", "District 2 (O)", "District 3 (O)", "District 4 (O)", "District 5 (O)"]
            }
        ]
    }
];