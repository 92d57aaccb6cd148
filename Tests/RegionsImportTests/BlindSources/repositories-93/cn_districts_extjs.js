Ext.define('Admin.store.Districts', {

    extend: 'Ext.data.Store',
    alias: 'store.districts',
    model: 'Admin.model.District',

    data :  [
      {
        "districtId": "1",
        "districtName": "东城区",
        "cityId": "001"
      },
      {
        "districtId": "2",
        "districtName": "西城区",
        "cityId": "001"
      },
      {
        "districtId": "3",
        "districtName": "崇文区",
        "cityId": "001"
      },
      {
        "districtId": "4",
        "districtName": "宣武区",
        "cityId": "001"
      },
      {
        "districtId": "5",
        "districtName": "朝阳区",
        "cityId": "001"
      },
      {
        "districtId": "6",
        "districtName": "丰台区",
        "cityId": "001"
      },
      {
        "districtId": "7",
        "districtName": "石景山区",
        "cityId": "001"
      },
      {
        "districtId": "8",
        "districtName": "海淀区",
        "cityId": "001"
      },
      {
        "districtId": "9",
        "districtName": "门头沟区",
        "cityId": "001"
      },
      {
        "districtId": "10",
        "districtName": "房山区",
        "cityId": "001"
      },
      {
        "districtId": "11",
        "districtName": "通州区",
        "cityId": "001"
      },
      {
        "districtId": "12",
        "districtName": "顺义区",
        "cityId": "001"
      },
      {
        "districtId": "13",
        "districtName": "昌平区",
        "cityId": "001"
      },
      {
        "districtId": "14",
        "districtName": "大兴区",
        "cityId": "001"
      },
      {
        "districtId": "15",
        "districtName": "怀柔区",
        "cityId": "001"
      },
      {
        "districtId": "16",
        "districtName": "平谷区",
        "cityId": "001"
      },
      {
        "districtId": "17",
        "districtName": "密云县",
        "cityId": "001"
      }
    ]
});
