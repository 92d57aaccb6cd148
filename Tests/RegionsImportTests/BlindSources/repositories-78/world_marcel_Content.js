export const contentSeed = [
  {
    id: 'products',
    title: 'Products',
    children: [
      {
        id: 'productCategoryA',
        title: 'Product Category A',
        children: [
          {
            id: 'productTypeA',
            title: 'Product Type 1',
            children: [
              {
                id: 'product123',
                title: 'Product 123',
                price: '$300.00'
              }
            ]
          }
        ]
      }, {
        id: 'productCategoryB',
        title: 'Product Category B',
        children: [
          {
            id: 'productTypeB',
            title: 'Product Type 2',
            children: [
              {
                id: 'product456',
                title: 'Product 456',
                price: '$300.00'
              }
            ]
          }
        ]
      },{
        id: 'productCategoryC',
        title: 'Product Category C',
        children: [
          {
            id: 'productTypeC',
            title: 'Product Type 3',
            children: [
              {
                id: 'product789',
                title: 'Product 789',
                price: '$300.00'
              }
            ]
          }
        ]
      }
    ]
  }, {
    id: 'parts',
    title: 'Parts',
    children: [
      {
        id: 'partCategoryA',
        title: 'Part Category A'
      }, {
        id: 'partCategoryB',
        title: 'Part Category B'
      }, {
        id: 'partCategoryC',
        title: 'Part Category C'
      }
    ]
  }, {
    id: 'add-ons',
    title: 'Add-ons',
    children: [
      {
        id: 'addonsCategoryA',
        title: 'Add-ons Category A'
      }, {
        id: 'addonsCategoryB',
        title: 'Add-ons Category B'
      }
    ]
  }, {
    id: 'bundles',
    title: 'Bundles',
    children: [
      {
        id: 'bundlesCategoryA',
        title: 'Bundle Category A'
      }, {
        id: 'bundlesCategoryB',
        title: 'Bundle Category B'
      }
    ]
  }
];