// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

extension ShapeCase {
  /// A list, a table or a dictionary for each level, and what connects each with the next.
  static let levels: [ShapeCase] = [
    ShapeCase(
      "ranges that point into the next list",
      #"{"status":0,"result":[[{"name":"北京","cidx":[0,1]},{"name":"河北","cidx":[2,3]}],[{"name":"东城"},{"name":"西城"},{"name":"石家庄","cidx":[0,1]},{"name":"唐山","cidx":[2,2]}],[{"name":"长安"},{"name":"桥西"},{"name":"路南"}]]}"#,
      tree: "北京#01(东城#0101, 西城#0102), 河北#02(石家庄#0201(长安#020101, 桥西#020102), 唐山#0202(路南#020201))"),
    ShapeCase(
      "lists of levels side by side, connected by their codes",
      #"[[{"id":"110000","name":"北京"},{"id":"130000","name":"河北"}],[{"id":"110100","name":"市辖区"},{"id":"130100","name":"石家庄"},{"id":"130200","name":"唐山"}],[{"id":"110101","name":"东城"},{"id":"110102","name":"西城"},{"id":"130102","name":"长安"},{"id":"130202","name":"路南"}]]"#,
      tree: "北京#110000(市辖区#110100(东城#110101, 西城#110102)), 河北#130000(石家庄#130100(长安#130102), 唐山#130200(路南#130202))"),
    ShapeCase(
      "places as keys",
      #"{"0":["北京","河北"],"0_1":["石家庄","唐山"],"0_0":["市辖区"],"0_0_0":["东城","西城"],"0_1_1":["路南"]}"#,
      tree: "北京#01(市辖区#0101(东城#010101, 西城#010102)), 河北#02(石家庄#0201, 唐山#0202(路南#020201))"),
    ShapeCase(
      "calls of a script that give a list its place",
      ["area.js": #"function Tree() { this.items = {}; } var tree = new Tree(); tree.add("0", ["北京", "河北"]); tree.add("0_0", ["东城", "西城"]); tree.add("0_1", ["石家庄"]);"#],
      tree: "北京#01(东城#0101, 西城#0102), 河北#02(石家庄#0201)"),
    ShapeCase(
      "a dictionary a level",
      #"[{"11":"北京市","13":"河北省"},{"11":{"1101":"市辖区"},"13":{"1301":"石家庄市","1302":"唐山市"}},{"1101":{"110101":"东城区"},"1302":{"130202":"路南区"}}]"#,
      tree: "北京市#11(市辖区#1101(东城区#110101)), 河北省#13(石家庄市#1301, 唐山市#1302(路南区#130202))"),
    ShapeCase(
      "string arrays of Android, one a region above, in its order",
      #"<resources><string-array name="province_item"><item>北京市</item><item>河北省</item></string-array><string-array name="beijin_province_item"><item>市辖区</item></string-array><string-array name="hebei_province_item"><item>石家庄市</item><item>唐山市</item></string-array><string-array name="beijing_city_item"><item>东城区</item><item>西城区</item></string-array><string-array name="shijiazhuang_city_item"><item>长安区</item></string-array><string-array name="tangshan_city_item"><item>路南区</item></string-array></resources>"#,
      tree: "北京市#01(市辖区#0101(东城区#010101, 西城区#010102)), 河北省#02(石家庄市#0201(长安区#020101), 唐山市#0202(路南区#020201))"),
    ShapeCase(
      "provinces sorted under letters, what is below by their codes",
      #"{"86":{"A-G":[{"code":"110000","address":"北京市"},{"code":"440000","address":"广东省"}],"H-K":[{"code":"130000","address":"河北省"},{"code":"140000","address":"山西省"}]},"110000":{"110100":"市辖区"},"440000":{"440100":"广州市","440300":"深圳市"},"130000":{"130100":"石家庄市"},"130100":{"130102":"长安区","130104":"桥西区"},"140000":{"140100":"太原市"},"440100":{"440103":"荔湾区"}}"#,
      tree: "北京市#110000(市辖区#110100), 广东省#440000(广州市#440100(荔湾区#440103), 深圳市#440300), 河北省#130000(石家庄市#130100(长安区#130102, 桥西区#130104)), 山西省#140000(太原市#140100)"),
    ShapeCase(
      "tables in phpMyAdmin's JSON",
      #"[{"type":"header","version":"5.1","comment":"Export to JSON"},{"type":"database","name":"shop"},{"type":"table","name":"states","database":"shop","data":[{"id":"1","name":"Cairo"},{"id":"2","name":"Giza"}]},{"type":"table","name":"cities","database":"shop","data":[{"id":"1","state_id":"1","name":"Maadi"},{"id":"2","state_id":"1","name":"Nasr City"},{"id":"3","state_id":"2","name":"Dokki"}]}]"#,
      tree: "Cairo#1(Maadi#1/1, Nasr City#1/2), Giza#2(Dokki#3)"),
    ShapeCase(
      "states known by a code of their country",
      [
        "countries.json": #"[{"name":"India","isoCode":"IN","timezones":[{"zoneName":"Asia/Kolkata","tzName":"India Standard Time"}]},{"name":"United States","isoCode":"US","timezones":[{"zoneName":"America/Adak","tzName":"Hawaii Time"},{"zoneName":"America/Boise","tzName":"Mountain Time"}]}]"#,
        "states.json": #"[{"name":"Goa","isoCode":"GA","countryCode":"IN"},{"name":"Sikkim","isoCode":"SK","countryCode":"IN"},{"name":"Georgia","isoCode":"GA","countryCode":"US"}]"#,
        "cities.json": #"[{"name":"Panaji","countryCode":"IN","stateCode":"GA"},{"name":"Gangtok","countryCode":"IN","stateCode":"SK"},{"name":"Atlanta","countryCode":"US","stateCode":"GA"},{"name":"Savannah","countryCode":"US","stateCode":"GA"}]"#,
      ],
      tree: "India#IN(Goa#GA(Panaji#GA/01), Sikkim#SK(Gangtok#SK/01)), United States#US(Georgia#US/GA(Atlanta#US/GA/01, Savannah#US/GA/02))"),
    ShapeCase(
      "a parent in one column or the other",
      [
        "regions.json": #"[{"code":"01","name":"Ilocos"},{"code":"13","name":"Capital Region"}]"#,
        "provinces.json": #"[{"code":"0128","name":"Ilocos Norte","regionCode":"01"},{"code":"0129","name":"Ilocos Sur","regionCode":"01"}]"#,
        "cities.json": #"[{"code":"012801","name":"Adams","provinceCode":"0128","regionCode":"01"},{"code":"012901","name":"Vigan","provinceCode":"0129","regionCode":"01"},{"code":"133901","name":"Manila","provinceCode":false,"regionCode":"13"}]"#,
      ],
      tree: "Ilocos#01(Ilocos Norte#0128(Adams#012801), Ilocos Sur#0129(Vigan#012901)), Capital Region#13(Manila#133901)"),
    ShapeCase(
      "a lowest level known as the ones above are",
      "CREATE TABLE p (id int, provinceID char(6), province text); INSERT INTO p VALUES (1,'110000','北京市'),(2,'130000','河北省'); CREATE TABLE c (id int, cityID char(6), city text, father char(6)); INSERT INTO c VALUES (1,'110100','市辖区','110000'),(2,'130100','石家庄市','130000'); CREATE TABLE a (id int, areaID char(6), area text, father char(6)); INSERT INTO a VALUES (1,'110101','东城区','110100'),(2,'110102','西城区','110100'),(3,'130102','长安区','130100');\n",
      tree: "北京市#110000(市辖区#110100(东城区#110101, 西城区#110102)), 河北省#130000(石家庄市#130100(长安区#130102))"),
  ]
}
