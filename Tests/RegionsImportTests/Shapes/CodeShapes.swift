// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

extension ShapeCase {
  /// Rows whose place codes, intervals or levels tell.
  static let codes: [ShapeCase] = [
    ShapeCase(
      "a code column a level, counting anew in each, and one name",
      "WOJ;POW;GMI;NAZWA;STAN\n02;;;DOLNO;2023\n02;01;;bole;2023\n02;01;01;Warta;2023\n02;01;02;Osiecz;2023\n02;02;;dzier;2023\n02;02;01;Bielawa;2023\n04;;;KUJAW;2023\n04;01;;alek;2023\n04;01;01;Ciech;2023\n",
      tree: "DOLNO#02(bole#0201(Warta#020101, Osiecz#020102), dzier#0202(Bielawa#020201)), KUJAW#04(alek#0401(Ciech#040101))"),
    ShapeCase(
      "a code column a level, whole codes, and one name",
      #"[{"First level":"01000","Second level":"","Third level":"","Name":"Krym"},{"First level":"01000","Second level":"01100","Third level":"","Name":"Alushta"},{"First level":"01000","Second level":"01100","Third level":"01101","Name":"Malyi Maiak"},{"First level":"05000","Second level":"","Third level":"","Name":"Vinnytsia"},{"First level":"05000","Second level":"05200","Third level":"","Name":"Bar"}]"#,
      tree: "Krym#01000(Alushta#01100(Malyi Maiak#01101)), Vinnytsia#05000(Bar#05200)"),
    ShapeCase(
      "towns numbered past 099 in codes of twelve digits",
      "code,name\n" + [
        ("130000000000", "河北省"), ("130100000000", "石家庄市"), ("130102000000", "长安区"), ("130102001000", "建北街道"),
        ("130102001001", "棉一社区"), ("130102001002", "棉二社区"), ("130102100000", "西兆通镇"), ("130102100200", "东塔村"),
        ("130102101000", "南村镇"), ("130102101200", "南村"), ("130110000000", "鹿泉区"), ("130110100000", "获鹿镇"),
        ("130110100200", "北关村"), ("130110110000", "上庄镇"), ("130110110200", "上庄村"),
      ].map { "\($0),\($1)\n" }.joined(),
      tree: "河北省#130000000000(石家庄市#130100000000(长安区#130102000000(建北街道#130102001000(棉一社区#130102001001, 棉二社区#130102001002), 西兆通镇#130102100000(东塔村#130102100200), 南村镇#130102101000(南村#130102101200)), 鹿泉区#130110000000(获鹿镇#130110100000(北关村#130110100200), 上庄镇#130110110000(上庄村#130110110200))))"),
    ShapeCase(
      "nested sets",
      "id,name,lft,rgt\n4,长安区,9,10\n1,北京市,1,6\n2,东城区,2,3\n3,西城区,4,5\n5,河北省,7,12\n6,石家庄市,8,11\n",
      tree: "北京市#1(东城区#2, 西城区#3), 河北省#5(石家庄市#6(长安区#4))"),
    ShapeCase(
      "levels in the order of a tree",
      "id,name,level\n1,北京市,1\n2,市辖区,2\n3,东城区,3\n4,西城区,3\n5,河北省,1\n6,石家庄市,2\n7,长安区,3\n8,唐山市,2\n",
      tree: "北京市#1(市辖区#2(东城区#3, 西城区#4)), 河北省#5(石家庄市#6(长安区#7), 唐山市#8)"),
    ShapeCase(
      "rows as arrays with a name in two spellings",
      #"[["110000",["北京市","北京市"],null],["110100",["市辖区","市轄區"],"110000"],["110101",["东城区","東城區"],"110100"],["130000",["河北省","河北省"],null],["130100",["石家庄市","石家莊市"],"130000"]]"#,
      tree: "北京市#110000(市辖区#110100(东城区#110101)), 河北省#130000(石家庄市#130100)"),
    ShapeCase(
      "a code and an array of the rest",
      #"var dist = {"1":["中国","1","zhong guo"],"110000":["北京市","1","beijing"],"110100":["市辖区","110000","shixiaqu"],"110101":["东城区","110100","dongcheng"],"130000":["河北省","1","hebei"]};"#,
      tree: "中国#1(北京市#110000(市辖区#110100(东城区#110101)), 河北省#130000)"),
    ShapeCase(
      "streets that carry their city's code",
      #"{"districts":[{"adcode":"460000","name":"海南省","level":"province","districts":[{"adcode":"460300","name":"三沙市","level":"city","districts":[{"adcode":"460300","name":"永兴岛","level":"street","districts":[]},{"adcode":"460300","name":"七连屿","level":"street","districts":[]}]},{"adcode":"460100","name":"海口市","level":"city","districts":[{"adcode":"460105","name":"秀英区","level":"district","districts":[]}]}]}]}"#,
      tree: "海南省#460000(三沙市#460300(永兴岛#460300/460300, 七连屿#460300/460300~2), 海口市#460100(秀英区#460105))"),
    ShapeCase(
      "a postal code that several districts share is no ID",
      #"[{"CityName":"新竹市","AreaList":[{"ZipCode":"300","AreaName":"東區"},{"ZipCode":"300","AreaName":"北區"}]},{"CityName":"基隆市","AreaList":[{"ZipCode":"200","AreaName":"仁愛區"},{"ZipCode":"201","AreaName":"信義區"}]}]"#,
      tree: "新竹市#01(東區#0101, 北區#0102), 基隆市#02(仁愛區#0201, 信義區#0202)"),
  ]
}
