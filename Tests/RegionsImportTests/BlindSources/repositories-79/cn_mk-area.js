export default [
  {
    areacode: '000001',
    areaname: '北京',
    areanameuniocde: '\\u5317\\u4eac',
    children: [
      {
        areacode: '110000',
        areaname: '北京市',
        areanameuniocde: '\\u5317\\u4eac',
        children: [
          {
            areacode: '110101',
            areaname: '东城区',
            areanameuniocde: '\\u4e1c\\u57ce',
            jianpin: 'DCQ',
            pareacode: '110000',
            pinyin: 'dongchengqu'
          },
          {
            areacode: '110102',
            areaname: '西城区',
            areanameuniocde: '\\u897f\\u57ce',
            jianpin: 'XCQ',
            pareacode: '110000',
            pinyin: 'xichengqu'
          },
          {
            areacode: '110105',
            areaname: '朝阳区',
            areanameuniocde: '\\u671d\\u9633',
            jianpin: 'CYQ',
            pareacode: '110000',
            pinyin: 'chaoyangqu'
          },
          {
            areacode: '110106',
            areaname: '丰台区',
            areanameuniocde: '\\u4e30\\u53f0',
            jianpin: 'FTQ',
            pareacode: '110000',
            pinyin: 'fengtaiqu'
          },
          {
            areacode: '110107',
            areaname: '石景山区',
            areanameuniocde: '\\u77f3\\u666f\\u5c71',
            jianpin: 'SJSQ',
            pareacode: '110000',
            pinyin: 'shijingshanqu'
          },
          {
            areacode: '110108',
            areaname: '海淀区',
            areanameuniocde: '\\u6d77\\u6dc0',
            jianpin: 'HDQ',
            pareacode: '110000',
            pinyin: 'haidianqu'
          },
          {
            areacode: '110109',
            areaname: '门头沟区',
            areanameuniocde: '\\u95e8\\u5934\\u6c9f',
            jianpin: 'MTGQ',
            pareacode: '110000',
            pinyin: 'mentougouqu'
          },
          {
            areacode: '110111',
            areaname: '房山区',
            areanameuniocde: '\\u623f\\u5c71',
            jianpin: 'FSQ',
            pareacode: '110000',
            pinyin: 'fangshanqu'
          },
          {
            areacode: '110112',
            areaname: '通州区',
            areanameuniocde: '\\u901a\\u5dde',
            jianpin: 'TZQ',
            pareacode: '110000',
            pinyin: 'tongzhouqu'
          },
          {
            areacode: '110113',
            areaname: '顺义区',
            areanameuniocde: '\\u987a\\u4e49',
            jianpin: 'SYQ',
            pareacode: '110000',
            pinyin: 'shunyiqu'
          },
          {
            areacode: '110114',
            areaname: '昌平区',
            areanameuniocde: '\\u660c\\u5e73',
            jianpin: 'CPQ',
            pareacode: '110000',
            pinyin: 'changpingqu'
          },
          {
            areacode: '110115',
            areaname: '大兴区',
            areanameuniocde: '\\u5927\\u5174',
            jianpin: 'DXQ',
            pareacode: '110000',
            pinyin: 'daxingqu'
          },
          {
            areacode: '110116',
            areaname: '怀柔区',
            areanameuniocde: '\\u6000\\u67d4',
            jianpin: 'HRQ',
            pareacode: '110000',
            pinyin: 'huairouqu'
          },
          {
            areacode: '110117',
            areaname: '平谷区',
            areanameuniocde: '\\u5e73\\u8c37',
            jianpin: 'PGQ',
            pareacode: '110000',
            pinyin: 'pingguqu'
          },
          {
            areacode: '110228',
            areaname: '密云县',
            areanameuniocde: '\\u5bc6\\u4e91\\u53bf',
            jianpin: 'MYX',
            pareacode: '110000',
            pinyin: 'miyunxian'
          },
          {
            areacode: '110229',
            areaname: '延庆县',
            areanameuniocde: '\\u5ef6\\u5e86\\u53bf',
            jianpin: 'YQX',
            pareacode: '110000',
            pinyin: 'yanqingxian'
          }
        ],
        jianpin: 'BJS',
        pareacode: '000001',
        pinyin: 'beijingshi'
      }
    ],
    jianpin: 'BJ',
    pareacode: '000000',
    pinyin: 'beijing'
  },
  {
    areacode: '000003',
    areaname: '上海',
    areanameuniocde: '\\u4e0a\\u6d77',
    children: [
      {
        areacode: '310000',
        areaname: '上海市',
        areanameuniocde: '\\u4e0a\\u6d77',
        children: [
          {
            areacode: '310101',
            areaname: '黄浦区',
            areanameuniocde: '\\u9ec4\\u6d66',
            jianpin: 'HPQ',
            pareacode: '310000',
            pinyin: 'huangpuqu'
          },
          {
            areacode: '310104',
            areaname: '徐汇区',
            areanameuniocde: '\\u5f90\\u6c47',
            jianpin: 'XHQ',
            pareacode: '310000',
            pinyin: 'xuhuiqu'
          },
          {
            areacode: '310105',
            areaname: '长宁区',
            areanameuniocde: '\\u957f\\u5b81',
            jianpin: 'ZNQ',
            pareacode: '310000',
            pinyin: 'zhangningqu'
          },
          {
            areacode: '310106',
            areaname: '静安区',
            areanameuniocde: '\\u9759\\u5b89',
            jianpin: 'JAQ',
            pareacode: '310000',
            pinyin: 'jinganqu'
          },
          {
            areacode: '310107',
            areaname: '普陀区',
            areanameuniocde: '\\u666e\\u9640',
            jianpin: 'PTQ',
            pareacode: '310000',
            pinyin: 'putuoqu'
          },
          {
            areacode: '310108',
            areaname: '闸北区',
            areanameuniocde: '\\u95f8\\u5317',
            jianpin: 'ZBQ',
            pareacode: '310000',
            pinyin: 'zhabeiqu'
          },
          {
            areacode: '310109',
            areaname: '虹口区',
            areanameuniocde: '\\u8679\\u53e3',
            jianpin: 'HKQ',
            pareacode: '310000',
            pinyin: 'hongkouqu'
          },
          {
            areacode: '310110',
            areaname: '杨浦区',
            areanameuniocde: '\\u6768\\u6d66',
            jianpin: 'YPQ',
            pareacode: '310000',
            pinyin: 'yangpuqu'
          },
          {
            areacode: '310112',
            areaname: '闵行区',
            areanameuniocde: '\\u95f5\\u884c',
            jianpin: 'MXQ',
            pareacode: '310000',
            pinyin: 'minxingqu'
          },
          {
            areacode: '310113',
            areaname: '宝山区',
            areanameuniocde: '\\u5b9d\\u5c71',
            jianpin: 'BSQ',
            pareacode: '310000',
            pinyin: 'baoshanqu'
          },
          {
            areacode: '310114',
            areaname: '嘉定区',
            areanameuniocde: '\\u5609\\u5b9a',
            jianpin: 'JDQ',
            pareacode: '310000',
            pinyin: 'jiadingqu'
          },
          {
            areacode: '310115',
            areaname: '浦东新区',
            areanameuniocde: '\\u6d66\\u4e1c\\u65b0',
            jianpin: 'PDXQ',
            pareacode: '310000',
            pinyin: 'pudongxinqu'
          },
          {
            areacode: '310116',
            areaname: '金山区',
            areanameuniocde: '\\u91d1\\u5c71',
            jianpin: 'JSQ',
            pareacode: '310000',
            pinyin: 'jinshanqu'
          },
          {
            areacode: '310117',
            areaname: '松江区',
            areanameuniocde: '\\u677e\\u6c5f',
            jianpin: 'SJQ',
            pareacode: '310000',
            pinyin: 'songjiangqu'
          },
          {
            areacode: '310118',
            areaname: '青浦区',
            areanameuniocde: '\\u9752\\u6d66',
            jianpin: 'QPQ',
            pareacode: '310000',
            pinyin: 'qingpuqu'
          },
          {
            areacode: '310120',
            areaname: '奉贤区',
            areanameuniocde: '\\u5949\\u8d24',
            jianpin: 'FXQ',
            pareacode: '310000',
            pinyin: 'fengxianqu'
          },
          {
            areacode: '310230',
            areaname: '崇明县',
            areanameuniocde: '\\u5d07\\u660e\\u53bf',
            jianpin: 'CMX',
            pareacode: '310000',
            pinyin: 'chongmingxian'
          }
        ],
        jianpin: 'SHS',
        pareacode: '000003',
        pinyin: 'shanghaishi'
      }
    ],
    jianpin: 'SH',
    pareacode: '000000',
    pinyin: 'shanghai'
  }
]
