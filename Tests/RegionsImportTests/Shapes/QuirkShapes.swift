// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

extension ShapeCase {
  /// What real files do besides: each case is a quirk that was met in one.
  static let quirks: [ShapeCase] = [
    ShapeCase(
      "keys that number things: province2, city52",
      #"{"provinces2":{"region_id":"2","region_name":"北京","city":{"cities52":{"region_id":"52","region_name":"北京","county":{"counties500":{"region_id":"500","region_name":"东城区"},"counties501":{"region_id":"501","region_name":"西城区"}}}}},"provinces3":{"region_id":"3","region_name":"安徽","city":{"cities36":{"region_id":"36","region_name":"安庆","county":{"counties398":{"region_id":"398","region_name":"迎江区"}}}}}}"#,
      tree: "北京#2(北京#52(东城区#500, 西城区#501)), 安徽#3(安庆#36(迎江区#398))"),
    ShapeCase(
      "two languages under keys of one's own making",
      #"[{"ChineseProvinces":"安徽","provinces":"Anhui","data":[{"ChineseCity":"安庆","city":"Anqing"},{"ChineseCity":"蚌埠","city":"Bengbu"}]},{"ChineseProvinces":"澳门","provinces":"Macao","data":[{"ChineseCity":"大堂区","city":"Cathedral"}]}]"#,
      tree: "安徽#01(安庆#0101, 蚌埠#0102), 澳门#02(大堂区#0201)"),
    ShapeCase(
      "weather stations: a province, its city, its district may be one name",
      #"[{"areaid":101010100,"prov":"北京","city":"北京","district":"北京"},{"areaid":101010200,"prov":"北京","city":"北京","district":"海淀"},{"areaid":101270101,"prov":"四川","city":"成都","district":"成都"},{"areaid":101270102,"prov":"四川","city":"成都","district":"龙泉驿"},{"areaid":101270401,"prov":"四川","city":"绵阳","district":"绵阳"}]"#,
      tree: "北京#01(北京#01/01(北京#101010100, 海淀#101010200)), 四川#02(成都#02/01(成都#101270101, 龙泉驿#101270102), 绵阳#02/02(绵阳#101270401))"),
    ShapeCase(
      "values that count from 0 in each list",
      #"[{"label":"广东省","value":0,"children":[{"label":"广州市","value":0,"children":[{"label":"天河区","value":0},{"label":"番禺区","value":1}]},{"label":"深圳市","value":1,"children":[{"label":"宝安区","value":0}]}]},{"label":"海南省","value":1,"children":[{"label":"海口市","value":0,"children":[]}]}]"#,
      tree: "广东省#0(广州市#0/0(天河区#0/0/0, 番禺区#0/0/1), 深圳市#0/1(宝安区#0/1/0)), 海南省#1(海口市#1/0)"),
    ShapeCase(
      "a dictionary of rows by code, each with its parent's code",
      [
        "tinh.json": #"{"11":{"name":"Điện Biên","slug":"dien-bien","type":"tinh","name_with_type":"Tỉnh Điện Biên","code":"11"},"01":{"name":"Hà Nội","slug":"ha-noi","type":"thanh-pho","name_with_type":"Thành phố Hà Nội","code":"01"}}"#,
        "huyen.json": #"{"094":{"name":"Điện Biên Phủ","type":"thanh-pho","slug":"dien-bien-phu","name_with_type":"Thành phố Điện Biên Phủ","path":"Điện Biên Phủ, Điện Biên","code":"094","parent_code":"11"},"001":{"name":"Ba Đình","type":"quan","slug":"ba-dinh","name_with_type":"Quận Ba Đình","path":"Ba Đình, Hà Nội","code":"001","parent_code":"01"}}"#,
      ],
      tree: "Điện Biên#11(Điện Biên Phủ#094), Hà Nội#01(Ba Đình#001)"),
    ShapeCase(
      "three lists in one object, IDs of the usual three",
      #"{"provinces":[{"id":1,"name":"Aceh"},{"id":2,"name":"Bali"}],"regencies":[{"id":10,"name":"Banda Aceh","province_id":1},{"id":20,"name":"Denpasar","province_id":2}],"districts":[{"id":100,"name":"Kuta Alam","regency_id":10},{"id":200,"name":"Denpasar Barat","regency_id":20}]}"#,
      tree: "Aceh#1(Banda Aceh#10(Kuta Alam#100)), Bali#2(Denpasar#20(Denpasar Barat#200))"),
    ShapeCase(
      "telephone codes beside codes",
      "adcode,citycode,name\n110000,010,北京市\n110101,010,东城区\n110102,010,西城区\n130000,,河北省\n130100,0311,石家庄市\n130102,0311,长安区\n",
      tree: "北京市#110000(东城区#110101, 西城区#110102), 河北省#130000(石家庄市#130100(长安区#130102))"),
    ShapeCase(
      "short and full name, a merged name, pinyin, zip, coordinates",
      "id,pid,shortname,name,merger_name,level,pinyin,code,zip_code,first,lng,lat\n1,0,北京,北京市,\"中国,北京\",1,beijing,,,B,116.405,39.904\n2,1,北京,北京城区,\"中国,北京,北京城区\",2,beijing,010,100000,B,116.405,39.904\n3,2,东城,东城区,\"中国,北京,北京城区,东城区\",3,dongcheng,010,100010,D,116.410,39.931\n4,2,西城,西城区,\"中国,北京,北京城区,西城区\",3,xicheng,010,100030,X,116.360,39.930\n",
      tree: "北京市#1(北京城区#2(东城区#3, 西城区#4))"),
    ShapeCase(
      "twelve digits with a column of their kind",
      "统计用区划代码,城乡分类代码,名称\n110000000000,,北京市\n110100000000,,市辖区\n110101000000,,东城区\n110101001000,,东华门街道\n110101001001,111,多福巷社区居委会\n110101001002,111,银闸社区居委会\n110101002000,,景山街道\n110101002001,111,隆福寺社区居委会\n",
      tree: "北京市#110000000000(市辖区#110100000000(东城区#110101000000(东华门街道#110101001000(多福巷社区居委会#110101001001, 银闸社区居委会#110101001002), 景山街道#110101002000(隆福寺社区居委会#110101002001))))"),
    ShapeCase(
      "local authorities with six digits, the last one checks",
      "団体コード,都道府県名,市区町村名\n010006,北海道,\n011002,北海道,札幌市\n012025,北海道,函館市\n020001,青森県,\n022012,青森県,青森市\n",
      tree: "北海道#010006(札幌市#011002, 函館市#012025), 青森県#020001(青森市#022012)"),
    ShapeCase(
      "a title above the heading",
      "2020年行政区划,,\n代码,名称,上级代码\n110000,北京市,0\n110101,东城区,110000\n110102,西城区,110000\n",
      tree: "北京市#110000(东城区#110101, 西城区#110102)"),
    ShapeCase(
      "objects keyed by province, lists of objects keyed by city",
      #"[{"北京市":[{"北京市":["东城区","西城区"]}]},{"河北省":[{"石家庄市":["长安区"]},{"唐山市":["路南区"]}]}]"#,
      tree: "北京市#01(北京市#0101(东城区#010101, 西城区#010102)), 河北省#02(石家庄市#0201(长安区#020101), 唐山市#0202(路南区#020201))"),
    ShapeCase(
      "options of a select",
      #"<select><option value="">请选择</option><option value="11">北京</option><option value="12">天津</option></select>"#,
      tree: "北京#11, 天津#12"),
    ShapeCase(
      "rows of arrays",
      #"[["110000","北京市","0"],["110101","东城区","110000"],["110102","西城区","110000"],["120000","天津市","0"],["120101","和平区","120000"]]"#,
      tree: "北京市#110000(东城区#110101, 西城区#110102), 天津市#120000(和平区#120101)"),
    ShapeCase(
      "letters in codes, a dot for what is below",
      "id,name\nA,Uganda\nA.1,Central\nA.1.1,Kampala\nA.2,Eastern\nB,Kenya\n",
      tree: "Uganda#A(Central#A.1(Kampala#A.1.1), Eastern#A.2), Kenya#B"),
    ShapeCase(
      "ISO codes of subdivisions",
      "country_code,country_name,subdivision_code,subdivision_name\nDE,Germany,DE-BY,Bavaria\nDE,Germany,DE-HE,Hesse\nAT,Austria,AT-9,Vienna\nAT,Austria,AT-5,Salzburg\n",
      tree: "Germany#DE(Bavaria#DE-BY, Hesse#DE-HE), Austria#AT(Vienna#AT-9, Salzburg#AT-5)"),
    ShapeCase(
      "a zip code on every row",
      "zip,city,state,county\n35004,Moody,AL,St. Clair\n35005,Adamsville,AL,Jefferson\n35006,Adger,AL,Jefferson\n35015,Alton,AL,Jefferson\n35020,Bessemer,AL,Jefferson\n99501,Anchorage,AK,Anchorage\n99502,Anchorage,AK,Anchorage\n",
      tree: "AL#01(St. Clair#0101(Moody#010101), Jefferson#0102(Adamsville#010201, Adger#010202, Alton#010203, Bessemer#010204)), AK#02(Anchorage#0201(Anchorage#020101))"),
    ShapeCase(
      "each province in a file of its own",
      [
        "110000.json": #"{"code":"110000","name":"北京市","children":[{"code":"110101","name":"东城区"}]}"#,
        "120000.json": #"{"code":"120000","name":"天津市","children":[{"code":"120101","name":"和平区"}]}"#,
      ],
      tree: "北京市#110000(东城区#110101), 天津市#120000(和平区#120101)"),
    ShapeCase(
      "geographic features with properties",
      #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"adcode":110000,"name":"北京市","center":[116.4,39.9],"parent":{"adcode":100000}},"geometry":{"type":"Polygon","coordinates":[[[116.1,39.9],[116.2,39.9]]]}},{"type":"Feature","properties":{"adcode":120000,"name":"天津市","center":[117.2,39.1],"parent":{"adcode":100000}},"geometry":{"type":"Polygon","coordinates":[[[117.1,39.9],[117.2,39.9]]]}}]}"#,
      tree: "北京市#110000, 天津市#120000"),
    ShapeCase(
      "trailing spaces and full-width digits in references",
      "id,pid,name\n１１,0,北京 \n1101, 11,东城\n1102,11 ,西城\n",
      tree: "北京 #１１(东城#1101, 西城#1102)"),
    ShapeCase(
      "provinces with one city string and others with several",
      "<China><province name='北京'><city>东城</city><city>西城</city></province><province name='台湾'/><province name='澳门'><city>花地玛堂</city></province></China>",
      tree: "北京#01(东城#0101, 西城#0102), 台湾#02, 澳门#03(花地玛堂#0301)"),
    ShapeCase(
      "id and parent as attributes, one level of elements",
      "<areas><area id='1' parent='0' name='Île-de-France'/><area id='75' parent='1' name='Paris'/><area id='77' parent='1' name='Seine-et-Marne'/><area id='2' parent='0' name='Bretagne'/></areas>",
      tree: "Île-de-France#1(Paris#75, Seine-et-Marne#77), Bretagne#2"),
  ]
}
