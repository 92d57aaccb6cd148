export default {
  ak: 'WSRjBTNowZ7155d2LZ0GExVcfPBspvSx',
  cityOptions: [
    {
      'value': '北京',
      'label': '北京',
      'children': [
        {
          'value': '东城区',
          'label': '东城区'
        },
        {
          'value': '西城区',
          'label': '西城区'
        },
        {
          'value': '崇文区',
          'label': '崇文区'
        },
        {
          'value': '宣武区',
          'label': '宣武区'
        },
        {
          'value': '朝阳区',
          'label': '朝阳区'
        },
        {
          'value': '海淀区',
          'label': '海淀区'
        },
        {
          'value': '丰台区',
          'label': '丰台区'
        },
        {
          'value': '石景山区',
          'label': '石景山区'
        },
        {
          'value': '房山区',
          'label': '房山区'
        },
        {
          'value': '通州区',
          'label': '通州区'
        },
        {
          'value': '顺义 区',
          'label': '顺义 区'
        },
        {
          'value': '昌平区',
          'label': '昌平区'
        },
        {
          'value': '大兴区',
          'label': '大兴区'
        },
        {
          'value': '怀柔区',
          'label': '怀柔区'
        },
        {
          'value': '平谷区',
          'label': '平谷区'
        },
        {
          'value': '门头沟区',
          'label': '门头沟区'
        },
        {
          'value': '密云县',
          'label': '密云县'
        },
        {
          'value': '延庆县',
          'label': '延庆县'
        }
      ]
    },
    {
      'value': '澳门',
      'label': '澳门',
      'children': [
        {
          'value': '澳门半岛',
          'label': '澳门半岛'
        },
        {
          'value': '离岛',
          'label': '离岛'
        }
      ]
    },
    {
      'value': '台湾',
      'label': '台湾',
      'children': [
        {
          'value': '台北',
          'label': '台北'
        },
        {
          'value': '高雄',
          'label': '高雄'
        },
        {
          'value': '基隆',
          'label': '基隆'
        },
        {
          'value': '新竹',
          'label': '新竹'
        },
        {
          'value': '台中',
          'label': '台中'
        },
        {
          'value': '嘉义',
          'label': '嘉义'
        },
        {
          'value': '台南市',
          'label': '台南市'
        }
      ]
    }
  ]
}
