export default [
  {
      "value": "000",
      "name": "不限"
  },
  {
      "value": "110000",
      "name": "北京市",
      "children": [
          {
              "value": "000",
              "name": "不限"
          },
          {
              "value": "110100",
              "name": "市辖区"
          }
      ]
  },
  {
      "value": "120000",
      "name": "天津市",
      "children": [
          {
              "value": "000",
              "name": "不限"
          },
          {
              "value": "120100",
              "name": "市辖区"
          }
      ]
  },
  {
      "value": "130000",
      "name": "河北省",
      "children": [
          {
              "value": "000",
              "name": "不限"
          },
          {
              "value": "130100",
              "name": "石家庄市"
          },
          {
              "value": "130200",
              "name": "唐山市"
          },
          {
              "value": "130300",
              "name": "秦皇岛市"
          },
          {
              "value": "130400",
              "name": "邯郸市"
          },
          {
              "value": "130500",
              "name": "邢台市"
          },
          {
              "value": "130600",
              "name": "保定市"
          },
          {
              "value": "130700",
              "name": "张家口市"
          },
          {
              "value": "130800",
              "name": "承德市"
          },
          {
              "value": "130900",
              "name": "沧州市"
          },
          {
              "value": "131000",
              "name": "廊坊市"
          },
          {
              "value": "131100",
              "name": "衡水市"
          }
      ]
  },
  {
      "value": "140000",
      "name": "山西省",
      "children": [
          {
              "value": "000",
              "name": "不限"
          },
          {
              "value": "140100",
              "name": "太原市"
          },
          {
              "value": "140200",
              "name": "大同市"
          },
          {
              "value": "140300",
              "name": "阳泉市"
          },
          {
              "value": "140400",
              "name": "长治市"
          },
          {
              "value": "140500",
              "name": "晋城市"
          },
          {
              "value": "140600",
              "name": "朔州市"
          },
          {
              "value": "140700",
              "name": "晋中市"
          },
          {
              "value": "140800",
              "name": "运城市"
          },
          {
              "value": "140900",
              "name": "忻州市"
          },
          {
              "value": "141000",
              "name": "临汾市"
          },
          {
              "value": "141100",
              "name": "吕梁市"
          }
      ]
  },
  {
      "value": "150000",
      "name": "内蒙古自治区",
      "children": [
          {
              "value": "000",
              "name": "不限"
          },
          {
              "value": "150100",
              "name": "呼和浩特市"
          },
          {
              "value": "150200",
              "name": "包头市"
          },
          {
              "value": "150300",
              "name": "乌海市"
          },
          {
              "value": "150400",
              "name": "赤峰市"
          },
          {
              "value": "150500",
              "name": "通辽市"
          },
          {
              "value": "150600",
              "name": "鄂尔多斯市"
          },
          {
              "value": "150700",
              "name": "呼伦贝尔市"
          },
          {
              "value": "150800",
              "name": "巴彦淖尔市"
          },
          {
              "value": "150900",
              "name": "乌兰察布市"
          },
          {
              "value": "152200",
              "name": "兴安盟"
          },
          {
              "value": "152500",
              "name": "锡林郭勒盟"
          },
          {
              "value": "152900",
              "name": "阿拉善盟"
          }
      ]
  }
]
