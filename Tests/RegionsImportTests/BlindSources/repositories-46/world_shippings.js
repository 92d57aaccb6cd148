export const shippingMethods = {
  data: {
    shipping: {
      getShippingMethods: {
        count: 32,
        results: [
          {
            name: 'پیک',
            chips_values: ['inner_province'],
            other_provinces_is_active: false,
            my_province_is_active: true,
            id: 4,
            shipping_type: 1,
            __typename: 'ShippingMethod'
          },
          {
            name: 'لالای لای',
            chips_values: [],
            other_provinces_is_active: false,
            my_province_is_active: true,
            id: 51,
            shipping_type: 1,
            __typename: 'ShippingMethod'
          },
          {
            name: 'با اسب',
            chips_values: [],
            other_provinces_is_active: false,
            my_province_is_active: false,
            id: 29,
            shipping_type: 1,
            __typename: 'ShippingMethod'
          },
          {
            name: 'برای هردو',
            chips_values: [],
            other_provinces_is_active: false,
            my_province_is_active: false,
            id: 53,
            shipping_type: 1,
            __typename: 'ShippingMethod'
          },
          {
            name: 'پست',
            chips_values: [],
            other_provinces_is_active: false,
            my_province_is_active: false,
            id: 67,
            shipping_type: 4,
            __typename: 'ShippingMethod'
          },
          {
            name: 'روش جدید',
            chips_values: ['outer_province'],
            other_provinces_is_active: true,
            my_province_is_active: false,
            id: 78,
            shipping_type: 1,
            __typename: 'ShippingMethod'
          }
        ]
      }
    }
  }
}
