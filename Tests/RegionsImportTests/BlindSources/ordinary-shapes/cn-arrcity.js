// 省市二级联动
var arrProvince = new Array("广东省", "云南省", "西藏自治区", "宁夏回族自治区");
var arrCity = new Array();
arrCity[0] = new Array("广州市", "韶关市", "深圳市", "珠海市", "汕头市", "佛山市", "江门市", "湛江市", "茂名市", "肇庆市", "惠州市", "梅州市", "汕尾市", "河源市", "阳江市", "清远市", "东莞市", "中山市", "潮州市", "揭阳市", "云浮市");
arrCity[1] = new Array("昆明市", "曲靖市", "玉溪市", "保山市", "昭通市", "丽江市", "普洱市", "临沧市", "楚雄彝族自治州", "红河哈尼族彝族自治州", "文山壮族苗族自治州", "西双版纳傣族自治州", "大理白族自治州", "德宏傣族景颇族自治州", "怒江傈僳族自治州", "迪庆藏族自治州");
arrCity[2] = new Array("拉萨市", "日喀则市", "昌都市", "林芝市", "山南市", "那曲市", "阿里地区");
arrCity[3] = new Array("银川市", "石嘴山市", "吴忠市", "固原市", "中卫市");

function changeCity(sel) {
    var city = document.getElementById('city');
    city.length = 0;
    var list = arrCity[sel.selectedIndex];
    for (var i = 0; i < list.length; i++) {
        city.options[i] = new Option(list[i], list[i]);
    }
}
