export const MOCK_CATEGORIES_DATA =
  [
    {
      "children": [{
        "children": [] as any[],
        "sort": 0,
        "_id": "60a784830a04b16c574e81c0",
        "name": "Animal Feed",
        "path": "animal-feed",
        "productsCount": 3
      }, {
        "children": [],
        "sort": 0,
        "_id": "624d4de4f99048ebf6e52593",
        "name": "Cocoa Products",
        "path": "cocoa-products",
        "productsCount": 3
      }, {
        "children": [],
        "sort": 0,
        "_id": "61ee4cfaa0e63583b4584f30",
        "name": "Coffee & Tea",
        "path": "coffee-tea",
        "productsCount": 1
      }, {
        "children": [],
        "sort": 0,
        "_id": "62674420874af4659573d7a5",
        "name": "Fruits",
        "path": "fruits",
        "productsCount": 1
      }, {
        "children": [],
        "sort": 0,
        "_id": "626743fd874af4659573d79e",
        "name": "Grains & Cereals",
        "path": "grains-cereals-abf6b8",
        "productsCount": 0
      }, {
        "children": [],
        "sort": 0,
        "_id": "624d2b2eb351e8ffad30a24c",
        "name": "Herbs, Spices & Seasonings",
        "path": "herbs-spices-seasonings",
        "productsCount": 0
      }, {
        "children": [],
        "sort": 0,
        "_id": "60a784830a04b16c574e8207",
        "name": "Legumes",
        "path": "legumes",
        "productsCount": 0
      }, {
        "children": [],
        "sort": 0,
        "_id": "624d4d7ef99048ebf6e52573",
        "name": "Meat",
        "path": "meat",
        "productsCount": 0
      }, {
        "children": [],
        "sort": 0,
        "_id": "60a784830a04b16c574e81c3",
        "name": "Nuts",
        "path": "nuts",
        "productsCount": 2
      }, {
        "children": [],
        "sort": 0,
        "_id": "60a784830a04b16c574e81f7",
        "name": "Oil & Fats",
        "path": "oil-fats",
        "productsCount": 0
      }, {
        "children": [],
        "sort": 0,
        "_id": "624d2cbcb351e8ffad30a619",
        "name": "Seafood",
        "path": "seafood",
        "productsCount": 0
      }, {
        "children": [],
        "sort": 0,
        "_id": "60a784830a04b16c574e81ef",
        "name": "Seeds",
        "path": "seeds",
        "productsCount": 0
      }, {
        "children": [],
        "sort": 0,
        "_id": "60a784830a04b16c574e81d7",
        "name": "Vegetables",
        "path": "vegetables",
        "productsCount": 0
      }, {
        "children": [],
        "sort": 1,
        "_id": "60a784830a04b16c574e823b",
        "name": "Other Agricultural Products",
        "path": "other-agricultural-products",
        "productsCount": 0
      }],
      "_id": "60a784830a04b16c574e8148",
      "name": "Agricultural",
      "image": "/public/categories/Agricultural.jpg",
      "path": "agricultural",
      "icon": "/public/static/icon/Agricultural.svg",
      "productsCount": 10
    }, {
    "children": [{
      "children": [],
      "sort": 0,
      "_id": "60a784830a04b16c574e8246",
      "name": "Accessories",
      "path": "accessories",
      "productsCount": 6
    }, {
      "children": [],
      "sort": 0,
      "_id": "60a784830a04b16c574e826d",
      "name": "Baby Clothing",
      "path": "baby-clothing",
      "productsCount": 4
    }, {
      "children": [],
      "sort": 0,
      "_id": "60a784830a04b16c574e8267",
      "name": "Childrens Clothing",
      "path": "childrens-clothing",
      "productsCount": 0
    }, {
      "children": [],
      "sort": 0,
      "_id": "60a784830a04b16c574e825e",
      "name": "Men‘s Clothing",
      "path": "mens-clothing",
      "productsCount": 3
    }, {
      "children": [],
      "sort": 0,
      "_id": "60a784830a04b16c574e8249",
      "name": "Sportswear",
      "path": "sportswear",
      "productsCount": 3
    }, {
      "children": [],
      "sort": 0,
      "_id": "61ee4bfca0e63583b45822b5",
      "name": "Women's Clothing",
      "path": "womens-clothing",
      "productsCount": 2
    }, {
      "children": [],
      "sort": 0,
      "_id": "624d710bd5a00e47604996e4",
      "name": "Workwear",
      "path": "workwear",
      "productsCount": 2
    }, {
      "children": [],
      "sort": 1,
      "_id": "624d7131d5a00e4760499705",
      "name": "Other Apparel",
      "path": "other-apparel",
      "productsCount": 0
    }],
    "_id": "60a784830a04b16c574e823e",
    "name": "Apparel",
    "image": "/public/categories/Apparel.jpg",
    "path": "apparel",
    "icon": "/public/static/icon/Apparel.svg",
    "productsCount": 20
  }]
