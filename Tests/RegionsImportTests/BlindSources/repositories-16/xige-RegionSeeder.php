<?php

use Illuminate\Database\Seeder;

class RegionSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        $json = '[
        {
            "id": "110000",
            "name": "北京市",
            "parent_id": "0",
            "level": "1",
            "full_name": "北京市"
        },
        {
            "id": "110100",
            "name": "市辖区",
            "parent_id": "110000",
            "level": "2",
            "full_name": "北京市-市辖区"
        },
        {
            "id": "110101",
            "name": "东城区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-东城区"
        },
        {
            "id": "110102",
            "name": "西城区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-西城区"
        },
        {
            "id": "110105",
            "name": "朝阳区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-朝阳区"
        },
        {
            "id": "110106",
            "name": "丰台区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-丰台区"
        },
        {
            "id": "110107",
            "name": "石景山区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-石景山区"
        },
        {
            "id": "110108",
            "name": "海淀区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-海淀区"
        },
        {
            "id": "110109",
            "name": "门头沟区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-门头沟区"
        },
        {
            "id": "110111",
            "name": "房山区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-房山区"
        },
        {
            "id": "110112",
            "name": "通州区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-通州区"
        },
        {
            "id": "110113",
            "name": "顺义区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-顺义区"
        },
        {
            "id": "110114",
            "name": "昌平区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-昌平区"
        },
        {
            "id": "110115",
            "name": "大兴区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-大兴区"
        },
        {
            "id": "110116",
            "name": "怀柔区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-怀柔区"
        },
        {
            "id": "110117",
            "name": "平谷区",
            "parent_id": "110100",
            "level": "3",
            "full_name": "北京市-市辖区-平谷区"
        },
        {
            "id": "110200",
            "name": "县",
            "parent_id": "110000",
            "level": "2",
            "full_name": "北京市-县"
        },
        {
            "id": "110228",
            "name": "密云县",
            "parent_id": "110200",
            "level": "3",
            "full_name": "北京市-县-密云县"
        },
        {
            "id": "110229",
            "name": "延庆县",
            "parent_id": "110200",
            "level": "3",
            "full_name": "北京市-县-延庆县"
        },
        {
            "id": "230000",
            "name": "黑龙江省",
            "parent_id": "0",
            "level": "1",
            "full_name": "黑龙江省"
        },
        {
            "id": "230800",
            "name": "佳木斯市",
            "parent_id": "230000",
            "level": "2",
            "full_name": "黑龙江省-佳木斯市"
        },
        {
            "id": "230801",
            "name": "市辖区",
            "parent_id": "230800",
            "level": "3",
            "full_name": "黑龙江省-佳木斯市-市辖区"
        },
        {
            "id": "230803",
            "name": "向阳区",
            "parent_id": "230800",
            "level": "3",
            "full_name": "黑龙江省-佳木斯市-向阳区"
        },
        {
            "id": "230804",
            "name": "前进区",
            "parent_id": "230800",
            "level": "3",
            "full_name": "黑龙江省-佳木斯市-前进区"
        },
        {
            "id": "230805",
            "name": "东风区",
            "parent_id": "230800",
            "level": "3",
            "full_name": "黑龙江省-佳木斯市-东风区"
        },
        {
            "id": "230811",
            "name": "郊区",
            "parent_id": "230800",
            "level": "3",
            "full_name": "黑龙江省-佳木斯市-郊区"
        },
        {
            "id": "230822",
            "name": "桦南县",
            "parent_id": "230800",
            "level": "3",
            "full_name": "黑龙江省-佳木斯市-桦南县"
        },
        {
            "id": "230826",
            "name": "桦川县",
            "parent_id": "230800",
            "level": "3",
            "full_name": "黑龙江省-佳木斯市-桦川县"
        },
        {
            "id": "230828",
            "name": "汤原县",
            "parent_id": "230800",
            "level": "3",
            "full_name": "黑龙江省-佳木斯市-汤原县"
        },
        {
            "id": "230833",
            "name": "抚远县",
            "parent_id": "230800",
            "level": "3",
            "full_name": "黑龙江省-佳木斯市-抚远县"
        },
        {
            "id": "230881",
            "name": "同江市",
            "parent_id": "230800",
            "level": "3",
            "full_name": "黑龙江省-佳木斯市-同江市"
        },
        {
            "id": "230882",
            "name": "富锦市",
            "parent_id": "230800",
            "level": "3",
            "full_name": "黑龙江省-佳木斯市-富锦市"
        },
        {
            "id": "232700",
            "name": "大兴安岭地区",
            "parent_id": "230000",
            "level": "2",
            "full_name": "黑龙江省-大兴安岭地区"
        },
        {
            "id": "232721",
            "name": "呼玛县",
            "parent_id": "232700",
            "level": "3",
            "full_name": "黑龙江省-大兴安岭地区-呼玛县"
        },
        {
            "id": "232722",
            "name": "塔河县",
            "parent_id": "232700",
            "level": "3",
            "full_name": "黑龙江省-大兴安岭地区-塔河县"
        },
        {
            "id": "232723",
            "name": "漠河县",
            "parent_id": "232700",
            "level": "3",
            "full_name": "黑龙江省-大兴安岭地区-漠河县"
        },
        {
            "id": "640000",
            "name": "宁夏回族自治区",
            "parent_id": "0",
            "level": "1",
            "full_name": "宁夏回族自治区"
        },
        {
            "id": "640100",
            "name": "银川市",
            "parent_id": "640000",
            "level": "2",
            "full_name": "宁夏回族自治区-银川市"
        },
        {
            "id": "640101",
            "name": "市辖区",
            "parent_id": "640100",
            "level": "3",
            "full_name": "宁夏回族自治区-银川市-市辖区"
        },
        {
            "id": "640104",
            "name": "兴庆区",
            "parent_id": "640100",
            "level": "3",
            "full_name": "宁夏回族自治区-银川市-兴庆区"
        },
        {
            "id": "640105",
            "name": "西夏区",
            "parent_id": "640100",
            "level": "3",
            "full_name": "宁夏回族自治区-银川市-西夏区"
        },
        {
            "id": "640106",
            "name": "金凤区",
            "parent_id": "640100",
            "level": "3",
            "full_name": "宁夏回族自治区-银川市-金凤区"
        },
        {
            "id": "640121",
            "name": "永宁县",
            "parent_id": "640100",
            "level": "3",
            "full_name": "宁夏回族自治区-银川市-永宁县"
        },
        {
            "id": "640122",
            "name": "贺兰县",
            "parent_id": "640100",
            "level": "3",
            "full_name": "宁夏回族自治区-银川市-贺兰县"
        },
        {
            "id": "640181",
            "name": "灵武市",
            "parent_id": "640100",
            "level": "3",
            "full_name": "宁夏回族自治区-银川市-灵武市"
        },
        {
            "id": "640200",
            "name": "石嘴山市",
            "parent_id": "640000",
            "level": "2",
            "full_name": "宁夏回族自治区-石嘴山市"
        },
        {
            "id": "640201",
            "name": "市辖区",
            "parent_id": "640200",
            "level": "3",
            "full_name": "宁夏回族自治区-石嘴山市-市辖区"
        },
        {
            "id": "640202",
            "name": "大武口区",
            "parent_id": "640200",
            "level": "3",
            "full_name": "宁夏回族自治区-石嘴山市-大武口区"
        },
        {
            "id": "640205",
            "name": "惠农区",
            "parent_id": "640200",
            "level": "3",
            "full_name": "宁夏回族自治区-石嘴山市-惠农区"
        },
        {
            "id": "640221",
            "name": "平罗县",
            "parent_id": "640200",
            "level": "3",
            "full_name": "宁夏回族自治区-石嘴山市-平罗县"
        },
        {
            "id": "640300",
            "name": "吴忠市",
            "parent_id": "640000",
            "level": "2",
            "full_name": "宁夏回族自治区-吴忠市"
        },
        {
            "id": "640301",
            "name": "市辖区",
            "parent_id": "640300",
            "level": "3",
            "full_name": "宁夏回族自治区-吴忠市-市辖区"
        },
        {
            "id": "640302",
            "name": "利通区",
            "parent_id": "640300",
            "level": "3",
            "full_name": "宁夏回族自治区-吴忠市-利通区"
        },
        {
            "id": "640303",
            "name": "红寺堡区",
            "parent_id": "640300",
            "level": "3",
            "full_name": "宁夏回族自治区-吴忠市-红寺堡区"
        },
        {
            "id": "640323",
            "name": "盐池县",
            "parent_id": "640300",
            "level": "3",
            "full_name": "宁夏回族自治区-吴忠市-盐池县"
        },
        {
            "id": "640324",
            "name": "同心县",
            "parent_id": "640300",
            "level": "3",
            "full_name": "宁夏回族自治区-吴忠市-同心县"
        },
        {
            "id": "640381",
            "name": "青铜峡市",
            "parent_id": "640300",
            "level": "3",
            "full_name": "宁夏回族自治区-吴忠市-青铜峡市"
        },
        {
            "id": "640400",
            "name": "固原市",
            "parent_id": "640000",
            "level": "2",
            "full_name": "宁夏回族自治区-固原市"
        },
        {
            "id": "640401",
            "name": "市辖区",
            "parent_id": "640400",
            "level": "3",
            "full_name": "宁夏回族自治区-固原市-市辖区"
        },
        {
            "id": "640402",
            "name": "原州区",
            "parent_id": "640400",
            "level": "3",
            "full_name": "宁夏回族自治区-固原市-原州区"
        },
        {
            "id": "640422",
            "name": "西吉县",
            "parent_id": "640400",
            "level": "3",
            "full_name": "宁夏回族自治区-固原市-西吉县"
        },
        {
            "id": "640423",
            "name": "隆德县",
            "parent_id": "640400",
            "level": "3",
            "full_name": "宁夏回族自治区-固原市-隆德县"
        },
        {
            "id": "640424",
            "name": "泾源县",
            "parent_id": "640400",
            "level": "3",
            "full_name": "宁夏回族自治区-固原市-泾源县"
        },
        {
            "id": "640425",
            "name": "彭阳县",
            "parent_id": "640400",
            "level": "3",
            "full_name": "宁夏回族自治区-固原市-彭阳县"
        },
        {
            "id": "640500",
            "name": "中卫市",
            "parent_id": "640000",
            "level": "2",
            "full_name": "宁夏回族自治区-中卫市"
        },
        {
            "id": "640501",
            "name": "市辖区",
            "parent_id": "640500",
            "level": "3",
            "full_name": "宁夏回族自治区-中卫市-市辖区"
        },
        {
            "id": "640502",
            "name": "沙坡头区",
            "parent_id": "640500",
            "level": "3",
            "full_name": "宁夏回族自治区-中卫市-沙坡头区"
        },
        {
            "id": "640521",
            "name": "中宁县",
            "parent_id": "640500",
            "level": "3",
            "full_name": "宁夏回族自治区-中卫市-中宁县"
        },
        {
            "id": "640522",
            "name": "海原县",
            "parent_id": "640500",
            "level": "3",
            "full_name": "宁夏回族自治区-中卫市-海原县"
        },
        {
            "id": "650000",
            "name": "新疆维吾尔自治区",
            "parent_id": "0",
            "level": "1",
            "full_name": "新疆维吾尔自治区"
        },
        {
            "id": "650100",
            "name": "乌鲁木齐市",
            "parent_id": "650000",
            "level": "2",
            "full_name": "新疆维吾尔自治区-乌鲁木齐市"
        },
        {
            "id": "650101",
            "name": "市辖区",
            "parent_id": "650100",
            "level": "3",
            "full_name": "新疆维吾尔自治区-乌鲁木齐市-市辖区"
        },
        {
            "id": "650102",
            "name": "天山区",
            "parent_id": "650100",
            "level": "3",
            "full_name": "新疆维吾尔自治区-乌鲁木齐市-天山区"
        },
        {
            "id": "650103",
            "name": "沙依巴克区",
            "parent_id": "650100",
            "level": "3",
            "full_name": "新疆维吾尔自治区-乌鲁木齐市-沙依巴克区"
        },
        {
            "id": "650104",
            "name": "新市区",
            "parent_id": "650100",
            "level": "3",
            "full_name": "新疆维吾尔自治区-乌鲁木齐市-新市区"
        },
        {
            "id": "650105",
            "name": "水磨沟区",
            "parent_id": "650100",
            "level": "3",
            "full_name": "新疆维吾尔自治区-乌鲁木齐市-水磨沟区"
        },
        {
            "id": "650106",
            "name": "头屯河区",
            "parent_id": "650100",
            "level": "3",
            "full_name": "新疆维吾尔自治区-乌鲁木齐市-头屯河区"
        },
        {
            "id": "650107",
            "name": "达坂城区",
            "parent_id": "650100",
            "level": "3",
            "full_name": "新疆维吾尔自治区-乌鲁木齐市-达坂城区"
        },
        {
            "id": "650109",
            "name": "米东区",
            "parent_id": "650100",
            "level": "3",
            "full_name": "新疆维吾尔自治区-乌鲁木齐市-米东区"
        },
        {
            "id": "650121",
            "name": "乌鲁木齐县",
            "parent_id": "650100",
            "level": "3",
            "full_name": "新疆维吾尔自治区-乌鲁木齐市-乌鲁木齐县"
        },
        {
            "id": "650400",
            "name": "吐鲁番市",
            "parent_id": "650000",
            "level": "2",
            "full_name": "新疆维吾尔自治区-吐鲁番市"
        },
        {
            "id": "650402",
            "name": "高昌区",
            "parent_id": "650400",
            "level": "3",
            "full_name": "新疆维吾尔自治区-吐鲁番市-高昌区"
        },
        {
            "id": "650421",
            "name": "鄯善县",
            "parent_id": "650400",
            "level": "3",
            "full_name": "新疆维吾尔自治区-吐鲁番市-鄯善县"
        },
        {
            "id": "650422",
            "name": "托克逊县",
            "parent_id": "650400",
            "level": "3",
            "full_name": "新疆维吾尔自治区-吐鲁番市-托克逊县"
        },
        {
            "id": "652200",
            "name": "哈密地区",
            "parent_id": "650000",
            "level": "2",
            "full_name": "新疆维吾尔自治区-哈密地区"
        },
        {
            "id": "652201",
            "name": "哈密市",
            "parent_id": "652200",
            "level": "3",
            "full_name": "新疆维吾尔自治区-哈密地区-哈密市"
        },
        {
            "id": "652222",
            "name": "巴里坤哈萨克自治县",
            "parent_id": "652200",
            "level": "3",
            "full_name": "新疆维吾尔自治区-哈密地区-巴里坤哈萨克自治县"
        },
        {
            "id": "652223",
            "name": "伊吾县",
            "parent_id": "652200",
            "level": "3",
            "full_name": "新疆维吾尔自治区-哈密地区-伊吾县"
        },
        {
            "id": "710000",
            "name": "台湾省",
            "parent_id": "0",
            "level": "1",
            "full_name": "台湾省"
        },
        {
            "id": "810000",
            "name": "香港特别行政区",
            "parent_id": "0",
            "level": "1",
            "full_name": "香港特别行政区"
        },
        {
            "id": "820000",
            "name": "澳门特别行政区",
            "parent_id": "0",
            "level": "1",
            "full_name": "澳门特别行政区"
        },
        {
            "id": "232701",
            "name": "加格达奇区",
            "parent_id": "232700",
            "level": "3",
            "full_name": "黑龙江省-大兴安岭地区-加格达奇区"
        },
        {
            "id": "232702",
            "name": "松岭区",
            "parent_id": "232700",
            "level": "3",
            "full_name": "黑龙江省-大兴安岭地区-松岭区"
        },
        {
            "id": "232703",
            "name": "新林区",
            "parent_id": "232700",
            "level": "3",
            "full_name": "黑龙江省-大兴安岭地区-新林区"
        },
        {
            "id": "232704",
            "name": "呼中区",
            "parent_id": "232700",
            "level": "3",
            "full_name": "黑龙江省-大兴安岭地区-呼中区"
        }
    ]';
        $data = json_decode($json,true);
        \App\Models\Region::insert($data);
    }
}
