/* eslint-disable */
var provinceData = [{
    "label": "北京",
    "value": "11"
  },
  {
    "label": "天津",
    "value": "12"
  },
  {
    "label": "河北",
    "value": "13"
  },
  {
    "label": "山西",
    "value": "14"
  },
  {
    "label": "内蒙古",
    "value": "15"
  }
]
export default provinceData;
