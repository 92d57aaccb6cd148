import Regions
import RegionsChina
import RegionsMatch
import RegionsTestSupport
import Testing

/// Addresses as people write them, by kind, and the county, city or province each lies in. None was taken
/// from a list that the matcher is judged by, and none of the answers from the matcher.
struct PeoplesAddressesTests {
  static let matcher = AddressMatcher(.china, former: .chinaFormer)

  @Test(arguments: [Example](kinds))
  func `an address lies in its county, city or province`(_ example: Example) {
    expect(example.given, example.expected)
  }

  @Test func `an area that shares its name with a county is not certain`() {
    let match = PeoplesAddressesTests.matcher.match("九龙弥敦道")
    #expect(match.region?.id == "810000")
    #expect(match.confidence == .likely)
    #expect(PeoplesAddressesTests.matcher.match("九龙大道88号").region?.id != "810000")
  }

  @Test(arguments: [
    ("No. 478 Wensan Road, Xihu District, Hangzhou", "No. 478 Wensan Road"),
    (
      "Room 5, No. 1 Nanjing West Road, Huangpu District, Shanghai 200001, China",
      "Room 5, No. 1 Nanjing West Road"
    ),
    ("88 Century Avenue, Pudong New Area, Shanghai, P.R. China", "88 Century Avenue"),
    ("Hangzhou, Xihu District, Wensan Road 478", "Wensan Road 478"),
    ("China, Hangzhou, Xihu District, Wensan Road 478", "Wensan Road 478"),
    ("Xihu District, Hangzhou", ""), ("Xihu District, Hangzhou 310000", "310000"),
    ("张三 浙江省杭州市西湖区文三路478号", "文三路478号"), ("Central, Hong Kong SAR", "Central"),
    ("12 Chang'an Ave, Dongcheng Dist., Beijing, PRC", "12 Chang'an Ave"),
    ("元宝山区 内蒙古自治区 玉龙路5号", "玉龙路5号"), ("马山县南宁广西壮族自治区建设大街", "建设大街"),
    ("湖北 黄冈市 武穴市 武穴街道 武穴市玉湖路1号", "玉湖路1号"),
  ])
  func `the rest is what stands behind the region or, in English, before it`(
    address: String, rest: String
  ) {
    #expect(PeoplesAddressesTests.matcher.match(address).rest == rest)
    var reader = PeoplesAddressesTests.matcher.reader()
    let utf8 = Array(address.utf8)
    let parse = utf8.withUnsafeBufferPointer { reader.read($0) }
    #expect(String(decoding: utf8[parse.restStart..<parse.restEnd], as: UTF8.self) == rest)
  }

  @Test(arguments: [
    ("Central and Western District, Hong Kong", "810000"),
    ("1 Queen's Road Central, Hong Kong", "810000"), ("Taipei City, Taiwan", "710000"),
    ("Macau", "820000"), ("臺灣省台北市信義區市府路1號", "710000"), ("臺北市中正區重慶南路一段122號", "710000"),
    ("新北市板橋區縣民大道二段7號", "710000"), ("高雄市左營區博愛二路777號", "710000"), ("台中市西屯區臺灣大道三段99號", "710000"),
    ("台湾省台南市安平区", "710000"), ("香港九龍尖沙咀彌敦道100號", "810000"), ("香港特别行政区湾仔区轩尼诗道", "810000"),
    ("香港铜锣湾怡和街1号", "810000"), ("新界沙田区", "810000"), ("澳门氹仔", "820000"), ("澳門特別行政區花地瑪堂區", "820000"),
  ])
  func `Hong Kong, Macao and Taiwan, of which the province counts`(address: String, codes: String) {
    expect(address, codes, province: true)
  }

  /// - Parameter codes: any of them is right; of a region that is no more, its own and what followed.
  private func expect(_ address: String, _ codes: String, province: Bool = false) {
    let match = PeoplesAddressesTests.matcher.match(address, until: .county)
    let found = province ? match.region?.path.first : match.region
    let isRight = codes.split(separator: " ").contains { $0 == found?.id ?? "" }
    #expect(isRight, "\(address) → \(found?.id ?? "nothing") (\(match.confidence))")
  }

