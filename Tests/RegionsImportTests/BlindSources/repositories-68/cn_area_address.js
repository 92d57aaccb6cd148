export default {
  cityArray: [{

    "address": "北京",
    "children": [{

      "address": "北京市",
      "children": [{

        "address": "东城区",

      }, {

        "address": "西城区",

      }, {

        "address": "崇文区",

      }, {

        "address": "宣武区",

      }, {

        "address": "朝阳区",

      }, {

        "address": "丰台区",

      }, {

        "address": "石景山区",

      }, {

        "address": "海淀区",

      }, {

        "address": "门头沟区",

      }, {

        "address": "房山区",

      }, {

        "address": "通州区",

      }, {

        "address": "顺义区",

      }, {

        "address": "昌平区",

      }, {

        "address": "大兴区",

      }, {

        "address": "怀柔区",

      }, {

        "address": "平谷区",

      }, {

        "address": "密云区",

      }, {

        "address": "延庆区",

      }, {

        "address": "其它区",

      }]
    }]
  }, {

    "address": "重庆",
    "children": [{

      "address": "重庆市",
      "children": [{

        "address": "万州区",

      }, {

        "address": "涪陵区",

      }, {

        "address": "渝中区",

      }, {

        "address": "大渡口区",

      }, {

        "address": "江北区",

      }, {

        "address": "沙坪坝区",

      }, {

        "address": "九龙坡区",

      }, {

        "address": "南岸区",

      }, {

        "address": "北碚区",

      }, {

        "address": "万盛区",

      }, {

        "address": "双桥区",

      }, {

        "address": "渝北区",

      }, {

        "address": "巴南区",

      }, {

        "address": "黔江区",

      }, {

        "address": "长寿区",

      }, {

        "address": "綦江区",

      }, {

        "address": "潼南区",

      }, {

        "address": "铜梁区",

      }, {

        "address": "大足区",

      }, {

        "address": "荣昌区",

      }]
    }]
  }]
}
