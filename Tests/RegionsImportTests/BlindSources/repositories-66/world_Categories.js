export const GetCategories=function(){
    return {
        "categories":[
        {
            name:"Baby & Toys",
            child:[{
                name:"Food",
                child:[{
                    name:"Cerelac",
                    child:[]
                    },
                    {
                    name:"Formulas",
                    child:[]
                    },
                    {
                    name:"Snacks",
                    child:[]
                    }
                    ]
                },
                {
                name:"Feedings",
                child:[{
                    name:"Utensils",
                    child:[]
                },
                {
                    name:"Bottles & Accessories",
                    child:[]
                },
                {
                    name:"Bibs & Burp Cloths",
                    child:[]
                }
                ]
                },
                {
                name:"Baby Care",
                child:[
                    {
                        name:"Pacifiers",
                        child:[]
                    },
                    {
                        name:"Teethers",
                        child:[]
                    },
                    {
                        name:"Nail Trimmers",
                        child:[]
                    },
                    {
                        name:"Decor",
                        child:[]
                    },
                    {
                        name:"Baby Monitor",
                        child:[]
                    },
                    {
                        name:"Air Purifier",
                        child:[]
                    }
                ]
                }
            ]
        }
        ]
    }
}
