// 城市
const city = {
  '北京市': [
    {
      'name': '北京市',
      'value': '北京市'
    }
  ],
  '天津市': [
    {
      'name': '天津市',
      'value': '天津市'
    }
  ],
  '河北省': [
    {
      'name': '安国市',
      'value': '安国市'
    },
    {
      'name': '霸州市',
      'value': '霸州市'
    },
    {
      'name': '保定市',
      'value': '保定市'
    },
    {
      'name': '泊头市',
      'value': '泊头市'
    },
    {
      'name': '沧州市',
      'value': '沧州市'
    },
    {
      'name': '承德市',
      'value': '承德市'
    },
    {
      'name': '定州市',
      'value': '定州市'
    },
    {
      'name': '丰南市',
      'value': '丰南市'
    },
    {
      'name': '高碑店市',
      'value': '高碑店市'
    },
    {
      'name': '藁城市',
      'value': '藁城市'
    },
    {
      'name': '邯郸市',
      'value': '邯郸市'
    },
    {
      'name': '河间市',
      'value': '河间市'
    },
    {
      'name': '衡水市',
      'value': '衡水市'
    },
    {
      'name': '黄骅市',
      'value': '黄骅市'
    },
    {
      'name': '冀州市',
      'value': '冀州市'
    },
    {
      'name': '晋州市',
      'value': '晋州市'
    },
    {
      'name': '廊坊市',
      'value': '廊坊市'
    },
    {
      'name': '鹿泉市',
      'value': '鹿泉市'
    },
    {
      'name': '南宫市',
      'value': '南宫市'
    },
    {
      'name': '迁安市',
      'value': '迁安市'
    },
    {
      'name': '秦皇岛市',
      'value': '秦皇岛市'
    },
    {
      'name': '任丘市',
      'value': '任丘市'
    },
    {
      'name': '三河市',
      'value': '三河市'
    },
    {
      'name': '沙河市',
      'value': '沙河市'
    },
    {
      'name': '深州市',
      'value': '深州市'
    },
    {
      'name': '石家庄市',
      'value': '石家庄市'
    }
  ]
}
