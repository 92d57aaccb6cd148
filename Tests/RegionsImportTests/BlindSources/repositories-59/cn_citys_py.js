
export const citys = {
    120000: { 'name': '天津市', 'py': 'tianjinshi' },
    420000: {
        'name': '湖北省',
        'py': 'hubeisheng',
        'city': {
            420800: { 'name': '荆门市', 'py': 'jingmenshi' },
            422800: { 'name': '恩施土家族苗族自治州', 'py': 'enshitujiazumiaozuzizhizhou' },
            420100: { 'name': '武汉市', 'py': 'wuhanshi' },
            429000: { 'name': '省直辖县级行政区划', 'py': 'shengzhixiaxianjixingzhengquhua' },
            420200: { 'name': '黄石市', 'py': 'huangshishi' },
            421300: { 'name': '随州市', 'py': 'suizhoushi' },
            421100: { 'name': '黄冈市', 'py': 'huanggangshi' },
            421200: { 'name': '咸宁市', 'py': 'xianningshi' },
            421000: { 'name': '荆州市', 'py': 'jingzhoushi' },
            420500: { 'name': '宜昌市', 'py': 'yichangshi' },
            420600: { 'name': '襄阳市', 'py': 'xiangyangshi' },
            420900: { 'name': '孝感市', 'py': 'xiaoganshi' },
            429006: { 'name': '天门市', 'py': 'tianmenshi' },
            429005: { 'name': '潜江市', 'py': 'qianjiangshi' },
            429021: { 'name': '神农架林区', 'py': 'shennongjialinqu' },
            429004: { 'name': '仙桃市', 'py': 'xiantaoshi' },
            420700: { 'name': '鄂州市', 'py': 'ezhoushi' }
        }
    },
    820000: { 'name': '澳门', 'py': 'aomen' },
    810000: { 'name': '香港', 'py': 'xianggang' },
    210000: {
        'name': '辽宁省',
        'py': 'liaoningsheng',
        'city': {
            210400: { 'name': '抚顺市', 'py': 'fushunshi' },
            211200: { 'name': '铁岭市', 'py': 'tielingshi' },
            211400: { 'name': '葫芦岛市', 'py': 'huludaoshi' },
            210500: { 'name': '本溪市', 'py': 'benxishi' }
        }
    }
}
