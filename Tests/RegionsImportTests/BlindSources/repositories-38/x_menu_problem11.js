const menu = {
    categoryname : "categories",
    items : [
        {
            categoryname : "healthy",
            items : [
                {
                    categoryname : "fruits",
                    items : [
                        {name : "apple", price : 10.95},
                        {name : "orange", price : 32.10}
                    ]
                },
                {
                    categoryname : "fruits",
                    items : [
                        {name : "mango", price : 30.5},
                        {name : "grapes", price : 12}
                    ]
                }
            ]
        },
        {
            categoryname : "unhealthy",
            items : [
                {
                    categoryname : "drinks",
                    items : [
                        {name : "slice", price : 50},
                        {name : "maza", price : 30}
                    ]
                },
                {
                    categoryname : "drinks",
                    items : [
                        {name : "7up", price : 25},
                        {name : "pepsi", price : 32}
                    ]
                }
            ]

        }
    ]
};

