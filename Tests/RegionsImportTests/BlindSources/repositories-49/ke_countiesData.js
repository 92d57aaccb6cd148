export const countiesData = [
    {code:"001",countyName:"MOMBASA",
        constituencies:[
            {constituencyName:"CHANGAMWE",constituencyNo:1,
                Wards:[
                  {wardId:1,wardName:"PORT REITZ"},
                  {wardId:2,wardName:"KIPEVU"},
                  {wardId:3,wardName:"AIRPORT"},
                  {wardId:4,wardName:"CHANGAMWE"},
                  {wardId:5,wardName:"CHAANI"},
                ]
            },
            {constituencyName:"JOMVU",constituencyNo:2,
                Wards:[
                  {wardId:1,wardName:"JOMVU KUU"},
                  {wardId:2,wardName:"MIRITINI"},
                  {wardId:3,wardName:"MIKINDANI"},
                ]
            },
            {constituencyName:"KISAUNI",constituencyNo:3,
                Wards:[
                  {wardId:1,wardName:"MJAMBERE"},
                  {wardId:2,wardName:"JUNDA"},
                  {wardId:3,wardName:"BAMBURI"},
                  {wardId:4,wardName:"MWAKIRUNGE"},
                  {wardId:5,wardName:"MTOPANGA"},
                  {wardId:6,wardName:"MAGOGONI"},
                  {wardId:7,wardName:"SHANZU"},
                ]
            },
            {constituencyName:"NYALI",constituencyNo:4,
                Wards:[
                  {wardId:1,wardName:"FRERE TOWN"},
                  {wardId:2,wardName:"ZIWA LA NG'OMBE"},
                  {wardId:3,wardName:"MKOMANI"},
                  {wardId:4,wardName:"KONGOWEA"},
                  {wardId:5,wardName:"KADZANDANI"},
                ]
            },
            {constituencyName:"LIKONI",constituencyNo:5,
                Wards:[
                  {wardId:1,wardName:"MTONGWE"},
                  {wardId:2,wardName:"SHIKA ADABU"},
                  {wardId:3,wardName:"BOFU"},
                  {wardId:4,wardName:"LIKONI"},
                  {wardId:5,wardName:"TIMBWANI"},
                ]
            },
        ]
    },
]
