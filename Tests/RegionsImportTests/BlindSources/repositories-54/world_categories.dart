const Map<String, List<String>> productCategories = {
  'Electronics': [
    'Mobile Phones',
    'Laptops',
    'Audio Devices',
    'Smartwatches',
    'Accessories',
  ],
  'Fashion': [
    "Men's Clothing",
    "Women's Clothing",
    'Footwear',
    'Bags & Accessories',
    'Jewelry',
  ],
  'Home & Living': [
    'Furniture',
    'Kitchen & Dining',
    'Appliances',
    'Home Décor',
    'Bedding',
  ],
  'Automotive': [
    'Car Accessories',
    'Motorcycle Parts',
    'Car Care Products',
  ],
};
