var zhengZhouCityList = [
    {value:'金水区',spells:'JinShui',shortName:'金水',id:'ea2133214',zipCode:'450000',subList:[]},
    {value:'二七区',spells:'ErQi',shortName:'二七',id:'e1231ew23',zipCode:'450200',subList:[]},
    {value:'管城区',spells:'GuanCheng',shortName:'管城',id:'e93123e1',zipCode:'450300',subList:[]},
    {value:'中原区',spells:'ZhongYuan',shortName:'中原',id:'f1023123',zipCode:'450500',subList:[]}
];
var NanYangCityList = [
    {value:'宛城区',spells:'WanCheng',shortName:'宛城',id:'ew213109',zipCode:'473000',subList:[]},
    {value:'卧龙区',spells:'WoLong',shortName:'卧龙',id:'er21312me',zipCode:'473100',subList:[]},
    {value:'方城县',spells:'FangCheng',shortName:'方城',id:'e92321m1',zipCode:'473200',subList:[]},
    {value:'南召县',spells:'NanZhao',shortName:'南召',id:'e8321012',zipCode:'474650',subList:[]}
];
var XuChangCityList = [
    {value:'魏都区',spells:'WeiDu',shortName:'魏都',id:'o1231298',zipCode:'461000',subList:[]},
    {value:'鄢陵县',spells:'YanLing',shortName:'鄢陵',id:'p123k213',zipCode:'461200',subList:[]},
    {value:'长葛县',spells:'ChangGe',shortName:'长葛',id:'l13198312',zipCode:'461500',subList:[]}
];
var shiJiaZhuangCityList = [
    {value:'新华区',spells:'XinHua',shortName:'新华',id:'kl3i2190',zipCode:'052000',subList:[]},
    {value:'正定区',spells:'ZhengDing',shortName:'正定',id:'m12u3s9',zipCode:'053100',subList:[]},
    {value:'行唐区',spells:'XingTang',shortName:'行唐',id:'h123897h',zipCode:'054200',subList:[]}
];
var heNanCityList = [
    {value:'郑州市',spells:'ZhengZhou',shortName:'郑',id:'e4564123',zipCode:'410100',subList:zhengZhouCityList},
    {value:'南阳市',spells:'NanYang',shortName:'宛',id:'aw123122',zipCode:'473000',subList:NanYangCityList},
    {value:'许昌市',spells:'XuChang',shortName:'邺',id:'c231239',zipCode:'473000',subList:XuChangCityList}
];
var xingTaiCityList = [
    {value:'任县',spells:'RenXian',shortName:'任县',id:'ghg31721',zipCode:'055150',subList:[]},
    {value:'宁晋',spells:'NingJin',shortName:'宁晋',id:'ft280931',zipCode:'055550',subList:[]},
    {value:'巨鹿县',spells:'JuLu',shortName:'巨鹿',id:'re32187j',zipCode:'055250',subList:[]}
];
var heBeiCityList = [
    {value:'石家庄市',spells:'ShiJiaZhuang',shortName:'石',id:'b1i2093',zipCode:'050000',subList:shiJiaZhuangCityList},
    {value:'邢台市',spells:'XingTai',shortName:'邢',id:'c083u12',zipCode:'054000',subList:xingTaiCityList}
];
var zoneList = [
    {value:'河南省',spells:'HeNan',shortName:'豫',id:'e3213166',zipCode:'461000',subList:heNanCityList},
    {value:'河北省',spells:'HeBei',shortName:'冀',id:'s1i2903u3',zipCode:'300000',subList:heBeiCityList}
];
