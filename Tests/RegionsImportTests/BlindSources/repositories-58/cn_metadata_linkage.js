let datalist = [
  {
    pro_cities: [
      {
        city_name: '塔城地区',
        city_code: '654200000000',
        city_areas: [
          {
            area_name: '塔城市',
            area_code: '654201000000',
            area_id: 3341
          },
          {
            area_name: '乌苏市',
            area_code: '654202000000',
            area_id: 3342
          },
          {
            area_name: '额敏县',
            area_code: '654221000000',
            area_id: 3343
          },
          {
            area_name: '沙湾县',
            area_code: '654223000000',
            area_id: 3344
          },
          {
            area_name: '托里县',
            area_code: '654224000000',
            area_id: 3345
          },
          {
            area_name: '裕民县',
            area_code: '654225000000',
            area_id: 3346
          },
          {
            area_name: '和布克赛尔蒙古自治县',
            area_code: '654226000000',
            area_id: 3347
          }
        ],
        city_id: 341
      },
      {
        city_name: '阿勒泰地区',
        city_code: '654300000000',
        city_areas: [
          {
            area_name: '阿勒泰市',
            area_code: '654301000000',
            area_id: 3348
          },
          {
            area_name: '布尔津县',
            area_code: '654321000000',
            area_id: 3349
          },
          {
            area_name: '富蕴县',
            area_code: '654322000000',
            area_id: 3350
          },
          {
            area_name: '福海县',
            area_code: '654323000000',
            area_id: 3351
          },
          {
            area_name: '哈巴河县',
            area_code: '654324000000',
            area_id: 3352
          },
          {
            area_name: '青河县',
            area_code: '654325000000',
            area_id: 3353
          },
          {
            area_name: '吉木乃县',
            area_code: '654326000000',
            area_id: 3354
          }
        ],
        city_id: 342
      },
      {
        city_name: '自治区直辖县级行政区划',
        city_code: '659000000000',
        city_areas: [
          {
            area_name: '石河子市',
            area_code: '659001000000',
            area_id: 3355
          },
          {
            area_name: '阿拉尔市',
            area_code: '659002000000',
            area_id: 3356
          },
          {
            area_name: '图木舒克市',
            area_code: '659003000000',
            area_id: 3357
          },
          {
            area_name: '五家渠市',
            area_code: '659004000000',
            area_id: 3358
          },
          {
            area_name: '铁门关市',
            area_code: '659006000000',
            area_id: 3359
          }
        ],
        city_id: 343
      }
    ],
    pro_code: '650000',
    pro_id: 31,
    pro_name: '新疆维吾尔自治区'
  }
];

export let provList = datalist;
