// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

extension ShapeCase {
  /// Rows with a reference to the row above, with codes that tell it, one table a level.
  static let flat: [ShapeCase] = [
    ShapeCase(
      "id, pid, name",
      "id,pid,name\n1,0,北京\n2,1,东城\n3,1,西城\n4,0,河北\n5,4,石家庄\n6,5,长安\n",
      tree: "北京#1(东城#2, 西城#3), 河北#4(石家庄#5(长安#6))"),
    ShapeCase(
      "children before parents",
      "code,name,superior\n110101,东城区,110100\n110100,市辖区,110000\n110102,西城区,110100\n110000,北京市,\n",
      tree: "北京市#110000(市辖区#110100(东城区#110101, 西城区#110102))"),
    ShapeCase(
      "a root that is its own parent",
      "ID\tUPID\tNAME\n1\t1\t中国\n2\t1\t北京\n3\t2\t东城\n4\t2\t西城\n",
      tree: "中国#1(北京#2(东城#3, 西城#4))"),
    ShapeCase(
      "roots below -1",
      #"[{"areaId":10,"areaName":"北京","parentId":-1},{"areaId":11,"areaName":"东城","parentId":10},{"areaId":20,"areaName":"上海","parentId":-1},{"areaId":21,"areaName":"黄浦","parentId":20}]"#,
      tree: "北京#10(东城#11), 上海#20(黄浦#21)"),
    ShapeCase(
      "roots below a country that is no row",
      "code;name;parent\n110000;北京市;100000\n110101;东城区;110000\n310000;上海市;100000\n310101;黄浦区;310000\n",
      tree: "北京市#110000(东城区#110101), 上海市#310000(黄浦区#310101)"),
    ShapeCase(
      "roots below CN",
      "code,name,parent\nBJ,北京,CN\nBJ-1,东城,BJ\nBJ-2,西城,BJ\nSH,上海,CN\nSH-1,黄浦,SH\n",
      tree: "北京#BJ(东城#BJ-1, 西城#BJ-2), 上海#SH(黄浦#SH-1)"),
    ShapeCase(
      "roots without a parent, null",
      #"[{"id":"a","name":"Bayern","parent":null},{"id":"b","name":"München","parent":"a"},{"id":"c","name":"Hessen","parent":null},{"id":"d","name":"Kassel","parent":"c"}]"#,
      tree: "Bayern#a(München#b), Hessen#c(Kassel#d)"),
    ShapeCase(
      "a column of the province besides the parent's",
      #"{"RECORDS":[{"region_id":"11","region_name":"北京市","parent_id":"0","province_id":"11"},{"region_id":"1101","region_name":"市辖区","parent_id":"11","province_id":"11"},{"region_id":"110101","region_name":"东城区","parent_id":"1101","province_id":"11"},{"region_id":"110102","region_name":"西城区","parent_id":"1101","province_id":"11"}]}"#,
      tree: "北京市#11(市辖区#1101(东城区#110101, 西城区#110102))"),
    ShapeCase(
      "two IDs a row: the one that is referred to",
      "id,code,parent_code,name,level\n1,110000,0,北京市,1\n2,110100,110000,市辖区,2\n3,110101,110100,东城区,3\n4,110102,110100,西城区,3\n5,120000,0,天津市,1\n6,120100,120000,市辖区,2\n",
      tree: "北京市#110000(市辖区#110100(东城区#110101, 西城区#110102)), 天津市#120000(市辖区#120100)"),
    ShapeCase(
      "a level and an order that are small numbers, too",
      "id,name,parent_id,level,sort\n1,北京,0,1,1\n2,上海,0,1,2\n3,广东,0,1,3\n4,东城,1,2,1\n5,西城,1,2,2\n6,黄浦,2,2,1\n7,广州,3,2,1\n8,深圳,3,2,2\n9,天河,7,3,1\n",
      tree: "北京#1(东城#4, 西城#5), 上海#2(黄浦#6), 广东#3(广州#7(天河#9), 深圳#8)"),
    ShapeCase(
      "codes only, the parent by their beginning",
      "行政区划代码,单位名称\n110000,北京市\n110101,东城区\n110102,西城区\n130000,河北省\n130100,石家庄市\n130102,长安区\n130104,桥西区\n139001,定州市\n",
      tree:
        "北京市#110000(东城区#110101, 西城区#110102), 河北省#130000(石家庄市#130100(长安区#130102, 桥西区#130104), 定州市#139001)"
    ),
    ShapeCase(
      "codes without a heading",
      "110000,北京市\n110101,东城区\n110102,西城区\n120000,天津市\n120101,和平区\n",
      tree: "北京市#110000(东城区#110101, 西城区#110102), 天津市#120000(和平区#120101)"),
    ShapeCase(
      "codes of as many digits as there are levels",
      "kode\tnama\n11\tAceh\n1101\tSimeulue\n110101\tTeupah Selatan\n1101012001\tLatiung\n1102\tAceh Singkil\n12\tSumatera Utara\n1201\tNias\n",
      tree:
        "Aceh#11(Simeulue#1101(Teupah Selatan#110101(Latiung#1101012001)), Aceh Singkil#1102), Sumatera Utara#12(Nias#1201)"
    ),
    ShapeCase(
      "codes with dots",
      "11,ACEH\n11.01,KAB. ACEH SELATAN\n11.01.01,Bakongan\n11.01.01.2001,Keude Bakongan\n11.02,KAB. ACEH TENGGARA\n12,SUMATERA UTARA\n12.01,KAB. TAPANULI TENGAH\n",
      tree:
        "ACEH#11(KAB. ACEH SELATAN#11.01(Bakongan#11.01.01(Keude Bakongan#11.01.01.2001)), KAB. ACEH TENGGARA#11.02), SUMATERA UTARA#12(KAB. TAPANULI TENGAH#12.01)"
    ),
    ShapeCase(
      "nine digits in segments of 2, 2, 2 and 3",
      "PSGC,Name\n010000000,Ilocos Region\n012800000,Ilocos Norte\n012801000,Adams\n012801001,Adams (Pob.)\n012802000,Bacarra\n012802001,Bani\n012802002,Buyon\n012900000,Ilocos Sur\n012901000,Alilem\n012901001,Alilem Daya\n020000000,Cagayan Valley\n020900000,Batanes\n020901000,Basco\n",
      tree:
        "Ilocos Region#010000000(Ilocos Norte#012800000(Adams#012801000(Adams (Pob.)#012801001), Bacarra#012802000(Bani#012802001, Buyon#012802002)), Ilocos Sur#012900000(Alilem#012901000(Alilem Daya#012901001))), Cagayan Valley#020000000(Batanes#020900000(Basco#020901000))"
    ),
    ShapeCase(
      "ten digits in segments of 2, 3, 3 and 2",
      "법정동코드\t법정동명\n1100000000\t서울특별시\n1111000000\t종로구\n1111010100\t청운동\n1111010200\t신교동\n1114000000\t중구\n1114010100\t무교동\n2600000000\t부산광역시\n2611000000\t중구\n2611010100\t영주동\n",
      tree:
        "서울특별시#1100000000(종로구#1111000000(청운동#1111010100, 신교동#1111010200), 중구#1114000000(무교동#1114010100)), 부산광역시#2600000000(중구#2611000000(영주동#2611010100))"
    ),
    ShapeCase(
      "states and counties of five digits",
      "fips,name\n01,Alabama\n01001,Autauga\n01003,Baldwin\n02,Alaska\n02013,Aleutians East\n",
      tree: "Alabama#01(Autauga#01001, Baldwin#01003), Alaska#02(Aleutians East#02013)"),
    ShapeCase(
      "a file a level, in any order",
      [
        "areas.csv":
          "code,name,cityCode,provinceCode\n110101,东城区,1101,11\n110102,西城区,1101,11\n130102,长安区,1301,13\n",
        "provinces.csv": "code,name\n11,北京市\n13,河北省\n",
        "cities.csv": "code,name,provinceCode\n1101,市辖区,11\n1301,石家庄市,13\n",
      ],
      tree: "北京市#11(市辖区#1101(东城区#110101, 西城区#110102)), 河北省#13(石家庄市#1301(长安区#130102))"),
    ShapeCase(
      "a file a level, IDs that are only unique in it",
      [
        "province.json": #"[{"id":1,"name":"北京"},{"id":2,"name":"上海"}]"#,
        "city.json":
          #"[{"id":1,"name":"东城","province_id":1},{"id":2,"name":"西城","province_id":1},{"id":3,"name":"黄浦","province_id":2}]"#,
        "town.json":
          #"[{"id":1,"name":"东华门","city_id":1},{"id":2,"name":"景山","city_id":1},{"id":3,"name":"外滩","city_id":3}]"#,
      ],
      tree: "北京#1(东城#1/1(东华门#1/1/1, 景山#1/1/2), 西城#1/2), 上海#2(黄浦#2/3(外滩#2/3/3))"),
    ShapeCase(
      "an array a level in one object",
      #"{"provinces":[{"id":"11","name":"Hà Nội"},{"id":"79","name":"Hồ Chí Minh"}],"districts":[{"id":"001","name":"Ba Đình","province_id":"11"},{"id":"760","name":"Quận 1","province_id":"79"}],"wards":[{"id":"00001","name":"Phúc Xá","district_id":"001"},{"id":"26734","name":"Tân Định","district_id":"760"}]}"#,
      tree: "Hà Nội#11(Ba Đình#001(Phúc Xá#00001)), Hồ Chí Minh#79(Quận 1#760(Tân Định#26734))"),
    ShapeCase(
      "rows whose parents are named, not numbered",
      [
        "states.csv": "name,capital\nBayern,München\nHessen,Wiesbaden\n",
        "kreise.csv": "name,state\nAltötting,Bayern\nErding,Bayern\nFulda,Hessen\n",
      ],
      tree: "Bayern#01(Altötting#0101, Erding#0102), Hessen#02(Fulda#0201)"),
    ShapeCase(
      "a file without any root row",
      "code,name,parent\n1301,石家庄市,13\n130102,长安区,1301\n130104,桥西区,1301\n1302,唐山市,13\n130202,路南区,1302\n1101,市辖区,11\n110101,东城区,1101\n",
      tree: "石家庄市#1301(长安区#130102, 桥西区#130104), 唐山市#1302(路南区#130202), 市辖区#1101(东城区#110101)"),
    ShapeCase(
      "a missing middle code: the nearest ancestor that exists",
      "code,name,parent\n130000,河北省,0\n130100,石家庄市,130000\n130102,长安区,130100\n130104,桥西区,130100\n130200,唐山市,130000\n130202,路南区,130200\n139001,定州市,139000\n139002,辛集市,139000\n140000,山西省,0\n140100,太原市,140000\n140105,小店区,140100\n149001,某市,149000\n",
      tree:
        "河北省#130000(石家庄市#130100(长安区#130102, 桥西区#130104), 唐山市#130200(路南区#130202), 定州市#139001, 辛集市#139002), 山西省#140000(太原市#140100(小店区#140105), 某市#149001)"
    ),
    ShapeCase(
      "rows that repeat exactly",
      "id,pid,name\n1,0,北京\n2,1,东城\n2,1,东城\n3,1,西城\n",
      tree: "北京#1(东城#2, 西城#3)"),
    ShapeCase(
      "Namibia, apostrophes, commas and spaces in names",
      "code,parent,name\nNA,,Namibia\nNA-1,NA,\"Karas, South\"\nNA-2,NA,O'Hangwena\nCI,,Côte d'Ivoire\nCI-1,CI, Abidjan \n",
      tree: "Namibia#NA(Karas, South#NA-1, O'Hangwena#NA-2), Côte d'Ivoire#CI( Abidjan #CI-1)"),
    ShapeCase(
      "elements as rows",
      "<RECORDS><RECORD><id>1</id><pid>0</pid><name>北京</name></RECORD><RECORD><id>2</id><pid>1</pid><name>东城</name></RECORD><RECORD><id>3</id><pid>1</pid><name>西城</name></RECORD></RECORDS>",
      tree: "北京#1(东城#2, 西城#3)"),
    ShapeCase(
      "a whole path in one cell",
      "name\n河北省\n河北省/石家庄市\n河北省/石家庄市/长安区\n河北省/唐山市\n山西省/太原市/小店区\n",
      tree: "河北省#01(石家庄市#0101(长安区#010101), 唐山市#0102), 山西省#02(太原市#0201(小店区#020101))"),
    ShapeCase(
      "a path and a code",
      "code,path\n130000,河北省\n130100,河北省>石家庄市\n130102,河北省>石家庄市>长安区\n130104,河北省>石家庄市>桥西区\n",
      tree: "河北省#130000(石家庄市#130100(长安区#130102, 桥西区#130104))"),
  ]
}
