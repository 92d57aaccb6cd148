city_name_map = {
    '黑龙江': {
        'engName': 'Heilongjiang',
        'cities': {
            '七台河': 'Qitaihe',
            '伊春': 'Yichun',
            '佳木斯': 'Jiamusi',
            '双鸭山': 'Shuangyashan',
            '哈尔滨': 'Harbin',
            '大兴安岭': 'Daxinganling',
            '大庆': 'Daqing',
            '牡丹江': 'Mudanjiang',
            '绥化': 'Suihua',
            '鸡西': 'Jixi',
            '鹤岗': 'Hegang',
            '黑河': 'Heihe',
            '齐齐哈尔': 'Qiqihar'
        }
    },
    '海南': {
        'engName': 'Hainan',
        'cities': {
            '三亚': 'Sanya',
            '儋州': 'Danzhou',
            '海口': 'Haikou',
            '万宁': 'Wanning',
            '澄迈': 'Chengmai County',
            '昌江': 'Changjiang Li Autonomous County',
            '琼海': 'Qionghai',
            '陵水': 'Lingshui Li Autonomous County',
            '临高': 'Lingao County',
            '保亭': 'Baoting Li and Miao Autonomous County',
            '文昌': 'Wenchang',
            '东方': 'Dongfang',
            '乐东': 'Ledong Li Autonomous County',
            '定安': "Ding'an County",
            '琼中': 'Qiongzhong Li and Miao Autonomous County'
        }
    },
    '福建': {
        'engName': 'Fujian',
        'cities': {
            '三明': 'Sanming',
            '南平': 'Nanping',
            '厦门': 'Xiamen',
            '宁德': 'Ningde',
            '泉州': 'Quanzhou',
            '漳州': 'Zhangzhou',
            '福州': 'Fuzhou',
            '莆田': 'Putian',
            '龙岩': 'Longyan'
        }
    }
}
