/* eslint-disable */
var cityData = [
  [{
      "label": "市辖区",
      "value": "1101"
    }
  ],
  [{
      "label": "市辖区",
      "value": "1201"
    }
  ],
  [{
      "label": "石家庄市",
      "value": "1301"
    },
    {
      "label": "唐山市",
      "value": "1302"
    },
    {
      "label": "秦皇岛市",
      "value": "1303"
    }
  ],
  [{
      "label": "太原市",
      "value": "1401"
    },
    {
      "label": "大同市",
      "value": "1402"
    }
  ],
  [{
      "label": "呼和浩特市",
      "value": "1501"
    },
    {
      "label": "乌海市",
      "value": "1502"
    }
  ]
]
export default cityData;
