export default  [
    {
        "id": 1,
        "name": "Food",
        "children": [
            {
                "id": 8,
                "name": "American",
                "children": [],
                "parent": 1
            },
            {
                "id": 9,
                "name": "Arabic",
                "children": [],
                "parent": 1
            },
            {
                "id": 10,
                "name": "Breakfast",
                "children": [],
                "parent": 1
            },
            {
                "id": 6,
                "name": "Desserts & Cafes",
                "children": [],
                "parent": 1
            },
            {
                "id": 7,
                "name": "Middle Eastern",
                "children": [],
                "parent": 1
            },
            {
                "id": 2,
                "name": "Technology",
                "children": [
                    {
                        "id": 13,
                        "name": "Camera & Photos",
                        "children": [],
                        "parent": 2
                    },
                    {
                        "id": 12,
                        "name": "Computer & Office",
                        "children": [],
                        "parent": 2
                    },
                    {
                        "id": 11,
                        "name": "Mobile & Telecommunications",
                        "children": [],
                        "parent": 2
                    },
                    {
                        "id": 14,
                        "name": "Smart Electronics",
                        "children": [],
                        "parent": 2
                    }
                ],
                "parent": 1
            }
        ],
        "parent": null
    }
]
