const ProductCategories = [
    {
        id: 1,
        name: 'Electronics',
        subcategories: [
          { id: 101, name: 'Smartphones and Mobiles' },
          { id: 102, name: 'Laptops' },
          { id: 103, name: 'Mobile Accessories' },
          { id: 104, name: 'Cameras' },
          { id: 105, name: 'Audio Devices and Speakers' },
          { id: 107, name: 'Gaming' },
          { id: 108, name: 'TV' },
          { id: 110, name: 'Home appliances' }
        ]
      },
    {
        id: 2,
        name: 'Clothing',
        subcategories: [
          { id: 201, name: 'Men' },
          { id: 202, name: 'Women' },
          { id: 203, name: 'Kids' }
        ]
      },
    {
        id: 3,
        name: 'Books',
        subcategories: [
          { id: 301, name: 'Fiction' },
          { id: 302, name: 'Non-Fiction' }
        ]
      },
    {
        id: 4,
        name: 'Fashion & personal care',
        subcategories: [
          { id: 401, name: 'Mens grooming and shaving' }
        ]
      },
]
export default ProductCategories;
