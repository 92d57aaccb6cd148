const categories = [
  {
    id: 1,
    name: 'Electronics',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 2,
    name: 'Clothing',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 3,
    parent_id: 1,
    name: 'Smartphones',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 4,
    parent_id: 1,
    name: 'Laptops',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 5,
    parent_id: 1,
    name: 'Accessories',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 6,
    parent_id: 2,
    name: 'Men',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 7,
    parent_id: 2,
    name: 'Women',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 8,
    parent_id: 3,
    name: 'iOS',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 9,
    parent_id: 3,
    name: 'Android',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 10,
    parent_id: 4,
    name: 'Gaming Laptops',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 11,
    parent_id: 4,
    name: 'Business Laptops',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 12,
    parent_id: 5,
    name: 'Headphones',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 13,
    parent_id: 5,
    name: 'Cases',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 14,
    parent_id: 6,
    name: 'Suits',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 15,
    parent_id: 6,
    name: 'Casual',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 16,
    parent_id: 7,
    name: 'Dresses',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  },
  {
    id: 17,
    parent_id: 7,
    name: 'Accessories',
    created_at: '2024-03-18',
    updated_at: '2024-03-18'
  }
];

module.exports = categories;
