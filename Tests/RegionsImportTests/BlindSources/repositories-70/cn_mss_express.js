// 物流编码

export default [
  {
    name:  "圆通",
    code: "yuantong"
  },
  {
    name:  "圆通快运",
    code: "yuantongkuaiyun"
  },
  {
    name:  "韵达",
    code: "yunda"
  },
  {
    name:  "韵达快运",
    code: "yundakuaiyun"
  },
  {
    name:  "中通",
    code: "zhongtong"
  },
  {
    name:  "中通快运",
    code: "zhongtongkuaiyun"
  },
  {
    name:  "中通国际",
    code: "zhongtongguoji"
  },
  {
    name:  "申通",
    code: "shentong"
  },
  {
    name:  "百世",
    code: "huitongkuaidi"
  },
  {
    name:  "百世快运",
    code: "baishiwuliu"
  },
  {
    name:  "邮政快递包裹",
    code: "youzhengguonei"
  },
  {
    name:  "邮政标准快递",
    code: "youzhengbk"
  },
  {
    name:  "顺丰",
    code: "shunfeng"
  },
  {
    name:  "顺丰快运",
    code: "shunfengkuaiyun"
  },
  {
    name:  "EMS",
    code: "ems"
  },
  {
    name:  "京东物流",
    code: "jd"
  },
  {
    name:  "极兔速递",
    code: "jtexpress"
  },
  {
    name:  "德邦",
    code: "debangkuaidi"
  },
  {
    name:  "德邦物流",
    code: "debangwuliu"
  },
  {
    name:  "宅急送",
    code: "zhaijisong"
  },
  {
    name:  "优速快递",
    code: "youshuwuliu"
  },
  {
    name:  "丹鸟",
    code: "danniao"
  },
  {
    name:  "安能快运",
    code: "annengwuliu"
  }
]
