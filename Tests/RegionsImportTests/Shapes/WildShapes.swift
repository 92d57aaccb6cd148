// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

extension ShapeCase {
  /// Evidence that misleads, and codes that bend the rule that the others follow.
  static let wild: [ShapeCase] = [
    ShapeCase(
      "towns of nine digits right below a city of six",
      "code,name\n440000,广东省\n440100,广州市\n440103,荔湾区\n440104,越秀区\n441900,东莞市\n441900003,东城街道\n",
      tree: "广东省#440000(广州市#440100(荔湾区#440103, 越秀区#440104), 东莞市#441900(东城街道#441900003))"),
    ShapeCase(
      "a number of something else that is a row number as well",
      #"[{"id":1,"name":"Bangkok","geography_id":2},{"id":2,"name":"Nonthaburi","geography_id":2},{"id":3,"name":"Phuket","geography_id":1},{"id":4,"name":"Trang","geography_id":1}]"#,
      tree: "Bangkok#1, Nonthaburi#2, Phuket#3, Trang#4"),
    ShapeCase(
      "sub-districts are not districts",
      "State Name,District Name,Sub-District Name\nGoa,North Goa,Bardez\nGoa,North Goa,Tiswadi\nGoa,South Goa,Salcete\nSikkim,Gangtok,Rongli\nSikkim,Gangtok,Rangpo\n",
      tree: "Goa#01(North Goa#0101(Bardez#010101, Tiswadi#010102), South Goa#0102(Salcete#010201)), Sikkim#02(Gangtok#0201(Rongli#020101, Rangpo#020102))"),
    ShapeCase(
      "codes beside words in one object",
      #"{"101":{"name":"Hà Nội","10101":{"name":"Ba Đình","1010101":{"name":"Phúc Xá"}},"10103":{"name":"Hoàn Kiếm"}},"103":{"name":"Hải Phòng","10301":{"name":"Hồng Bàng"}}}"#,
      tree: "Hà Nội#101(Ba Đình#10101(Phúc Xá#1010101), Hoàn Kiếm#10103), Hải Phòng#103(Hồng Bàng#10301)"),
    ShapeCase(
      "dictionaries by name below a word a level",
      #"{"01":{"region_name":"REGION I","province_list":{"ILOCOS NORTE":{"municipality_list":{"ADAMS":{"barangay_list":["POBLACION"]},"CITY OF BATAC":{"barangay_list":["BAAY","BALIGAT"]}}},"ILOCOS SUR":{"municipality_list":{"ALILEM":{"barangay_list":["KIAT"]}}}}},"02":{"region_name":"REGION II","province_list":{"BATANES":{"municipality_list":{"BASCO":{"barangay_list":["IHUBOK"]},"ITBAYAT":{"barangay_list":["RAELE"]}}}}}}"#,
      tree: "REGION I#01(ILOCOS NORTE#01/01(ADAMS#01/01/01(POBLACION#01/01/01/01), CITY OF BATAC#01/01/02(BAAY#01/01/02/01, BALIGAT#01/01/02/02)), ILOCOS SUR#01/02(ALILEM#01/02/01(KIAT#01/02/01/01))), REGION II#02(BATANES#02/01(BASCO#02/01/01(IHUBOK#02/01/01/01), ITBAYAT#02/01/02(RAELE#02/01/02/01)))"),
    ShapeCase(
      "constants of a script as the names above",
      ["districts.ts": #"/** Districts */ export const districts = { "NEW_TERRITORIES": [{ id: 1, nameEn: "Islands" }, { id: 2, nameEn: "North" }], "KOWLOON": [{ id: 3, nameEn: "Kwun Tong" }] };"#],
      tree: "NEW_TERRITORIES#01(Islands#1, North#2), KOWLOON#02(Kwun Tong#3)"),
    ShapeCase(
      "fields named by an attribute",
      #"<db><database name="demo"><table name="region"><column name="id">1</column><column name="name">北京</column><column name="pid">0</column></table><table name="region"><column name="id">2</column><column name="name">东城</column><column name="pid">1</column></table><table name="region"><column name="id">3</column><column name="name">西城</column><column name="pid">1</column></table></database></db>"#,
      tree: "北京#1(东城#2, 西城#3)"),
    ShapeCase(
      "ancestors as objects in each row, told in two ways",
      #"[{"id":11,"nome":"Alta","micro":{"id":101,"nome":"Cacoal","UF":{"id":1,"sigla":"RO","nome":"Rondônia"}},"imediata":{"id":901,"nome":"Leste","UF":{"id":1,"sigla":"RO","nome":"Rondônia"}}},{"id":12,"nome":"Parecis","micro":{"id":101,"nome":"Cacoal","UF":{"id":1,"sigla":"RO","nome":"Rondônia"}},"imediata":{"id":902,"nome":"Sul","UF":{"id":1,"sigla":"RO","nome":"Rondônia"}}},{"id":21,"nome":"Acrelândia","micro":{"id":201,"nome":"Rio Branco","UF":{"id":2,"sigla":"AC","nome":"Acre"}},"imediata":{"id":903,"nome":"Baixo","UF":{"id":2,"sigla":"AC","nome":"Acre"}}},{"id":22,"nome":"Bujari","micro":{"id":201,"nome":"Rio Branco","UF":{"id":2,"sigla":"AC","nome":"Acre"}},"imediata":{"id":903,"nome":"Baixo","UF":{"id":2,"sigla":"AC","nome":"Acre"}}}]"#,
      tree: "Rondônia#1(Cacoal#101(Alta#11, Parecis#12)), Acre#2(Rio Branco#201(Acrelândia#21, Bujari#22))"),
    ShapeCase(
      "a title above, a note below",
      "2020年12月行政区划代码,,\n序号,行政区划代码,单位名称\n1,110000,北京市\n2,110101,东城区\n3,110102,西城区\n4,130000,河北省\n5,130100,石家庄市\n6,130102,长安区\n注：未含港澳台。,,\n",
      tree: "北京市#110000(东城区#110101, 西城区#110102), 河北省#130000(石家庄市#130100(长安区#130102))"),
    ShapeCase(
      "dashes for empty cells",
      "sido,sigungu,eupmyeondong\n서울,-,-\n서울,강남구,-\n서울,강남구,신사동\n서울,강남구,논현동\n서울,강동구,-\n부산,-,-\n부산,중구,-\n부산,중구,중앙동\n",
      tree: "서울#01(강남구#0101(신사동#010101, 논현동#010102), 강동구#0102), 부산#02(중구#0201(중앙동#020101))"),
    ShapeCase(
      "readings beside the names, without a heading",
      "01100,\"ﾎｯｶｲﾄﾞｳ\",\"ｻｯﾎﾟﾛｼ\",\"ｱｻﾋｶﾞｵｶ\",\"北海道\",\"札幌市\",\"旭ケ丘\"\n01100,\"ﾎｯｶｲﾄﾞｳ\",\"ｻｯﾎﾟﾛｼ\",\"ｵｵﾄﾞｵﾘ\",\"北海道\",\"札幌市\",\"大通東\"\n01202,\"ﾎｯｶｲﾄﾞｳ\",\"ﾊｺﾀﾞﾃｼ\",\"ｱｵﾔｷﾁｮｳ\",\"北海道\",\"函館市\",\"青柳町\"\n02201,\"ｱｵﾓﾘｹﾝ\",\"ｱｵﾓﾘｼ\",\"ﾔｽｶﾀ\",\"青森県\",\"青森市\",\"安方\"\n02201,\"ｱｵﾓﾘｹﾝ\",\"ｱｵﾓﾘｼ\",\"ﾎﾝﾁｮｳ\",\"青森県\",\"青森市\",\"本町\"\n",
      tree: "北海道#01(札幌市#01100(旭ケ丘#01100/01, 大通東#01100/02), 函館市#01202(青柳町#01202/01)), 青森県#02(青森市#02201(安方#02201/01, 本町#02201/02))"),
    ShapeCase(
      "a dump of REPLACE … SET",
      "REPLACE INTO `area` SET `id`=1, `pid`=0, `name`='北京';\nREPLACE INTO `area` SET `id`=2, `pid`=1, `name`='东城';\nREPLACE INTO `AREA` SET `id`=3, `pid`=1, `name`='西城';\n",
      tree: "北京#1(东城#2, 西城#3)"),
    ShapeCase(
      "a script that sets a property in a function of its own",
      ["city.js": #"// jshint ignore: start\n+function($){\n$.rawCitiesData = [{"name":"北京","sub":[{"name":"请选择"},{"name":"东城区"}],"type":0},{"name":"河北","sub":[{"name":"请选择","sub":[]},{"name":"石家庄","sub":[{"name":"长安区"}],"type":0}],"type":1}];\n}(jQuery);"#.replacing("\\n", with: "\n")],
      tree: "北京#01(请选择#0101, 东城区#0102), 河北#02(请选择#0201, 石家庄#0202(长安区#020201))"),
  ]
}
