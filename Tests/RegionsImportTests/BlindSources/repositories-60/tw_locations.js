export const taiwan = {
    Taipei:  [
        'Beitou', `Da'an`, 'Datong', 'Nangang',
        'Neihu', 'Shilin', 'Songshan', 'Wanhua',
        'Wenshen', 'Xinyi', 'Zhongshan', 'Zhongzheng'
    ],
    newTaipei: [
        'Banqiao', `Xinzhuang`, 'Zhonghe', 'Yonghe',
        'Tucheng', 'Shulin', 'Sanxia', 'Yingge',
        'Sanchong', 'Luzhou', 'Wugu', 'Taishan',
        'Linkou', 'Bali', 'Tamsui', 'Sanzhi',
        'Shimen', 'Jinshan', 'Wanli', 'Xizhi',
        'Ruifang', 'Gongliao', 'Pingxi', 'Shuangxi',
        'Xindian', 'Shenkeng', 'Shiding', 'Pinglin',
        'Wulai'
    ],
    Taoyuan: [
        'Taoyuan', `Zhongli`, 'Daxi', 'Yangmei',
        'Luzhu', 'Dayuan', 'Guishan', 'Bade',
        'Longtan', 'Pingzhen', 'Xinwu', 'Guanyin',
        'Fuxing'
    ],
    Kaoshiung:{
        Kaoshiung: [
            'Yancheng', 'Gushan', 'Zuoying', 'Nanzih',
            'Sanmin', 'Sinsing', 'Cianjin', 'Lingya',
            'Cianjhen', 'Cijin', 'Siaogang'
        ],
        Fengshan: [
            'Fengshan', 'Linyuan', 'Daliao', 'Dashu',
            'Dashe', 'Renwu', 'Niaosong'
        ],
        Gangshan: [
            'Gangshan', 'Ciaotou', 'Yanchao', 'Tianliao',
            'Alian', 'Lujhu', 'Hunei', 'Cieding', 
            'Yongan', 'Mituo', 'Zihguan'
        ],
        Cishan: [
            'Cishan', 'Meinong', 'Liouguei', 'Jiansian',
            'Shanlin', 'Neimen'
        ]
    },
    Tainan: [
        ''
    ]
}

export const japan ={
    tokyo: [
        ''
    ]
}
