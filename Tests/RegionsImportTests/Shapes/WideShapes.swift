// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

extension ShapeCase {
  /// A column a level.
  static let wide: [ShapeCase] = [
    ShapeCase(
      "province, city, district",
      "省,市,区\n北京市,北京市,东城区\n北京市,北京市,西城区\n河北省,石家庄市,长安区\n河北省,石家庄市,桥西区\n河北省,唐山市,路南区\n",
      tree:
        "北京市#01(北京市#0101(东城区#010101, 西城区#010102)), 河北省#02(石家庄市#0201(长安区#020101, 桥西区#020102), 唐山市#0202(路南区#020201))"
    ),
    ShapeCase(
      "without a heading",
      "北京市,北京市,东城区\n北京市,北京市,西城区\n河北省,石家庄市,长安区\n河北省,石家庄市,桥西区\n河北省,唐山市,路南区\n河北省,唐山市,路北区\n",
      tree:
        "北京市#01(北京市#0101(东城区#010101, 西城区#010102)), 河北省#02(石家庄市#0201(长安区#020101, 桥西区#020102), 唐山市#0202(路南区#020201, 路北区#020202))"
    ),
    ShapeCase(
      "merged cells",
      "Province,City,District\n河北省,石家庄市,长安区\n,,桥西区\n,唐山市,路南区\n山西省,太原市,小店区\n,,迎泽区\n",
      tree:
        "河北省#01(石家庄市#0101(长安区#010101, 桥西区#010102), 唐山市#0102(路南区#010201)), 山西省#02(太原市#0201(小店区#020101, 迎泽区#020102))"
    ),
    ShapeCase(
      "rows of upper regions with blanks below",
      "province,city,area\n河北省,,\n河北省,石家庄市,\n河北省,石家庄市,长安区\n山西省,,\n山西省,太原市,\n",
      tree: "河北省#01(石家庄市#0101(长安区#010101)), 山西省#02(太原市#0201)"),
    ShapeCase(
      "a country on top, and a level left out",
      "country,province,city,county\n中国,河北省,石家庄市,长安区\n中国,河北省,石家庄市,桥西区\n中国,河南省,,济源市\n中国,河南省,郑州市,中原区\n",
      tree:
        "中国#01(河北省#0101(石家庄市#010101(长安区#01010101, 桥西区#01010102)), 河南省#0102(济源市#010201, 郑州市#010202(中原区#01020201)))"
    ),
    ShapeCase(
      "a code column for each level",
      "省代码,省,市代码,市,县代码,县\n110000,北京市,110100,市辖区,110101,东城区\n110000,北京市,110100,市辖区,110102,西城区\n130000,河北省,130100,石家庄市,130102,长安区\n130000,河北省,130200,唐山市,130202,路南区\n",
      tree:
        "北京市#110000(市辖区#110100(东城区#110101, 西城区#110102)), 河北省#130000(石家庄市#130100(长安区#130102), 唐山市#130200(路南区#130202))"
    ),
    ShapeCase(
      "a code of the row",
      "code,province,city,district\n110000,北京市,,\n110101,北京市,,东城区\n110102,北京市,,西城区\n130000,河北省,,\n130100,河北省,石家庄市,\n130102,河北省,石家庄市,长安区\n",
      tree: "北京市#110000(东城区#110101, 西城区#110102), 河北省#130000(石家庄市#130100(长安区#130102))"),
    ShapeCase(
      "from the leaf to the root",
      "district,city,province\n长安区,石家庄市,河北省\n桥西区,石家庄市,河北省\n路南区,唐山市,河北省\n小店区,太原市,山西省\n",
      tree:
        "河北省#01(石家庄市#0101(长安区#010101, 桥西区#010102), 唐山市#0102(路南区#010201)), 山西省#02(太原市#0201(小店区#020101))"
    ),
    ShapeCase(
      "counties and states",
      "county,state,fips\nAutauga,Alabama,01001\nBaldwin,Alabama,01003\nAnchorage,Alaska,02020\nBethel,Alaska,02050\nBaldwin,Georgia,13009\n",
      tree:
        "Alabama#01(Autauga#01001, Baldwin#01003), Alaska#02(Anchorage#02020, Bethel#02050), Georgia#03(Baldwin#13009)"
    ),
    ShapeCase(
      "states, districts and their codes as objects",
      #"[{"state_code":"35","state":"Andaman","district_code":"603","district":"Nicobars"},{"state_code":"35","state":"Andaman","district_code":"632","district":"North and Middle Andaman"},{"state_code":"28","state":"Andhra Pradesh","district_code":"502","district":"Anantapur"},{"state_code":"28","state":"Andhra Pradesh","district_code":"503","district":"Chittoor"}]"#,
      tree:
        "Andaman#35(Nicobars#603, North and Middle Andaman#632), Andhra Pradesh#28(Anantapur#502, Chittoor#503)"
    ),
    ShapeCase(
      "the same name below several parents",
      "省,市,区\n北京市,市辖区,东城区\n北京市,市辖区,朝阳区\n上海市,市辖区,黄浦区\n上海市,市辖区,徐汇区\n天津市,市辖区,和平区\n吉林省,长春市,朝阳区\n吉林省,长春市,南关区\n",
      tree:
        "北京市#01(市辖区#0101(东城区#010101, 朝阳区#010102)), 上海市#02(市辖区#0201(黄浦区#020101, 徐汇区#020102)), 天津市#03(市辖区#0301(和平区#030101)), 吉林省#04(长春市#0401(朝阳区#040101, 南关区#040102))"
    ),
    ShapeCase(
      "rows repeated",
      "省,市\n河北省,石家庄市\n河北省,石家庄市\n河北省,唐山市\n山西省,太原市\n山西省,大同市\n",
      tree: "河北省#01(石家庄市#0101, 唐山市#0102), 山西省#02(太原市#0201, 大同市#0202)"),
    ShapeCase(
      "codes and names of one's own besides the province's name",
      "code,name,province\n110000,北京市,北京市\n110101,东城区,北京市\n110102,西城区,北京市\n130000,河北省,河北省\n130100,石家庄市,河北省\n130102,长安区,河北省\n",
      tree: "北京市#110000(东城区#110101, 西城区#110102), 河北省#130000(石家庄市#130100(长安区#130102))"),
    ShapeCase(
      "municipalities with nested groups (the IBGE way)",
      #"[{"id":1100015,"nome":"Alta Floresta","microrregiao":{"id":11006,"nome":"Cacoal","UF":{"id":11,"sigla":"RO","nome":"Rondônia"}}},{"id":1100023,"nome":"Ariquemes","microrregiao":{"id":11003,"nome":"Ariquemes","UF":{"id":11,"sigla":"RO","nome":"Rondônia"}}},{"id":1200013,"nome":"Acrelândia","microrregiao":{"id":12004,"nome":"Rio Branco","UF":{"id":12,"sigla":"AC","nome":"Acre"}}},{"id":1200054,"nome":"Assis Brasil","microrregiao":{"id":12005,"nome":"Brasiléia","UF":{"id":12,"sigla":"AC","nome":"Acre"}}}]"#,
      tree:
        "Rondônia#11(Cacoal#11006(Alta Floresta#1100015), Ariquemes#11003(Ariquemes#1100023)), Acre#12(Rio Branco#12004(Acrelândia#1200013), Brasiléia#12005(Assis Brasil#1200054))"
    ),
  ]
}
