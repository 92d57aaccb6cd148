export default [{
  "title": "热门城市",
  "key": "热门",
  "items": [{"name": "北京"}, {"name": "上海"}, {"name": "广州"}, {"name": "深圳"}, {"name": "成都"}, {"name": "重庆"}, {"name": "天津"}, {"name": "杭州"}, {"name": "南京"}, {"name": "苏州"}, {"name": "武汉"}, {"name": "西安"}]
}, {
  "title": "A",
  "key": "A",
  "items": [{"name": "阿坝"}, {"name": "阿拉善"}, {"name": "阿里"}, {"name": "安康"}, {"name": "安庆"}, {"name": "鞍山"}, {"name": "安顺"}, {"name": "安阳"}, {"name": "澳门"}]
}, {
  "title": "B",
  "key": "B",
  "items": [{"name": "北京"}, {"name": "白银"}, {"name": "保定"}, {"name": "宝鸡"}, {"name": "保山"}, {"name": "包头"}, {"name": "巴中"}, {"name": "北海"}, {"name": "蚌埠"}, {"name": "本溪"}, {"name": "毕节"}, {"name": "滨州"}, {"name": "百色"}, {"name": "亳州"}]
}, {
  "title": "C",
  "key": "C",
  "items": [{"name": "重庆"}, {"name": "成都"}, {"name": "长沙"}, {"name": "长春"}, {"name": "沧州"}, {"name": "常德"}, {"name": "昌都"}, {"name": "长治"}, {"name": "常州"}, {"name": "巢湖"}, {"name": "潮州"}, {"name": "承德"}, {"name": "郴州"}, {"name": "赤峰"}, {"name": "池州"}, {"name": "崇左"}, {"name": "楚雄"}, {"name": "滁州"}, {"name": "朝阳"}]
}, {"title": "E", "key": "E", "items": [{"name": "鄂尔多斯"}, {"name": "恩施"}, {"name": "鄂州"}]}]
