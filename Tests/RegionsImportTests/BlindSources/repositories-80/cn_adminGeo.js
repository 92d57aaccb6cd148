adminGeo = {
    "110000": [
        '北京市', 
        'bei jing shi', 
        'Beijing'
    ], 
    "110100": [
        "市辖区", 
        "shi xia qu", 
        "Municipal districts"
    ], 
    "110101": [
        "东城区", 
        "dong cheng qu", 
        "Dongcheng District"
    ], 
    "110102": [
        "西城区", 
        "xi cheng qu", 
        "Xicheng District"
    ], 
    "110103": [
        "崇文区", 
        "chong wen qu", 
        "Chongwen District"
    ], 
    "110104": [
        "宣武区", 
        "xuan wu qu", 
        "Xuanwu District"
    ], 
    "110105": [
        "朝阳区", 
        "zhao yang qu", 
        "Chaoyang District"
    ], 
    "110106": [
        "丰台区", 
        "feng tai qu", 
        "Fengtai District"
    ], 
    "110107": [
        "石景山区", 
        "shi jing shan qu", 
        "Shijingshan District"
    ], 
    "110108": [
        "海淀区", 
        "hai dian qu", 
        "Haidian District"
    ], 
    "110109": [
        "门头沟区", 
        "men tou gou qu", 
        "Mentougou District"
    ], 
    "110110": [
        "燕山区", 
        "yan shan qu", 
        "Yanshan District"
    ], 
    "110111": [
        "房山区", 
        "fang shan qu", 
        "Fangshan District"
    ], 
    "110112": [
        "通州区", 
        "tong zhou qu", 
        "Tongzhou District"
    ], 
    "110113": [
        "顺义区", 
        "shun yi qu", 
        "Shunyi District"
    ], 
    "110114": [
        "昌平区", 
        "chang ping qu", 
        "Changping District"
    ], 
    "110115": [
        "大兴区", 
        "da xing qu", 
        "Daxing District"
    ]
}
