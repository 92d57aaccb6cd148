export default {
  citys: [
    {
      value: '001',
      label: '热门城市',
      fullname: '热门城市',
      children: [
        {
          value: '10',
          label: '北京',
          fullname: '北京'
        },
        {
          value: '21',
          label: '上海',
          fullname: '上海'
        },
        {
          value: '22',
          label: '天津',
          fullname: '天津'
        },
        {
          value: '571',
          label: '杭州',
          fullname: '杭州'
        },
        {
          value: '24',
          label: '沈阳',
          fullname: '沈阳'
        },
        {
          value: '25',
          label: '南京',
          fullname: '南京'
        },
        {
          value: '510',
          label: '无锡',
          fullname: '无锡'
        },
        {
          value: '512',
          label: '苏州',
          fullname: '苏州'
        },
        {
          value: '755',
          label: '深圳',
          fullname: '深圳'
        },
        {
          value: '731',
          label: '长沙',
          fullname: '长沙'
        },
        {
          value: '551',
          label: '合肥',
          fullname: '合肥'
        },
        {
          value: '431',
          label: '长春',
          fullname: '长春'
        },
        {
          value: '29',
          label: '西安',
          fullname: '西安'
        }
      ]
    },
    {
      value: '002',
      label: '直辖市',
      fullname: '直辖市',
      children: [
        {
          value: '10',
          label: '北京',
          fullname: '北京'
        },
        {
          value: '21',
          label: '上海',
          fullname: '上海'
        },
        {
          value: '22',
          label: '天津',
          fullname: '天津'
        },
        {
          value: '23',
          label: '重庆',
          fullname: '重庆'
        }
      ]
    },
    {
      value: '34',
      label: '安徽省',
      fullname: '安徽省',
      children: [
        {
          value: '550',
          label: '滁州',
          fullname: '安徽省-滁州'
        },
        {
          value: '551',
          label: '合肥',
          fullname: '安徽省-合肥'
        },
        {
          value: '552',
          label: '蚌埠',
          fullname: '安徽省-蚌埠'
        },
        {
          value: '553',
          label: '芜湖',
          fullname: '安徽省-芜湖'
        },
        {
          value: '554',
          label: '淮南',
          fullname: '安徽省-淮南'
        },
        {
          value: '555',
          label: '马鞍山',
          fullname: '安徽省-马鞍山'
        },
        {
          value: '556',
          label: '安庆',
          fullname: '安徽省-安庆'
        },
        {
          value: '557',
          label: '宿州',
          fullname: '安徽省-宿州'
        },
        {
          value: '558',
          label: '阜阳',
          fullname: '安徽省-阜阳'
        },
        {
          value: '565',
          label: '巢湖',
          fullname: '安徽省-巢湖'
        },
        {
          value: '566',
          label: '贵池',
          fullname: '安徽省-贵池'
        }
      ]
    },
    {
      value: '35',
      label: '福建省',
      fullname: '福建省',
      children: [
        {
          value: '591',
          label: '福州',
          fullname: '福建省-福州'
        },
        {
          value: '592',
          label: '厦门',
          fullname: '福建省-厦门'
        },
        {
          value: '593',
          label: '宁德',
          fullname: '福建省-宁德'
        },
        {
          value: '594',
          label: '莆田',
          fullname: '福建省-莆田'
        },
        {
          value: '595',
          label: '泉州',
          fullname: '福建省-泉州'
        },
        {
          value: '596',
          label: '漳州',
          fullname: '福建省-漳州'
        },
        {
          value: '597',
          label: '龙岩',
          fullname: '福建省-龙岩'
        },
        {
          value: '598',
          label: '三明',
          fullname: '福建省-三明'
        },
        {
          value: '599',
          label: '南平',
          fullname: '福建省-南平'
        }
      ]
    },
    {
      value: '52',
      label: '贵州省',
      fullname: '贵州省',
      children: [
        {
          value: '851',
          label: '贵阳',
          fullname: '贵州省-贵阳'
        },
        {
          value: '851',
          label: '遵义',
          fullname: '贵州省-遵义'
        },
        {
          value: '851',
          label: '安顺',
          fullname: '贵州省-安顺'
        },
        {
          value: '854',
          label: '都均',
          fullname: '贵州省-都均'
        },
        {
          value: '855',
          label: '凯里',
          fullname: '贵州省-凯里'
        }
      ]
    },
    {
      value: '46',
      label: '海南省',
      fullname: '海南省',
      children: [
        {
          value: '890',
          label: '儋州',
          fullname: '海南省-儋州'
        },
        {
          value: '898',
          label: '海口',
          fullname: '海南省-海口'
        },
        {
          value: '899',
          label: '三亚',
          fullname: '海南省-三亚'
        }
      ]
    },
    {
      value: '_23',
      label: '黑龙江',
      fullname: '黑龙江',
      children: [
        {
          value: '450',
          label: '阿城',
          fullname: '黑龙江-阿城'
        },
        {
          value: '451',
          label: '哈尔滨',
          fullname: '黑龙江-哈尔滨'
        },
        {
          value: '452',
          label: '齐齐哈尔',
          fullname: '黑龙江-齐齐哈尔'
        },
        {
          value: '457',
          label: '加格达奇',
          fullname: '黑龙江-加格达奇'
        }
      ]
    }
  ]
}