  static let kinds: KeyValuePairs<String, KeyValuePairs<String, String>> = [
    "an address in English, the smaller region first": [
      "No. 478 Wensan Rd, Xihu District, Hangzhou, Zhejiang": "330106",
      "No.1 Zhongguancun Street, Haidian District, Beijing": "110108",
      "88 Century Avenue, Pudong New Area, Shanghai 200120, China": "310115",
      "Room 1203, Building 5, Nanshan District, Shenzhen, Guangdong, P.R. China": "440305",
      "Tianhe District, Guangzhou City, Guangdong Province": "440106",
      "No. 15 Renmin Road, Wuhou District, Chengdu, Sichuan Province, China": "510107",
      "Gulou District, Nanjing, Jiangsu": "320106", "Gulou District, Fuzhou, Fujian": "350102",
      "Chaoyang District, Changchun City, Jilin": "220104",
      "Yuelu District, Changsha, Hunan 410006": "430104",
      "Jinshui District, Zhengzhou, Henan": "410105",
      "Kunshan City, Suzhou, Jiangsu Province": "320583", "Yiwu, Jinhua, Zhejiang, China": "330782",
      "Dongguan City, Guangdong": "441900", "Hongshan District, Wuhan, Hubei, China": "420111",
      "Yuzhong District, Chongqing": "500103", "Heping District, Tianjin": "120101",
      "Zhongshan District, Dalian, Liaoning": "210202", "Haizhu District, Guangzhou": "440105",
    ],
    "what English writes behind a name": [
      "Hohhot, Inner Mongolia Autonomous Region": "150100", "Hohhot, Inner Mongolia": "150100",
      "Tibet Autonomous Region, Lhasa": "540100", "Lhasa, Tibet Autonomous Region": "540100",
      "Harbin City, Heilongjiang Province": "230100", "Hangzhou, Zhejiang Province": "330100",
      "Yanji, Yanbian Korean Autonomous Prefecture, Jilin": "222401",
      "Urumqi, Xinjiang Uygur Autonomous Region": "650100",
      "No. 5 Hangkong Rd, Enshi City, Enshi Tujia and Miao Autonomous Prefecture, Hubei": "422801",
      "12 Chang'an Ave, Dongcheng Dist., Beijing, PRC": "110101",
      "Yining, Ili Kazakh Autonomous Prefecture, Xinjiang, P.R. China": "654002",
      "Kunshan County-level City, Jiangsu": "320583",
      "Wan Chai District, Hong Kong SAR": "810107", "Kowloon City, Hong Kong": "810103",
      "Jingning She Autonomous County, Lishui, Zhejiang": "331127",
      "Sanjiang Dong Autonomous County, Liuzhou, Guangxi Zhuang Autonomous Region": "450226",
      "Dali, Dali Bai Autonomous Prefecture, Yunnan Province": "532901",
      "Dali Bai Autonomous Prefecture, Yunnan Province, China": "532900",
      "Linxia Hui Autonomous Prefecture, Gansu": "622900",
      "18 Xinling Road, Huangpu District, Guangzhou, Guangdong Province, P.R. China": "440112",
      "Longgang District, Shenzhen City, Guangdong Province": "440307",
      "Macau SAR, China": "820000", "Gulou Dist, Nanjing, Jiangsu Prov.": "320106",
      "Bayingolin Mongol Autonomous Prefecture, Xinjiang": "652800",
      "Xilingol League, Inner Mongolia": "152500", "Zhangjiajie City, Hunan Province": "430800",
    ],
    "other names with what they end in": [
      "内蒙自治区呼和浩特新城区": "150102", "内蒙自治区": "150000", "沪市黄浦区": "310101", "羊城晚报": "440100",
      "九龙城区": "810103",
    ],
    "the smaller region first": [
      "巴楚县 喀什地区 新疆维吾尔自治区": "653130", "地址:丰镇市-乌兰察布市-内蒙古自治区北京路3号": "150981",
      "田东县 百色市 广西壮族自治区解放西路": "451022", "包头-内蒙古解放西路": "150200",
      "红桥阿克苏市阿克苏地区新疆广州大道": "652901", "宿城街道连云区连云港江苏解放西路": "320703",
      "吴滩镇江津区重庆西湖公园旁": "500116", "信丰,赣州,江西省西湖公园旁": "360722",
    ],
    // Written and run once before anything was mended for them.
    "a mixture of all kinds": [
      "收件人张三 13800001111 浙江省杭州市余杭区五常街道荆长路1号": "330110", "【寄】上海市 闵行区 七莘路3155号 邮编201101": "310112",
      "地址:北京市海淀区中关村大街27号(100080)": "110108", "tel:020-88888888;广东省广州市番禺区大石街道105国道": "440113",
      "快递放门卫 四川省成都市锦江区春熙路": "510104", "浙江宁波鄞州天童北路": "330212", "江苏苏州工业园区星湖街": "320500 320506",
      "川绵阳涪城临园路": "510703", "内蒙呼和浩特新城区哲里木路": "150102", "新疆喀什疏附县托克扎克镇": "653121",
      "桂林象山区中山南路": "450304", "青岛市市南区香港中路10号": "370202", "大连市中山区人民路": "210202",
      "上海市长宁区延安西路": "310105", "南京市玄武区北京东路": "320102", "哈尔滨市南岗区长江路": "230103", "武汉市江汉区新华路": "420103",
      "石家庄市新华区合作路": "130105", "成都市青羊区西藏饭店": "510105", "郑州市金水区经三路北京银行": "410105",
      "北京市崇文区崇文门外大街": "110101", "上海市卢湾区淮海中路": "310101", "南京市下关区中山北路": "320106",
      "杭州市下城区体育场路": "330105 330103", "湖北襄樊市樊城区": "420606", "浙江省绍兴县柯桥": "330603",
      "天津市塘沽区解放路": "120116", "重庆市万盛区": "500110", "苏州市平江区": "320508", "鼓楼区湖南路街道": "320106",
      "朝阳区望京街道": "110105", "新华区合作路街道": "130105 410402", "铁西区凌空街道": "210106", "西湖区文新街道": "330106",
      "城关区雁北街道": "620102", "桥西区振头街道": "130104", "普陀区长寿路街道": "310107", "天津滨海新区塘沽街道": "120116",
      "上海市浦东新区张江镇": "310115", "湖北省仙桃市沙嘴街道": "429004", "河南省济源市济水街道": "419001", "海南省琼海市嘉积镇": "469002",
      "新疆石河子市北泉镇": "659001", "广东省东莞市虎门镇": "441900121 441900", "中山市小榄镇": "442000114 442000",
      "云南大理州大理市下关街道": "532901", "湘西凤凰县沱江镇": "433123", "恩施市舞阳坝街道": "422801", "西湖区,杭州市,浙江省": "330106",
      "天河区广州市广东省体育西路": "440106", "广东省广东省深圳市深圳市福田区": "440304", "廣東省廣州市天河區體育西路": "440106",
      "No. 1 Zhongguancun Street, Haidian District, Beijing": "110108",
      "Futian District, Shenzhen, Guangdong, China": "440304",
      "88 Century Avenue, Pudong New Area, Shanghai": "310115",
    ],
    "areas of Hong Kong and Macao that are no divisions, and what is called alike": [
      "九龙旺角弥敦道688号": "810109", "香港九龍尖沙咀廣東道": "810109", "新界元朗安宁路": "810118", "香港岛中环": "810000",
      "新界沙田区大围": "810114", "澳门路环岛黑沙海滩": "820004", "路环市区计单奴街": "820004", "澳门氹仔官也街": "820005",
      "澳门半岛新马路": "820000", "Nathan Road, Mong Kok, Kowloon": "810109", "四川九龙县": "513324",
      "甘孜州九龙县呷尔镇": "513324", "九龙坡杨家坪": "500107", "九龙坡区石桥铺": "500107", "九龙城太子道": "810103",
      "南昌市红谷滩区九龙湖": "360113", "广州市黄埔区九龙大道": "440112",
    ],
    "traditional characters": [
      "浙江省杭州市西湖區文三路478號": "330106", "廣東省深圳市南山區科技園": "440305", "上海市浦東新區張江高科技園區": "310115",
      "北京市海淀區中關村大街1號": "110108", "廣州市天河區天河路208號": "440106", "湖北省武漢市江漢區解放大道690號": "420103",
      "四川省成都市錦江區紅星路三段1號": "510104", "陝西省西安市碑林區長安北路": "610103", "遼寧省瀋陽市和平區太原街": "210102",
      "福建省廈門市思明區鷺江道": "350203", "雲南省昆明市盤龍區北京路": "530103",
    ],
    "the cities of the corps in Xinjiang": [
      "新疆维吾尔自治区石河子市北四路": "659001", "新疆生产建设兵团第八师石河子市东城街道": "659001", "新疆阿拉尔市金银川路": "659002",
      "新疆兵团第一师阿拉尔市": "659002", "新疆图木舒克市": "659003", "新疆五家渠市青湖路": "659004", "新疆北屯市": "659005",
      "新疆铁门关市": "659006", "新疆双河市": "659007", "新疆可克达拉市": "659008", "新疆昆玉市": "659009",
      "新疆胡杨河市": "659010",
    ],
    "counties right below a province": [
      "湖北省仙桃市沔州大道": "429004", "湖北仙桃市": "429004", "湖北省省直辖县级行政区划潜江市园林街道": "429005",
      "湖北省天门市竟陵街道": "429006", "河南省济源市济水大街": "419001", "河南省省直辖县级行政单位济源市": "419001",
      "海南省琼海市嘉积镇": "469002", "海南省文昌市文城镇": "469005", "海南陵水县椰林镇": "469028",
      "海南省省直辖县级行政单位万宁市": "469006", "海南省澄迈县老城镇": "469023", "神农架林区松柏镇": "429021",
    ],
    "cities without counties": [
      "东莞市南城街道鸿福路": "441900", "广东省中山市石岐区": "442000", "儋州市那大镇": "460400", "甘肃省嘉峪关市雄关东路": "620200",
    ],
    "parts that are said again, or say nothing": [
      "北京市市辖区朝阳区建国路": "110105", "北京北京市朝阳区建国路93号": "110105", "上海上海市徐汇区漕溪北路": "310104",
      "上海市上海市闵行区": "310112", "重庆重庆市渝北区": "500112 500157", "重庆市县城口县": "500229",
      "广东省广东省深圳市深圳市福田区福田区深南大道": "440304", "江苏省苏州市苏州市吴中区": "320506", "浙江省杭州市浙江省杭州市滨江区江南大道": "330108",
      "天津天津市天津市南开区": "120104", "山东省青岛市市南区青岛市香港中路": "370202",
    ],
    "labels, people, telephone numbers and separators around an address": [
      "张三，13800138000，广东省广州市天河区珠江新城华夏路10号": "440106",
      "李四 13912345678 江苏省南京市玄武区中山东路 210000": "320102",
      "收件人: 王五 电话: 010-88888888 地址: 北京市海淀区学院路30号": "110108",
      "【上海市浦东新区】陆家嘴环路1000号（恒生银行大厦）": "310115", "地址：湖南省长沙市岳麓区麓山南路932号 邮编：410083": "430104",
      "发货地址 浙江省-宁波市-鄞州区-首南街道": "330212", "广东省 深圳市 宝安区 西乡街道 宝源路 1053号 赵六 收 18612345678": "440306",
      "518000 深圳市福田区深南中路": "440304", "四川省,成都市,武侯区,天府大道北段": "510107", "河北省|石家庄市|长安区|中山东路": "130102",
      "安徽省/合肥市/蜀山区/望江西路": "340104", "福建省_泉州市_丰泽区": "350503",
      "收货信息 姓名:孙七 手机:17700001111 山东省济南市历下区泉城路": "370102", "你好，请发到湖北省武汉市洪山区珞喻路1037号，谢谢": "420111",
      "辽宁省大连市沙河口区 中山路 ，，，周八，15942345678": "210204", "工业园区星湖街328号 江苏省苏州市": "320500 320506",
      "寄：陕西省西安市雁塔区小寨东路": "610113",
    ],
    "roads and buildings that are called after other places": [
      "北京市朝阳区上海路12号": "110105", "南京市鼓楼区北京西路": "320106", "上海市黄浦区南京东路": "310101",
      "上海市静安区北京西路": "310106", "天津市和平区山西路": "120101", "青岛市市南区香港中路": "370202", "成都市武侯区武汉路": "510107",
      "武汉市江岸区天津路": "420102", "哈尔滨市南岗区西大直街长春路口": "230103", "大连市中山区上海路": "210202",
      "广州市越秀区北京路": "440104", "昆明市官渡区北京路": "530111", "苏州市姑苏区广济南路昆山大厦": "320508",
      "重庆市江北区洋河路成都银行": "500105 500157", "西安市新城区北京饭店": "610102", "无锡市梁溪区中山路江阴大厦": "320213",
      "杭州市上城区庆春路西湖文化广场": "330102", "厦门市思明区湖滨南路福州大楼": "350203", "长沙市芙蓉区五一大道湖北商会": "430102",
      "郑州市金水区花园路开封商城": "410105", "深圳市罗湖区深南东路上海宾馆": "440303", "郑州市二七区大学路与陇海路交叉口": "410103",
      "济南市历下区经十路泰安大厦": "370102", "南昌市东湖区八一大道北京西路口": "360102",
    ],
    "a name that several have, and a town or what is best known": [
      "朝阳区建国门外大街1号": "110105", "朝阳区望京街道": "110105", "朝阳区南湖街道": "220104 110105",
      "朝阳区三里屯街道工人体育场北路": "110105", "鼓楼区华侨路街道": "320106", "鼓楼区丰财街道": "320302", "鼓楼区湖南路街道": "320106",
      "西湖区文新街道": "330106", "西湖区朝阳洲街道": "360103", "江北区洪塘街道": "330205", "江北区观音桥街道": "500105 500157",
      "和平区劝业场街道": "120101", "南山区粤海街道": "440305", "新城区中山门街道": "610102", "新城区海拉尔东路街道": "150102",
      "市中区大观园街道": "370103", "海州区新浦街道": "320706", "普陀区长寿路街道": "310107", "普陀区沈家门街道": "330903",
      "通州区永顺地区": "110112", "通州区先锋街道": "320612", "宝山区大场镇": "310113", "宝山区七星街道": "230506",
      "城关区雁滩街道": "620102", "河东区大直沽街道": "120102", "铁西区昆明湖街道": "210106", "白云区同和街道": "440111",
      "白云区大山洞街道": "520113", "长安区长丰街道": "130102", "长安区韦曲街道": "610116", "青山区红钢城街道": "420107",
      "青山区富强路街道": "150204", "龙华区民治街道": "440309", "龙华区金贸街道": "460106", "永定区天门山镇": "430802",
      "永定区凤城街道": "350803", "向阳区长胜街道": "230402 230803",
    ],
    "names that are no longer in force": [
      "北京市崇文区前门大街": "110103 110101", "北京宣武区广安门内大街": "110104 110102", "上海市卢湾区淮海中路": "310103 310101",
      "上海市闸北区共和新路": "310108 310106", "上海市南汇区惠南镇": "310119 310115", "天津市塘沽区解放路": "120107 120116",
      "天津大港区世纪大道": "120109 120116", "湖北省襄樊市樊城区": "420606", "湖北襄樊市襄阳区": "420607",
      "安徽省巢湖市居巢区": "341402 340181", "云南省思茅市翠云区": "530802", "南京市白下区中山南路": "320103 320104",
      "南京下关区热河南路": "320107 320106", "江苏省苏州市平江区": "320502 320508", "苏州市沧浪区人民路": "320503 320508",
      "无锡市崇安区中山路": "320202 320213", "无锡南长区清扬路": "320203 320213", "常州市戚墅堰区": "320405 320412",
      "徐州市九里区": "320305 320302 320312", "杭州市下城区延安路": "330103 330105", "宁波市江东区百丈路": "330204 330212",
      "广州市东山区农林下路": "440102 440104", "广州萝岗区开创大道": "440116 440112", "山东省莱芜市莱城区": "371202 370116",
      "青岛市四方区杭州路": "370205 370203", "胶南市珠海路": "370284 370211", "即墨市鳌山卫镇": "370282 370215",
      "章丘市双山街道": "370181 370114", "成都市郫县犀浦镇": "510124 510117", "四川省双流县华阳镇": "510122 510116",
      "长沙市望城县": "430122 430112", "浙江省富阳市富春街道": "330183 330111", "浙江萧山市": "330181 330109",
      "绍兴县柯桥街道": "330621 330603", "广东省增城市荔城街道": "440183 440118", "重庆市万盛区": "500110",
      "重庆双桥区": "500111", "重庆市綦江县": "500222 500110", "河北省唐山市丰润县": "130221 130208",
      "石家庄市桥东区中山东路": "130103 130102 130104", "保定市新市区朝阳北大街": "130602", "沈阳市东陵区": "210112",
      "哈尔滨市动力区": "230107 230110", "西安市户县": "610125 610118", "陕西长安县韦曲镇": "610121 610116",
      "贵州省遵义县": "520321 520304", "福建省建阳市": "350784 350703", "江西省南康市": "360782 360703",
      "湖南省宁乡县玉潭镇": "430124 430182", "吴江市松陵镇": "320584 320509", "江苏省通州市金沙镇": "320683 320612",
      "山东滕县": "370481",
    ],
  ]
}
