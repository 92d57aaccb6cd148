import Regions
import RegionsChina
import RegionsMatch
import RegionsTestSupport
import Testing

/// Pasted messages of many kinds, taken apart.
struct ContactReaderTests {
  private static let matcher = AddressMatcher(.china, former: .chinaFormer)

  private func check(_ rows: [(String, String?, [String], String?, String?)]) {
    var reader = ContactReader(Self.matcher)
    for (text, name, phones, region, detail) in rows {
      let contact = reader.read(text)
      #expect(contact.name?.text == name, "\(text)")
      #expect(contact.phones.map(\.text) == phones, "\(text)")
      #expect(contact.region?.region.id == region, "\(text)")
      #expect(contact.detail?.text == detail, "\(text)")
      Self.expectRanges(of: contact, within: text)
    }
  }

  /// Every field's ranges lie in the text, and no two of different fields overlap.
  static func expectRanges(
    of contact: Contact, within text: String, _ place: String = ""
  ) {
    var ranges = contact.phones.map(\.range) + (contact.region?.ranges ?? [])
    for field in [contact.name, contact.postcode, contact.idNumber, contact.detail] {
      ranges += field?.ranges ?? []
    }
    for field in contact.leftOver { ranges += field.ranges }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var end = 0
    for range in ranges {
      #expect(
        range.lowerBound >= end && !range.isEmpty, "\(text.debugDescription) \(ranges) \(place)")
      end = range.upperBound
    }
    #expect(end <= text.utf8.count, "\(text.debugDescription) \(place)")
  }

  @Test func `what is called as a label is one only where it announces something`() {
    check([
      ("北京朝阳家庭旅馆电话：13800138000 张三", "张三", ["13800138000"], "110105", "家庭旅馆"),
      ("张三本人电话：13800138000 北京市朝阳区建国路88号", "张三", ["13800138000"], "110105", "建国路88号"),
      ("王小明家里地址：北京市朝阳区建国路88号 13800138000", "王小明", ["13800138000"], "110105", "建国路88号"),
      ("收货人：张三 电话：13800138000 地址：上海市 浦东新区 公司 3楼前台", "张三", ["13800138000"], "310115", "公司 3楼前台"),
      ("收货人：宝贝 手机：13800138000 地址：北京市朝阳区建国路88号", "宝贝", ["13800138000"], "110105", "建国路88号"),
      ("收货人：三只松鼠 电话：13800138000 地址：安徽省芜湖市弋江区", "三只松鼠", ["13800138000"], "340209", nil),
      ("张三 13800138000 北京市朝阳区建国路88号【公司】3楼302", "张三", ["13800138000"], "110105", "建国路88号【公司】3楼302"),
      ("张三 13800138000 北京市朝阳区说明#3号楼", "张三", ["13800138000"], "110105", "说明#3号楼"),
      ("张三 电话：13800138000 公司：海南航空", "张三", ["13800138000"], nil, nil),
      ("公司：北京市朝阳区建国路88号 张三 13800138000", "张三", ["13800138000"], "110105", "建国路88号"),
      ("仓库收货地址：北京市朝阳区建国路88号 张三 13800138000", "张三", ["13800138000"], "110105", "建国路88号"),
      ("【寄修收货地址】\n北京市朝阳区建国路88号 张三 13800138000", "张三", ["13800138000"], "110105", "建国路88号"),
    ])
  }

  @Test func `what an order says of its goods has a line of its own`() {
    check([
      ("规格：红色 刘洋 13600001234 广州市天河区体育西路101号", "刘洋", ["13600001234"], "440106", "体育西路101号"),
      ("广州市白云区石井物流：3栋5号 刘洋 13600001234", "刘洋", ["13600001234"], "440111", "石井物流：3栋5号"),
      ("刘洋 13600001234 合肥市蜀山区长江西路3号\n实付：30元\n规格：大号", "刘洋", ["13600001234"], "340104", "长江西路3号"),
      (
        "香港沙田大围村南道1号12楼 2203 2204 室 周小姐 61234567", "周小姐", ["61234567"], "810114",
        "大围村南道1号12楼 2203 2204 室"
      ),
      ("取件码 62345678 陈小姐 香港观塘海滨道77号", "陈小姐", [], "810104", "62345678 海滨道77号"),
    ])
  }

  @Test func `numbers of orders and days are no telephone numbers, those without an area code are`()
  {
    check([
      ("陈大文 香港中西区皇后大道中99号 订单号 23456789", "陈大文", [], "810101", "皇后大道中99号"),
      ("陈大文 5123 4567 香港中西区皇后大道中99号", "陈大文", ["51234567"], "810101", "皇后大道中99号"),
      ("林志明 台北市大安區忠孝東路100號 0223456789", "林志明", ["0223456789"], "710009", "大安區忠孝東路100號"),
      ("地址：广东省东莞市虎门镇大宁路1号 A12345678", nil, [], "441900121", "大宁路1号 A12345678"),
      ("DD20240611003 张三 13800138000 北京市朝阳区建国路88号", "张三", ["13800138000"], "110105", "建国路88号"),
    ])
  }

  @Test func `chats and orders, the parts in any order`() {
    check([
      ("刘建 13901234567 杭州市西湖区文三路478号", "刘建", ["13901234567"], "330106", "文三路478号"),
      ("杭州市西湖区文三路478号 刘建 13901234567", "刘建", ["13901234567"], "330106", "文三路478号"),
      ("13901234567 杭州市西湖区文三路478号 刘建", "刘建", ["13901234567"], "330106", "文三路478号"),
      ("杭州市西湖区文三路478号刘建13901234567", "刘建", ["13901234567"], "330106", "文三路478号"),
      ("刘建13901234567杭州市西湖区文三路478号", "刘建", ["13901234567"], "330106", "文三路478号"),
      ("成都市锦江区春熙路3号\n小鱼儿 13901234567", "小鱼儿", ["13901234567"], "510104", "春熙路3号"),
      ("武汉市洪山区珞喻路1037号，赵老师，13901234567", "赵老师", ["13901234567"], "420111", "珞喻路1037号"),
      ("陈先生 长沙市岳麓区麓山南路9号 13901234567", "陈先生", ["13901234567"], "430104", "麓山南路9号"),
    ])
  }

  @Test func `labels with and without a colon, of forms and couriers`() {
    check([
      ("收件人：周文 手机：13901234567 地址：杭州市西湖区文三路478号", "周文", ["13901234567"], "330106", "文三路478号"),
      (
        "姓名 周文\n电话 13901234567\n所在地区 浙江省杭州市西湖区\n详细地址 文三路478号", "周文", ["13901234567"], "330106",
        "文三路478号"
      ),
      ("收货人周文电话13901234567地址杭州市西湖区文三路478号", "周文", ["13901234567"], "330106", "文三路478号"),
      ("收件人：陳文\n電話：13901234567\n地址：杭州市西湖區文三路478號", "陳文", ["13901234567"], "330106", "文三路478號"),
      (
        "Name: Mary Lee, Tel: 13901234567, 地址：上海市徐汇区漕溪路8号", "Mary Lee", ["13901234567"], "310104",
        "漕溪路8号"
      ),
      ("联系人:王工;联系方式:0571-88886666;地址:杭州市滨江区江南大道1号", "王工", ["0571-88886666"], "330108", "江南大道1号"),
    ])
  }

  @Test func `names of many kinds`() {
    check([
      ("阿布都热合曼·买买提 13901234567 乌鲁木齐市天山区光明路1号", "阿布都热合曼·买买提", ["13901234567"], "650102", "光明路1号"),
      ("欧阳修文 13901234567 西安市雁塔区科技路1号", "欧阳修文", ["13901234567"], "610113", "科技路1号"),
      ("次仁卓玛 13901234567 拉萨市城关区北京中路1号", "次仁卓玛", ["13901234567"], "540102", "北京中路1号"),
      ("西安市雁塔区科技路1号5楼 慕容雪（收） 13901234567", "慕容雪", ["13901234567"], "610113", "科技路1号5楼"),
      ("西安市雁塔区科技路1号501室李想收", "李想", [], "610113", "科技路1号501室"),
      ("隔壁老王 13901234567 西安市雁塔区科技路1号", "隔壁老王", ["13901234567"], "610113", "科技路1号"),
      ("David 13901234567 西安市雁塔区科技路1号", "David", ["13901234567"], "610113", "科技路1号"),
    ])
  }

  @Test func `a word in letters is not cut, and with a title it is a name`() {
    check([
      ("陈Sir 13901234567 上海市徐汇区漕溪路8号", "陈Sir", ["13901234567"], "310104", "漕溪路8号"),
      ("上海市徐汇区漕溪路8号 Tony老师 13901234567", "Tony老师", ["13901234567"], "310104", "漕溪路8号"),
      ("13901234567 Amy姐 杭州市西湖区文三路478号", "Amy姐", ["13901234567"], "330106", "文三路478号"),
      ("杭州市西湖区文三路478号 花名：逍遥 13901234567", "逍遥", ["13901234567"], "330106", "文三路478号"),
    ])
  }

  @Test func `whom something is for, with what stands before and behind the name`() {
    check([
      ("转孙姐 13901234567 西安市雁塔区科技路1号", "孙姐", ["13901234567"], "610113", "科技路1号"),
      ("给李雷 13901234567 西安市雁塔区科技路1号", "李雷", ["13901234567"], "610113", "科技路1号"),
      ("请帮忙寄给陈晨，13901234567，西安市雁塔区科技路1号", "陈晨", ["13901234567"], "610113", "科技路1号"),
      ("西安市雁塔区科技路1号 029-88886666 转 802 孙姐", "孙姐", ["029-88886666-802"], "610113", "科技路1号"),
      ("小孙 13901234567 西安市雁塔区科技路1号", "小孙", ["13901234567"], "610113", "科技路1号"),
      ("孙工（仓库）13901234567 西安市雁塔区科技路1号", "孙工", ["13901234567"], "610113", "科技路1号"),
      ("陈晨 Chen Chen\n西安市雁塔区科技路1号\nM: 13901234567", "陈晨", ["13901234567"], "610113", "科技路1号"),
      ("陈 晨 13901234567 西安市雁塔区科技路1号", "陈 晨", ["13901234567"], "610113", "科技路1号"),
      ("Lee Soo-jin 13901234567 西安市雁塔区科技路1号", "Lee Soo-jin", ["13901234567"], "610113", "科技路1号"),
      (
        "收 件 人：陈晨\n手 机：13901234567\n地 址：西安市雁塔区科技路1号", "陈晨", ["13901234567"], "610113",
        "科技路1号"
      ),
      ("我叫陈晨，地址我发你哈，西安市雁塔区科技路1号，13901234567", "陈晨", ["13901234567"], "610113", "科技路1号"),
    ])
  }

  @Test func `a sender is the one it is about only where nobody else is`() {
    check([
      ("寄件人：陈晨 13901234567 西安市雁塔区科技路1号", "陈晨", ["13901234567"], "610113", "科技路1号"),
      (
        "寄件人：李雷 13801234567\n收件人：陈晨 13901234567\n西安市雁塔区科技路1号", "陈晨", ["13901234567"], "610113",
        "科技路1号"
      ),
    ])
    var reader = ContactReader(Self.matcher)
    #expect(reader.read("寄件人：陈晨 13901234567 西安市雁塔区科技路1号").confidence == .likely)
  }

  @Test func `what is no address is left over`() {
    var reader = ContactReader(Self.matcher)
    for (text, leftOver) in [
      ("3\t陈晨\t13901234567\t西安市雁塔区科技路1号\t5箱", ["3", "5箱"]),
      ("2025/3/8 陈晨 13901234567 西安市雁塔区科技路1号", ["2025", "3", "8"]),
      ("陈晨 13901234567 西安市雁塔区科技路1号，两盒月饼", ["两盒月饼"]),
      ("陈晨 13901234567 西安市雁塔区科技路1号，圆通到付", ["圆通到付"]),
      ("收货人：陈晨 电话：13901234567 地址：西安市雁塔区科技路1号，多谢！", ["多谢"]),
      ("陈晨 | 13901234567 | 西安市雁塔区科技路1号 | chen@example.com", ["chen@example.com"]),
      ("陈晨,男,13901234567,西安市雁塔区科技路1号", ["男"]),
      ("4个 陈晨 13901234567 西安市雁塔区科技路1号", ["4个"]),
      ("陈晨 13901234567（晚点再打） 西安市雁塔区科技路1号", ["晚点再打"]),
      ("运单号YT7712345678901 陈晨 13901234567 西安市雁塔区科技路1号", ["YT7712345678901"]),
    ] {
      let contact = reader.read(text)
      #expect(contact.detail?.text == "科技路1号", "\(text)")
      #expect(contact.name?.text == "陈晨", "\(text)")
      #expect(
        contact.leftOver.flatMap { $0.text.split(separator: "/") } == leftOver.map { $0[...] },
        "\(text)")
      #expect(contact.confidence == .likely, "\(text)")
      Self.expectRanges(of: contact, within: text)
    }
  }

  @Test func `a contact with two people, a loose word or a name cut out of a word isn't certain`() {
    var reader = ContactReader(Self.matcher)
    for text in [
      "收货人：陈晨和李雷 电话：13901234567 地址：西安市雁塔区科技路1号", "陈晨、李雷 13901234567 西安市雁塔区科技路1号",
      "陈晨 13901234567 西安市雁塔区科技路1号，老样子", "西安市雁塔区科技路陈晨13901234567", "楼下大哥 13901234567 西安市雁塔区科技路1号",
    ] {
      #expect(reader.read(text).confidence != .certain, "\(text)")
    }
    for text in [
      "收货人：陈晨 电话：13901234567 地址：西安市雁塔区科技路1号", "西安市雁塔区科技路1号501室陈晨13901234567",
      "陈先生 13901234567 西安市雁塔区科技路1号 高科大厦", "13901234567 西安市雁塔区科技路1号",
    ] {
      #expect(reader.read(text).confidence == .certain, "\(text)")
    }
  }

  @Test func `a text without a name gets none`() {
    check([
      ("西安市雁塔区科技路1号", nil, [], "610113", "科技路1号"),
      ("13901234567 西安市雁塔区科技路1号东门", nil, ["13901234567"], "610113", "科技路1号东门"),
      ("西安市雁塔区科技路1号 世纪大厦", nil, [], "610113", "科技路1号 世纪大厦"),
      ("西安市雁塔区小寨东路3号门卫 13901234567", nil, ["13901234567"], "610113", "小寨东路3号门卫"),
      ("深圳市南山区科技园北区 13901234567", nil, ["13901234567"], "440305", "科技园北区"),
    ])
  }

  @Test func `telephone numbers as people write them`() {
    check([
      ("刘建 +86 139-0123-4567 西安市雁塔区科技路1号", "刘建", ["13901234567"], "610113", "科技路1号"),
      ("刘建 0086 13901234567 西安市雁塔区科技路1号", "刘建", ["13901234567"], "610113", "科技路1号"),
      ("刘建 １３９０１２３４５６７ 西安市雁塔区科技路１号", "刘建", ["13901234567"], "610113", "科技路1号"),
      ("刘建 (029)88886666 西安市雁塔区科技路1号", "刘建", ["029-88886666"], "610113", "科技路1号"),
      ("刘建 029-88886666转802 西安市雁塔区科技路1号", "刘建", ["029-88886666-802"], "610113", "科技路1号"),
      ("刘建 400-820-8820 西安市雁塔区科技路1号", "刘建", ["4008208820"], "610113", "科技路1号"),
      ("刘建[2041] 18412345678[2041] 西安市雁塔区科技路1号", "刘建", ["18412345678-2041"], "610113", "科技路1号"),
      (
        "刘建 13901234567 / 13801234567 西安市雁塔区科技路1号", "刘建", ["13901234567", "13801234567"], "610113",
        "科技路1号"
      ),
      ("刘建，西安市雁塔区科技路13901234567号", "刘建", [], "610113", "科技路13901234567号"),
      ("刘建 139****4567 西安市雁塔区科技路1号", "刘建", ["139****4567"], "610113", "科技路1号"),
    ])
  }

  @Test func `postal codes and identity cards`() {
    var reader = ContactReader(Self.matcher)
    for (text, postcode, idNumber) in [
      ("刘建 13901234567 杭州市西湖区文三路478号 310012", "310012", nil),
      ("杭州市西湖区文三路478号310012", "310012", nil), ("邮编：310012 杭州市西湖区文三路478号", "310012", nil),
      ("杭州市西湖区文三路310012号", nil, nil), ("杭州市西湖区文三路1号2座730000", nil, nil),
      ("刘建 身份证 11010519491231002X 北京市朝阳区", nil, "11010519491231002X"),
      ("刘建 110105194912310021 北京市朝阳区建国路1号", nil, "110105194912310021"),
      ("刘建 订单号：1101051949123100 北京市朝阳区建国路1号", nil, nil),
    ] as [(String, String?, String?)] {
      let contact = reader.read(text)
      #expect(contact.postcode?.text == postcode, "\(text)")
      #expect(contact.idNumber?.text == idNumber, "\(text)")
      Self.expectRanges(of: contact, within: text)
    }
  }

  @Test func `what is doubtful is told, and what belongs nowhere is left over`() {
    var reader = ContactReader(Self.matcher)
    #expect(reader.read("刘建 13901234567 杭州市西湖区文三路478号").confidence == .certain)
    let ambiguous = reader.read("刘建 13901234567 朝阳区建国路1号")
    #expect(ambiguous.confidence == .guess)
    #expect(ambiguous.region?.alternatives.isEmpty == false)
    #expect(reader.read("刘建 1390123456 杭州市西湖区文三路478号").phones.first?.confidence == .guess)
    let remark = reader.read("刘建 13901234567 杭州市西湖区文三路478号\n备注：放门口")
    #expect(remark.leftOver.map(\.text) == ["放门口"])
    #expect(reader.read("").confidence == .guess)
  }

  @Test func `ranges lie within the text, whatever it is`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    var reader = ContactReader(Self.matcher)
    let parts = [
      "收货人", "：", "张三", "13901234567", "0571-8888", "6666", "-12", "[34", "]", "杭州市", "西湖区", "文三路",
      "478号",
      "310012", "\n", " ", "\u{200B}", "😀", "𠮷", "&nbsp;", "<br>", "（收）", "收", "·", "+86", "*",
      "****", "　", "，",
      "11010519491231002X", "北京", "朝阳", "\u{FFFD}", "a", "Z", "\u{0}", "１", "電話", "备注：",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0..<14, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
      Self.expectRanges(of: reader.read(text), within: text)
    }
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let contact = unsafe bytes.withUnsafeBufferPointer { unsafe reader.read($0) }
      for range in contact.phones.map(\.range) + (contact.detail?.ranges ?? []) {
        #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count, "seed \(seed)")
      }
    }
    let long = String(repeating: "杭州市西湖区1390123456", count: 40_000)
    Self.expectRanges(of: reader.read(long), within: long)
  }
}
