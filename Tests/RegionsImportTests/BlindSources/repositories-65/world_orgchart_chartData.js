export const chart = {
  "name": "Lao Laio",
  "title": "General Manager",
  "id": "1",
  "img_url": "https://example.com/images/employee_1.jpg",
  "children": [
    {
      "name": "Su Miao",
      "title": "Department Manager",
      "department": "Department_1",
      "id": "2",
      "parentId": "1",
      "img_url": "https://example.com/images/employee_2.jpg",
      "children": [
        {
          "name": "Tie Hua",
          "title": "Senior Engineer",
          "id": "3",
          "parentId": "2",
          "img_url": "https://example.com/images/employee_3.jpg"
        },
        {
          "name": "Yu Lei",
          "title": "Team Lead Manager",
          "department": "Department_1",
          "id": "4",
          "parentId": "2",
          "img_url": "https://example.com/images/employee_4.jpg",
          "children": [
            {
              "name": "Pang Pang",
              "title": "Engineer",
              "id": "5",
              "parentId": "4",
              "img_url": "https://example.com/images/employee_5.jpg"
            },
            {
              "name": "Xiang Xiang",
              "title": "UE Engineer",
              "id": "6",
              "parentId": "4",
              "img_url": "https://example.com/images/employee_6.jpg"
            },
            {
              "name": "Jin Jin",
              "title": "Engineer",
              "id": "7",
              "parentId": "4",
              "img_url": "https://example.com/images/employee_7.jpg"
            }
          ]
        },
        {
          "name": "Hei Hei",
          "title": "Senior Engineer",
          "id": "8",
          "parentId": "2",
          "img_url": "https://example.com/images/employee_8.jpg"
        }
      ]
    },
    {
      "name": "Hong Miao",
      "title": "Department Manager",
      "department": "Department_2",
      "id": "9",
      "parentId": "1",
      "img_url": "https://example.com/images/employee_9.jpg"
    }
  ]
}
