export const categories = [
  {
      "id": 583,
      "parent_id": 2,
      "name": "Produce",
      "is_active": true,
      "position": 1,
      "level": 2,
      "product_count": 643,
      "image": "https://glattmage.testmagento.co/pub/media/catalog/category/img-produce.jpg",
      "children_data": [
          {
              "id": 341,
              "parent_id": 583,
              "name": "Fresh Fruits",
              "is_active": true,
              "position": 1,
              "level": 3,
              "product_count": 217,
              "children_data": [
                  {
                      "id": 344,
                      "parent_id": 341,
                      "name": "Apples",
                      "is_active": false,
                      "position": 1,
                      "level": 4,
                      "product_count": 8,
                      "children_data": []
                  },
                  {
                      "id": 345,
                      "parent_id": 341,
                      "name": "Avocado",
                      "is_active": false,
                      "position": 2,
                      "level": 4,
                      "product_count": 1,
                      "children_data": []
                  },
                  {
                      "id": 346,
                      "parent_id": 341,
                      "name": "Bananas",
                      "is_active": false,
                      "position": 3,
                      "level": 4,
                      "product_count": 4,
                      "children_data": []
                  },
                  {
                      "id": 347,
                      "parent_id": 341,
                      "name": "Berries & Cherries",
                      "is_active": false,
                      "position": 4,
                      "level": 4,
                      "product_count": 14,
                      "children_data": []
                  }
              ]
          }
      ]
  }
];
