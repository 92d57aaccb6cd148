const sys_provinces = [
  {
    province_id: 1,
    province_name: "北京",
    order_id: 1,
    sys_city: [
      {
        city_id: 1,
        province_id: 1,
        city_name: "北京市",
        area_code: "010",
        order_id: 10,
        t_user_info: [],
        sys_province: null
      }
    ]
  },
  {
    province_id: 2,
    province_name: "天津",
    order_id: 16,
    sys_city: [
      {
        city_id: 2,
        province_id: 2,
        city_name: "天津市",
        area_code: "022",
        order_id: 10,
        t_user_info: [],
        sys_province: null
      }
    ]
  },
  {
    province_id: 13,
    province_name: "福建",
    order_id: 3,
    sys_city: [
      {
        city_id: 115,
        province_id: 13,
        city_name: "福州市",
        area_code: "0591",
        order_id: 1,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 116,
        province_id: 13,
        city_name: "厦门市",
        area_code: "0592",
        order_id: 2,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 119,
        province_id: 13,
        city_name: "泉州市",
        area_code: "0595",
        order_id: 10,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 117,
        province_id: 13,
        city_name: "莆田市",
        area_code: "0594",
        order_id: 10,
        t_user_info: [],
        sys_province: null
      }
    ]
  },
  {
    province_id: 14,
    province_name: "江西",
    order_id: 99,
    sys_city: [
      {
        city_id: 124,
        province_id: 14,
        city_name: "南昌市",
        area_code: "0791",
        order_id: 10,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 130,
        province_id: 14,
        city_name: "赣州市",
        area_code: "0797",
        order_id: 10,
        t_user_info: [],
        sys_province: null
      }
    ]
  },
  {
    province_id: 18,
    province_name: "湖南",
    order_id: 9,
    sys_city: [
      {
        city_id: 184,
        province_id: 18,
        city_name: "长沙市",
        area_code: "0731",
        order_id: 1,
        t_user_info: [],
        sys_province: null
      }
    ]
  },
  {
    province_id: 15,
    province_name: "山东",
    order_id: 7,
    sys_city: [
      {
        city_id: 135,
        province_id: 15,
        city_name: "济南市",
        area_code: "0531",
        order_id: 1,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 136,
        province_id: 15,
        city_name: "青岛市",
        area_code: "0532",
        order_id: 2,
        t_user_info: [],
        sys_province: null
      }
    ]
  },
  {
    province_id: 4,
    province_name: "山西",
    order_id: 99,
    sys_city: [
      {
        city_id: 14,
        province_id: 4,
        city_name: "太原市",
        area_code: "0351",
        order_id: 10,
        t_user_info: [],
        sys_province: null
      }
    ]
  },
  {
    province_id: 9,
    province_name: "上海",
    order_id: 2,
    sys_city: [
      {
        city_id: 73,
        province_id: 9,
        city_name: "上海市",
        area_code: "021",
        order_id: 10,
        t_user_info: [],
        sys_province: null
      }
    ]
  },
  {
    province_id: 11,
    province_name: "浙江",
    order_id: 5,
    sys_city: [
      {
        city_id: 87,
        province_id: 11,
        city_name: "杭州市",
        area_code: "0571",
        order_id: 1,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 89,
        province_id: 11,
        city_name: "温州市",
        area_code: "0577",
        order_id: 2,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 96,
        province_id: 11,
        city_name: "台州市",
        area_code: "0576",
        order_id: 10,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 95,
        province_id: 11,
        city_name: "舟山市",
        area_code: "0580",
        order_id: 10,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 94,
        province_id: 11,
        city_name: "衢州市",
        area_code: "0570",
        order_id: 10,
        t_user_info: [],
        sys_province: null
      }
    ]
  },
  {
    province_id: 10,
    province_name: "江苏",
    order_id: 6,
    sys_city: [
      {
        city_id: 74,
        province_id: 10,
        city_name: "南京市",
        area_code: "025",
        order_id: 1,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 78,
        province_id: 10,
        city_name: "苏州市",
        area_code: "0512",
        order_id: 2,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 77,
        province_id: 10,
        city_name: "常州市",
        area_code: "0519",
        order_id: 3,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 86,
        province_id: 10,
        city_name: "常熟市",
        area_code: "0512",
        order_id: 4,
        t_user_info: [],
        sys_province: null
      },
      {
        city_id: 76,
        province_id: 10,
        city_name: "徐州市",
        area_code: "0516",
        order_id: 10,
        t_user_info: [],
        sys_province: null
      }
    ]
  }
];
