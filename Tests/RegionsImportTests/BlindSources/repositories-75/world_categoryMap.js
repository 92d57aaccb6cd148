const categoryMap = {
  "Fashion & Lifestyle": ["Men", "Women", "Kids"],
  "Cosmetic/Beauty": ["Skincare", "Makeup", "Haircare"],
  "Electronics & Gadgets": ["Mobile", "Laptop", "Accessories"],
  "Sports & Fitness": ["Gym Equipment", "Sportswear"],
  "Automotive & Accessories": ["Car", "Motorbike", "Spare Parts"],
  "Home Appliances": ["Kitchen", "Laundry", "Cooling/Heating"],
  "Grocery": ["Vegetables", "Fruits", "Packaged Goods"],
  "Stationery": ["Books", "Writing Tools", "Office Supplies"],
  "Household & Living": ["Furniture", "Decor", "Bedding"],
  "Health & Wellness": ["Supplements", "Medical", "Fitness Gear"],
  "Accommodation": ["Hotels", "Hostels", "Rentals"],
  "Entertainment Hub": ["Movies", "Games", "Events"]
};

export default categoryMap;