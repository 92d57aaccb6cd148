interface chinacityType{
  [key:string] : any
}

const chinacity:chinacityType = {
    "北京市": {
      "北京市": [
        {
          "DistrictID": "110101000000",
          "DistrictName": "北京市东城区"
        },
        {
          "DistrictID": "110102000000",
          "DistrictName": "北京市西城区"
        },
        {
          "DistrictID": "110105000000",
          "DistrictName": "北京市朝阳区"
        },
        {
          "DistrictID": "110106000000",
          "DistrictName": "北京市丰台区"
        },
        {
          "DistrictID": "110107000000",
          "DistrictName": "北京市石景山区"
        },
        {
          "DistrictID": "110108000000",
          "DistrictName": "北京市海淀区"
        },
        {
          "DistrictID": "110109000000",
          "DistrictName": "北京市门头沟区"
        },
        {
          "DistrictID": "110111000000",
          "DistrictName": "北京市房山区"
        },
        {
          "DistrictID": "110112000000",
          "DistrictName": "北京市通州区"
        },
        {
          "DistrictID": "110113000000",
          "DistrictName": "北京市顺义区"
        },
        {
          "DistrictID": "110114000000",
          "DistrictName": "北京市昌平区"
        },
        {
          "DistrictID": "110115000000",
          "DistrictName": "北京市大兴区"
        },
        {
          "DistrictID": "110116000000",
          "DistrictName": "北京市怀柔区"
        },
        {
          "DistrictID": "110117000000",
          "DistrictName": "北京市平谷区"
        }
      ]
    },
    "天津市": {
      "天津市": [
        {
          "DistrictID": "120101000000",
          "DistrictName": "天津市和平区"
        },
        {
          "DistrictID": "120102000000",
          "DistrictName": "天津市河东区"
        }
      ]
    }
}
