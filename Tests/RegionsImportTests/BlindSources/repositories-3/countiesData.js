export const countiesData = [
    {code:"001",countyName:"MOMBASA",
        constituencies:[
            {constituencyName:"CHANGAMWE",constituencyNo:1,
                Wards:[
                  {wardId:1,wardName:"PORT REITZ"},
                  {wardId:2,wardName:"KIPEVU"},
                ]
            },
            {constituencyName:"JOMVU",constituencyNo:2,
                Wards:[
                  {wardId:1,wardName:"JOMVU KUU"},
                  {wardId:2,wardName:"MIRITINI"},
                ]
            }
        ]
    },
    {code:"002",countyName:"KWALE",
        constituencies:[
            {constituencyName:"MSAMBWENI",constituencyNo:1,
                Wards:[
                  {wardId:1,wardName:"GOMBATOBONGWE"},
                ]
            }
        ]
    }
]
