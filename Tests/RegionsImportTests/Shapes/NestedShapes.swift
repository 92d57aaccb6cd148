// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

extension ShapeCase {
  /// Nested objects, elements and dictionaries, each with a quirk that a real file has.
  static let nested: [ShapeCase] = [
    ShapeCase(
      "children under one key",
      #"[{"code":"11","name":"北京市","children":[{"code":"1101","name":"东城区"},{"code":"1102","name":"西城区"}]},{"code":"13","name":"河北省","children":[{"code":"1301","name":"石家庄市"}]}]"#,
      tree: "北京市#11(东城区#1101, 西城区#1102), 河北省#13(石家庄市#1301)"),
    ShapeCase(
      "keys that differ by level, for children, names and IDs",
      #"[{"provinceCode":"11","provinceName":"Hà Nội","cityList":[{"cityCode":"001","cityName":"Ba Đình","wards":[{"wardCode":"00001","wardName":"Phúc Xá"},{"wardCode":"00004","wardName":"Trúc Bạch"}]},{"cityCode":"002","cityName":"Hoàn Kiếm","wards":[]}]}]"#,
      tree: "Hà Nội#11(Ba Đình#001(Phúc Xá#00001, Trúc Bạch#00004), Hoàn Kiếm#002)"),
    ShapeCase(
      "an envelope around the data",
      #"{"code":0,"msg":"success","data":{"districts":[{"adcode":"450000","name":"广西","districts":[{"adcode":"450100","name":"南宁"},{"adcode":"450200","name":"柳州"}]}]}}"#,
      tree: "广西#450000(南宁#450100, 柳州#450200)"),
    ShapeCase(
      "a map service's answer: a country on top, telephone codes as citycode, empty arrays for nothing",
      #"{"status":"1","info":"OK","count":"1","suggestion":{"keywords":[],"cities":[]},"districts":[{"citycode":[],"adcode":"100000","name":"中华人民共和国","center":"116.3,39.9","level":"country","districts":[{"citycode":"010","adcode":"110000","name":"北京市","center":"116.4,39.9","level":"province","districts":[]},{"citycode":[],"adcode":"130000","name":"河北省","center":"114.5,38.0","level":"province","districts":[{"citycode":"0311","adcode":"130100","name":"石家庄市","center":"114.5,38.0","level":"city","districts":[]}]}]}]}"#,
      tree: "中华人民共和国#100000(北京市#110000, 河北省#130000(石家庄市#130100))"),
    ShapeCase(
      "label and value",
      #"[{"label":"北京","value":"1","children":[{"label":"东城","value":"2"}]},{"label":"上海","value":"3","children":[{"label":"黄浦","value":"4"}]}]"#,
      tree: "北京#1(东城#2), 上海#3(黄浦#4)"),
    ShapeCase(
      "one-letter keys",
      #"[{"i":110000,"n":"北京","c":[{"i":110101,"n":"东城"},{"i":110102,"n":"西城"}]},{"i":120000,"n":"天津","c":[{"i":120101,"n":"和平"}]}]"#,
      tree: "北京#110000(东城#110101, 西城#110102), 天津#120000(和平#120101)"),
    ShapeCase(
      "keys in Chinese",
      #"[{"代码":"110000","名称":"北京市","下级":[{"代码":"110101","名称":"东城区"}]},{"代码":"120000","名称":"天津市","下级":[{"代码":"120101","名称":"和平区"}]}]"#,
      tree: "北京市#110000(东城区#110101), 天津市#120000(和平区#120101)"),
    ShapeCase(
      "a key “city” that holds names",
      #"[{"province":"广东","city":["广州","深圳"]},{"province":"海南","city":["海口"]}]"#,
      tree: "广东#01(广州#0101, 深圳#0102), 海南#02(海口#0201)"),
    ShapeCase(
      "names over three levels without IDs",
      #"[{"name":"北京市","city":[{"name":"北京市","area":["东城区","西城区"]}]},{"name":"河北省","city":[{"name":"石家庄市","area":["长安区"]},{"name":"唐山市","area":["路南区"]}]}]"#,
      tree:
        "北京市#01(北京市#0101(东城区#010101, 西城区#010102)), 河北省#02(石家庄市#0201(长安区#020101), 唐山市#0202(路南区#020201))"
    ),
    ShapeCase(
      "dictionaries keyed by name",
      #"{"北京市":{"市辖区":["东城区","西城区"]},"河北省":{"石家庄市":["长安区"],"唐山市":["路南区"]}}"#,
      tree:
        "北京市#01(市辖区#0101(东城区#010101, 西城区#010102)), 河北省#02(石家庄市#0201(长安区#020101), 唐山市#0202(路南区#020201))"
    ),
    ShapeCase(
      "states and their counties by name",
      #"{"Alabama":["Autauga","Baldwin","Barbour"],"Alaska":["Aleutians East","Anchorage"],"New York":["Albany","Bronx"]}"#,
      tree:
        "Alabama#01(Autauga#0101, Baldwin#0102, Barbour#0103), Alaska#02(Aleutians East#0201, Anchorage#0202), New York#03(Albany#0301, Bronx#0302)"
    ),
    ShapeCase(
      "a dictionary keyed by the parent's code, with a key for the country",
      #"{"86":{"110000":"北京市","130000":"河北省"},"110000":{"110101":"东城区","110102":"西城区"},"130000":{"130100":"石家庄市"},"130100":{"130102":"长安区"}}"#,
      tree: "北京市#110000(东城区#110101, 西城区#110102), 河北省#130000(石家庄市#130100(长安区#130102))"),
    ShapeCase(
      "lists in a dictionary keyed by the parent's code",
      #"{"0":[{"id":"11","name":"北京市"},{"id":"13","name":"河北省"}],"11":[{"id":"1101","name":"东城区"}],"13":[{"id":"1301","name":"石家庄市"},{"id":"1302","name":"唐山市"}]}"#,
      tree: "北京市#11(东城区#1101), 河北省#13(石家庄市#1301, 唐山市#1302)"),
    ShapeCase(
      "parallel lists of codes and names",
      #"{"province_list":{"110000":"北京市","130000":"河北省"},"city_list":{"110100":"北京市","130100":"石家庄市","130200":"唐山市"},"county_list":{"110101":"东城区","130102":"长安区","130202":"路南区"}}"#,
      tree:
        "北京市#110000(北京市#110100(东城区#110101)), 河北省#130000(石家庄市#130100(长安区#130102), 唐山市#130200(路南区#130202))"
    ),
    ShapeCase(
      "one flat dictionary of codes and names",
      #"{"110000":"北京市","110101":"东城区","110102":"西城区","130000":"河北省","130100":"石家庄市","130102":"长安区"}"#,
      tree: "北京市#110000(东城区#110101, 西城区#110102), 河北省#130000(石家庄市#130100(长安区#130102))"),
    ShapeCase(
      "codes as keys, the rest in objects, children in a named object",
      #"{"110000":{"name":"北京市","child":{"110100":{"name":"北京市","child":{"110101":"东城区","110102":"西城区"}}}},"120000":{"name":"天津市","child":{"120100":{"name":"天津市","child":{"120101":"和平区"}}}}}"#,
      tree: "北京市#110000(北京市#110100(东城区#110101, 西城区#110102)), 天津市#120000(天津市#120100(和平区#120101))"),
    ShapeCase(
      "lists keyed by the parent's name",
      #"{"province":["河北","山西"],"city":{"河北":["石家庄","唐山"],"山西":["太原"]},"area":{"石家庄":["长安区"],"唐山":["路南区","路北区"],"太原":["小店区"]}}"#,
      tree:
        "河北#01(石家庄#0101(长安区#010101), 唐山#0102(路南区#010201, 路北区#010202)), 山西#02(太原#0201(小店区#020101))"),
    ShapeCase(
      "arrays by level",
      #"[["北京","河北"],[["东城","西城"],["石家庄","唐山","秦皇岛"]]]"#,
      tree: "北京#01(东城#0101, 西城#0102), 河北#02(石家庄#0201, 唐山#0202, 秦皇岛#0203)"),
    ShapeCase(
      "arrays by level in an object, grouped once more",
      #"{"provinces":["北京","河北"],"cities":[["北京市"],["石家庄","唐山"]],"areas":[[["东城","西城"]],[["长安"],["路南","路北"]]]}"#,
      tree:
        "北京#01(北京市#0101(东城#010101, 西城#010102)), 河北#02(石家庄#0201(长安#020101), 唐山#0202(路南#020201, 路北#020202))"
    ),
    ShapeCase(
      "pairs of a name and what is below",
      #"[["北京市",["东城区","西城区"]],["天津市",["和平区"]]]"#,
      tree: "北京市#01(东城区#0101, 西城区#0102), 天津市#02(和平区#0201)"),
    ShapeCase(
      "keys that number the order",
      #"{"0":{"北京市":{"0":{"北京市":["东城区","西城区"]}}},"1":{"河北省":{"0":{"石家庄市":["长安区"]},"10":{"衡水市":["桃城区"]},"1":{"唐山市":["路南区"]},"2":{"秦皇岛市":["海港区"]},"3":{"a市":["a"]},"4":{"b市":["b"]},"5":{"c市":["c"]},"6":{"d市":["d"]},"7":{"e市":["e"]},"8":{"f市":["f"]},"9":{"g市":["g"]}}}}"#,
      tree:
        "北京市#01(北京市#0101(东城区#010101, 西城区#010102)), 河北省#02(石家庄市#0201(长安区#020101), 唐山市#0202(路南区#020201), 秦皇岛市#0203(海港区#020301), a市#0204(a#020401), b市#0205(b#020501), c市#0206(c#020601), d市#0207(d#020701), e市#0208(e#020801), f市#0209(f#020901), g市#0210(g#021001), 衡水市#0211(桃城区#021101))"
    ),
    ShapeCase(
      "cities under their first letters",
      #"{"A":[{"id":"1","name":"安庆"},{"id":"2","name":"安阳"}],"B":[{"id":"3","name":"北京"}],"C":[{"id":"4","name":"长沙"}]}"#,
      tree: "安庆#1, 安阳#2, 北京#3, 长沙#4"),
    ShapeCase(
      "a second list of favourites",
      #"{"hot":[{"code":"110000","name":"北京"}],"all":[{"code":"110000","name":"北京","sub":[{"code":"110101","name":"东城"}]},{"code":"310000","name":"上海","sub":[{"code":"310101","name":"黄浦"}]}]}"#,
      tree: "北京#110000(东城#110101), 上海#310000(黄浦#310101)"),
    ShapeCase(
      "an array that documents the other",
      #"{"fields":[{"name":"id","comment":"the code"},{"name":"title","comment":"the name"}],"list":[{"id":"11","title":"北京","items":[{"id":"1101","title":"东城"},{"id":"1102","title":"西城"}]},{"id":"12","title":"天津","items":[{"id":"1201","title":"和平"}]}]}"#,
      tree: "北京#11(东城#1101, 西城#1102), 天津#12(和平#1201)"),
    ShapeCase(
      "countries with time zones and translations besides their states",
      #"[{"id":1,"name":"Brazil","iso2":"BR","timezones":[{"zoneName":"America/Bahia","gmtOffset":-10800}],"translations":{"pt":"Brasil","fr":"Brésil"},"states":[{"id":2000,"name":"Acre","state_code":"AC","cities":[{"id":9001,"name":"Rio Branco","latitude":"-9.97"}]}]},{"id":2,"name":"Chile","iso2":"CL","timezones":[{"zoneName":"America/Santiago","gmtOffset":-10800}],"translations":{"pt":"Chile","fr":"Chili"},"states":[{"id":2100,"name":"Maule","state_code":"ML","cities":[]}]}]"#,
      tree: "Brazil#1(Acre#2000(Rio Branco#9001)), Chile#2(Maule#2100)"),
    ShapeCase(
      "IDs that count anew below each parent",
      #"[{"id":1,"name":"A省","sub":[{"id":1,"name":"B市","sub":[{"id":1,"name":"C县"},{"id":2,"name":"D县"}]},{"id":2,"name":"E市","sub":[{"id":1,"name":"F县"}]}]},{"id":2,"name":"G省","sub":[{"id":1,"name":"H市","sub":[]}]}]"#,
      tree: "A省#1(B市#1/1(C县#1/1/1, D县#1/1/2), E市#1/2(F县#1/2/1)), G省#2(H市#2/1)"),
    ShapeCase(
      "a municipality and its only city share an ID",
      #"[{"code":"110000","name":"北京市","cityList":[{"code":"110000","name":"北京市","areaList":[{"code":"110101","name":"东城区"},{"code":"110102","name":"西城区"},{"code":"110105","name":"朝阳区"}]}]},{"code":"130000","name":"河北省","cityList":[{"code":"130100","name":"石家庄市","areaList":[{"code":"130102","name":"长安区"}]}]}]"#,
      tree:
        "北京市#110000(北京市#110000/110000(东城区#110101, 西城区#110102, 朝阳区#110105)), 河北省#130000(石家庄市#130100(长安区#130102))"
    ),
    ShapeCase(
      "a country as the only root",
      #"{"name":"中国","code":"86","children":[{"name":"北京","code":"110000"},{"name":"上海","code":"310000"}]}"#,
      tree: "中国#86(北京#110000, 上海#310000)"),
    ShapeCase(
      "elements with names as attributes, no declaration",
      "<root><province name='安徽省'><city name='安庆市'><district name='枞阳县' zipcode='246000'/><district name='大观区' zipcode='246000'/></city></province></root>",
      tree: "安徽省#01(安庆市#0101(枞阳县#010101, 大观区#010102))"),
    ShapeCase(
      "names as text of child elements",
      "<Areas><Province><Id>11</Id><Name>北京市</Name><Cities><City><Id>1101</Id><Name>东城区</Name></City><City><Id>1102</Id><Name>西城区</Name></City></Cities></Province></Areas>",
      tree: "北京市#11(东城区#1101, 西城区#1102)"),
    ShapeCase(
      "names as element text beside attributes",
      "<regions><region code='01'>Auvergne<departement code='03'>Allier</departement><departement code='15'>Cantal</departement></region><region code='02'>Bretagne<departement code='22'>Côtes-d’Armor</departement></region></regions>",
      tree: "Auvergne#01(Allier#03, Cantal#15), Bretagne#02(Côtes-d’Armor#22)"),
    ShapeCase(
      "elements without a name: what they hold belongs above",
      "<Location><CountryRegion Name='阿尔巴尼亚' Code='ALB'><State><City Name='爱尔巴桑' Code='EL'/><City Name='迪勃拉' Code='DI'/></State></CountryRegion><CountryRegion Name='中国' Code='1'><State Name='北京' Code='11'><City Name='东城' Code='X1'/></State></CountryRegion></Location>",
      tree: "阿尔巴尼亚#ALB(爱尔巴桑#EL, 迪勃拉#DI), 中国#1(北京#11(东城#X1))"),
    ShapeCase(
      "string arrays of an Android app",
      "<resources><string-array name='北京市'><item>东城区</item><item>西城区</item></string-array><string-array name='天津市'><item>和平区</item></string-array></resources>",
      tree: "北京市#01(东城区#0101, 西城区#0102), 天津市#02(和平区#0201)"),
    ShapeCase(
      "placeholders that share an ID",
      #"[{"id":"1","name":"北京","list":[{"id":"--","name":"请选择"},{"id":"11","name":"东城"},{"id":"12","name":"西城"}]},{"id":"2","name":"天津","list":[{"id":"--","name":"请选择"},{"id":"21","name":"和平"}]}]"#,
      tree: "北京#1(请选择#--, 东城#11, 西城#12), 天津#2(请选择#2/--, 和平#21)"),
    ShapeCase(
      "the same name twice below one parent",
      #"[{"id":1,"name":"福建省","cities":[{"id":101,"name":"福州市"},{"id":102,"name":"福州市"},{"id":103,"name":"厦门市"}]}]"#,
      tree: "福建省#1(福州市#101, 福州市#102, 厦门市#103)"),
    ShapeCase(
      "two names a row: the plain one",
      #"[{"id":"1","name":"北京","fullname":"北京市","pinyin":["bei","jing"],"location":{"lat":39.9,"lng":116.4},"children":[{"id":"11","name":"东城","fullname":"东城区","pinyin":["dong","cheng"],"location":{"lat":39.9,"lng":116.4}}]}]"#,
      tree: "北京#1(东城#11)"),
    ShapeCase(
      "two languages: the country's own",
      #"[{"name_en":"Tokyo","name_ja":"東京都","code":"13","cities":[{"name_en":"Chiyoda","name_ja":"千代田区","code":"13101"},{"name_en":"Chuo","name_ja":"中央区","code":"13102"}]}]"#,
      tree: "東京都#13(千代田区#13101, 中央区#13102)"),
    ShapeCase(
      "prefectures as keys, objects in lists",
      #"{"北海道":[{"id":"01100","name":"札幌市"},{"id":"01202","name":"函館市"}],"青森県":[{"id":"02201","name":"青森市"}]}"#,
      tree: "北海道#01(札幌市#01100, 函館市#01202), 青森県#02(青森市#02201)"),
    ShapeCase(
      "districts beside cities below one province",
      #"[{"code":"11","name":"北京市","areas":[{"code":"1101","name":"东城区"}],"cities":[]},{"code":"13","name":"河北省","areas":[{"code":"1390","name":"定州市"}],"cities":[{"code":"1301","name":"石家庄市","areas":[{"code":"130102","name":"长安区"}]}]}]"#,
      tree: "北京市#11(东城区#1101), 河北省#13(定州市#1390, 石家庄市#1301(长安区#130102))"),
    ShapeCase(
      "JSON Lines of provinces",
      #"{"code":"11","name":"北京市","children":[{"code":"1101","name":"东城区"}]}"# + "\n"
        + #"{"code":"12","name":"天津市","children":[{"code":"1201","name":"和平区"}]}"# + "\n",
      tree: "北京市#11(东城区#1101), 天津市#12(和平区#1201)"),
    ShapeCase(
      "a street level that carries its district's code",
      #"[{"adcode":"110000","name":"北京市","districts":[{"adcode":"110101","name":"东城区","districts":[{"adcode":"110101","name":"东华门街道"},{"adcode":"110101","name":"景山街道"},{"adcode":"110101","name":"交道口街道"},{"adcode":"110101","name":"安定门街道"},{"adcode":"110101","name":"北新桥街道"},{"adcode":"110101","name":"东四街道"}]}]}]"#,
      tree:
        "北京市#110000(东城区#110101(东华门街道#110101/01, 景山街道#110101/02, 交道口街道#110101/03, 安定门街道#110101/04, 北新桥街道#110101/05, 东四街道#110101/06))"
    ),
  ]
}
