export const city = [
    {"id": 1, "name": "北京", "nid": "beijing", "order": 10, "pid": 0}, {
    "id": 2,
    "name": "北京市",
    "nid": "beijingshi",
    "order": 10,
    "pid": 1
  }, {"id": 3, "name": "东城区", "nid": "dongchengqu", "order": 10, "pid": 2}, {
    "id": 4,
    "name": "西城区",
    "nid": "xichengqu",
    "order": 10,
    "pid": 2
  }, {"id": 5, "name": "崇文区", "nid": "chongwenqu", "order": 10, "pid": 2}, {
    "id": 6,
    "name": "宣武区",
    "nid": "xuanwuqu",
    "order": 10,
    "pid": 2
  }, {"id": 7, "name": "朝阳区", "nid": "chaoyangqu", "order": 10, "pid": 2}, {
    "id": 8,
    "name": "丰台区",
    "nid": "fengtaiqu",
    "order": 10,
    "pid": 2
  }, {"id": 9, "name": "石景山区", "nid": "shijingshanqu", "order": 10, "pid": 2}, {
    "id": 10,
    "name": "海淀区",
    "nid": "haidianqu",
    "order": 10,
    "pid": 2
  }, {"id": 11, "name": "门头沟区", "nid": "mentougouqu", "order": 10, "pid": 2}, {
    "id": 12,
    "name": "房山区",
    "nid": "fangshanqu",
    "order": 10,
    "pid": 2
  }, {"id": 13, "name": "通州区", "nid": "tongzhouqu", "order": 10, "pid": 2}, {
    "id": 14,
    "name": "顺义区",
    "nid": "shunyiqu",
    "order": 10,
    "pid": 2
  }, {"id": 15, "name": "昌平区", "nid": "changpingqu", "order": 10, "pid": 2}, {
    "id": 16,
    "name": "大兴区",
    "nid": "daxingqu",
    "order": 10,
    "pid": 2
  }, {"id": 17, "name": "怀柔区", "nid": "huairouqu", "order": 10, "pid": 2}, {
    "id": 18,
    "name": "平谷区",
    "nid": "pingguqu",
    "order": 10,
    "pid": 2
  }, {"id": 19, "name": "密云区", "nid": "miyunxian", "order": 10, "pid": 2}, {
    "id": 20,
    "name": "延庆区",
    "nid": "yanqingxian",
    "order": 10,
    "pid": 2
  }, {"id": 21, "name": "天津", "nid": "tianjin", "order": 10, "pid": 0}, {
    "id": 22,
    "name": "天津市",
    "nid": "tianjinshi",
    "order": 10,
    "pid": 21
  }
]
