
export const initialCategories = [
  {
    id: "fashion",
    name: "Fashion",
    children: [
      { id: "accessories", name: "Accessories", children: [] },
      { id: "mens-clothing", name: "Men's Clothing", children: [] },
      { id: "womens-clothing", name: "Women's Clothing", children: [] }
    ]
  },
  { id: "office", name: "Office", children: [] },
  {
    id: "health-wellness",
    name: "Health & Wellness",
    children: [
      { id: "medical-equipment", name: "Medical Equipment", children: [] },
      { id: "personal-care", name: "Personal Care", children: [] },
      { id: "supplements", name: "Supplements", children: [] }
    ]
  },
  {
    id: "home-kitchen",
    name: "Home & Kitchen",
    children: [
      { id: "furniture", name: "Furniture", children: [] },
      { id: "kitchen-appliances", name: "Kitchen Appliances", children: [] },
      { id: "bedding-linens", name: "Bedding & Linens", children: [] }
    ]
  },
  {
    id: "beauty",
    name: "Beauty",
    children: [
      { id: "haircare", name: "Haircare", children: [] },
      { id: "skincare", name: "Skincare", children: [] },
      { id: "makeup", name: "Makeup", children: [] }
    ]
  },
  {
    id: "sports-outdoors",
    name: "Sports & Outdoors",
    children: [
      { id: "team-sports", name: "Team Sports", children: [] },
      { id: "outdoor-recreation", name: "Outdoor Recreation", children: [] },
      { id: "exercise-fitness", name: "Exercise & Fitness", children: [] }
    ]
  },
];
