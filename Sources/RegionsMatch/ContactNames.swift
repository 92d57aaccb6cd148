import RegionsNames
import TypedNumbers

/// How much a word is like the name of a person.
struct ContactNames: Sendable {
  /// What a unit is in names and in addresses.
  private struct Traits: OptionSet {
    let rawValue: UInt16
    /// A surname that many have.
    static let common = Traits(rawValue: 1)
    static let surname = Traits(rawValue: 2)
    /// What names of places end in: 路, 楼, 园.
    static let placeEnd = Traits(rawValue: 4)
    /// Behind which something else may begin: 3号张三.
    static let wordEnd = Traits(rawValue: 8)
    /// Of names that were written by their sound: 买买提.
    static let sound = Traits(rawValue: 16)
    /// What begins talk, what begins words that are no names, and what ends the names of firms.
    static let talk = Traits(rawValue: 32)
    static let noName = Traits(rawValue: 64)
    static let firmEnd = Traits(rawValue: 128)
    /// What begins a surname of two units.
    static let compound = Traits(rawValue: 256)
    /// Behind which a nickname may begin: 501室小鱼.
    static let room = Traits(rawValue: 512)
    /// What begins a word of how to deliver.
    static let remark = Traits(rawValue: 1024)
    /// What ends talk: 发你了哈.
    static let talkEnd = Traits(rawValue: 2048)
    /// What things are counted by: 2件.
    static let measure = Traits(rawValue: 4096)
    /// What stands before a surname of somebody who is known: 小张, 老李.
    static let familiar = Traits(rawValue: 8192)
    /// What stands before whom something is for: 转王姐.
    static let giving = Traits(rawValue: 16384)
    /// What titles end in.
    static let titleEnd = Traits(rawValue: 32768)
  }

  private var traits = UnitTable<UInt16>(repeating: 0)
  private let compounds: [[UInt16]]
  private let titles: [[UInt16]]
  private let chatter: [[UInt16]]
  /// Talk that begins other words, too: 中国, 中国科学院.
  private let exclamations: [[UInt16]]
  private let greetings: [[UInt16]]
  private let latinTitles: [[UInt16]]
  private let noNames: [[UInt16]]
  /// How to deliver, wherever it stands in a word without digits: 顺丰到付.
  private let remarks: [[UInt16]]
  private let firms: [[UInt16]]

  static let shared = ContactNames()

  private init() {
    let words = NameFolding.words
    compounds = words(
      """
      欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 令狐 慕容 司徒 司空 夏侯 端木 南宫 西门 独孤 长孙 宇文 轩辕 百里 呼延 \
      闻人 申屠 太史 公羊 澹台 淳于 单于 钟离 万俟 拓跋 东郭 公冶 濮阳 赫连 完颜 叶赫 那拉 爱新 纳兰 耶律 仲孙
      """)
    titles = words(
      """
      先生 女士 小姐 太太 夫人 老师 师傅 经理 总经理 店长 老板 老板娘 医生 大夫 护士 主任 同学 阿姨 叔叔 大哥 大姐 哥 姐 \
      总 工 老 科长 处长 局长 校长 院长 教授 会计 助理 律师 警官 队长 班长 掌柜 总监 主管 部长 组长 厂长 书记 工程师 师兄 师姐 同志 \
      叔 姨 婶 嫂 伯 爷 妹妹 弟弟 董 妈妈 爸爸 妈 爸 爷爷 奶奶 宝宝 宝贝 boss sir
      """)
    chatter = words(
      """
      请 勿 谢谢 感谢 麻烦 务必 不要 不准 必须 尽快 工作日 节假日 周末 周一 周六 周日 送货 发货 快递 放到 放在 放门 随货 到付 拒收 \
      配送 提前 电话联系 一定 手里 本人 签收 联系 送到 备注 加急 包邮 保密 代收 收货 到店 自提 门口 \
      你好 您好 以上 如下 麻烦您 一律 其他地方 放快递 放前台 放驿站 放菜鸟 放丰巢 放柜 打电话 勿放 别放 不接 送到家 送货上门 上门 微信同号 同微信 微信号 晚上 白天 上午 下午 在家 帮忙 帮我 寄到 发到 发往 发这里 寄这里 送这里 发这个 寄这个 我的 这是 这个 老地址 新地址 改成 更换 换成
      """)
    exclamations = words(
      """
      中国 中国大陆 男 女 ok 亲 亲亲 急 地址 收 寄 手机 电话 下午送 上午送 晚上送 hi hello dear thanks regards best 顺丰 圆通 中通 \
      申通 韵达 极兔 德邦 ems
      """)
    latinTitles = words("mr mrs ms dr prof")
    greetings = words(
      """
      姐 哥 大哥 大姐 美女 帅哥 老板 老板娘 师傅 小哥 小姐姐 掌柜 客服 店家 卖家 亲爱的 宝 宝子 兄弟 \
      顺丰快递 顺丰速运 圆通快递 圆通速递 中通快递 申通快递 韵达快递 极兔快递 极兔速递 京东快递 京东物流 邮政快递 德邦快递 德邦物流
      """)
    remarks = words("到付 包邮 谢谢 谢啦 多谢 务必 尽快 加急 易碎 勿折 勿压 别放 不要")
    noNames = words(
      """
      门卫 保安 前台 大堂 大厅 物业 菜鸟 驿站 丰巢 收发室 传达室 快递柜 万达 万科 金地 国美 苏宁 华为 本地 外地 \
      全国 测试 东侧 西侧 南侧 北侧 南门 北门 东门 西门 对面 旁边 附近 楼下 楼上 地下 一层 二层 三层 四层 五层 负一 \
      一楼 二楼 三楼 四楼 五楼 一期 二期 三期 四期 临街 商铺 车库 仓库 宿舍 公寓 食堂 办公 后勤 甲 乙 丙 现货 样品 大陆 单元 号楼 号院 大街 小区
      """)
    firms = words(
      """
      公司 集团 工厂 百货 专卖店 超市 商行 商店 商场 药店 药房 饭店 酒店 宾馆 诊所 门诊 医院 学校 中学 小学 大学 学院 幼儿园 银行 \
      网吧 驿站 快递 工作室 事务所 代理 店 厂 馆 局 所 部 中心 局 处 社 仓储 物流 贸易 科技 有限 教育
      """)
    for word in chatter + exclamations { traits[word[0]] |= Traits.talk.rawValue }
    for word in remarks { traits[word[0]] |= Traits.remark.rawValue }
    for word in noNames { traits[word[0]] |= Traits.noName.rawValue }
    for word in firms { traits[word[word.count - 1]] |= Traits.firmEnd.rawValue }
    for word in titles { traits[word[word.count - 1]] |= Traits.titleEnd.rawValue }
    for word in compounds { traits[word[0]] |= Traits.compound.rawValue }
    func add(_ trait: Traits, _ list: String) {
      for unit in NameFolding.folded(list) { traits[unit] |= trait.rawValue }
    }
    add(
      [.common, .surname],
      """
      王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许邓冯韩曹曾彭萧肖蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅\
      钟姜崔谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白江阎闫薛尹段雷黎史龙陶贺顾毛郝龚邵万钱严赖覃洪武莫孔汤向常温康施文牛\
      樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕季裴霍涂成苗谷盛曲翁冉骆蓝\
      路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦花褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟\
      应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝
      """)
    add(
      .surname,
      """
      水昌鲍柏窦云奚平元皮储计伏成谈茅纪屠杜阮蓝季贾娄危童颜梅盛刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯昝管卢莫经房裘缪干解应\
      宗宣贲邓郁单杭洪包诸左石崔吉钮龚程嵇邢滑裴陆荣翁荀羊於惠甄曲家封芮羿储靳汲邴糜松井段富巫乌焦巴弓牧隗山谷车侯宓蓬\
      全郗班仰秋仲伊宫宁仇栾暴甘钭历戎祖武符刘景詹束龙叶幸司韶郜黎蓟溥印宿白怀蒲邰从鄂索咸籍赖卓蔺屠蒙池乔阳郁胥能苍双闻\
      莘党翟谭贡劳逄姬申扶堵冉宰郦雍却璩桑桂濮牛寿通边扈燕冀浦尚农温别庄晏柴瞿阎充慕连茹习宦艾鱼容向古易慎戈廖庾终暨居衡步\
      都耿满弘匡国文寇广禄阙东欧殳沃利蔚越夔隆师巩厍聂晁勾敖融冷訾辛阚那简饶空曾毋沙乜养鞠须丰巢关蒯相查后荆红游竺权逯盖益桓公\
      操原战布门旷母亢撒强锁刚么渠苟降勇拜修果户朴鹿鲜
      """)
    add(
      .placeEnd, "路街道巷弄号室楼层栋幢座村庄组屯镇乡区县市省园苑城厦店院校站场馆厂部处所司局行铺屋坊亭阁府庭墅里口边侧旁面内外库段期队湾桥湖港岛坝营汇荟邸郡堡寨坡沟岭岗滩坪堰圩埠"
    )
    add(.talkEnd, "吧呢哦啦哟呀嘛哈了啊")
    add(.measure, "件箱盒袋斤份瓶双个桶只")
    add(.familiar, "小老")
    add(.giving, "转给找致交")
    add(.room, "号室楼层栋幢座元店#站")
    add(.wordEnd, "号室楼层栋幢座元店院校站场馆厂部处所司局区园苑城厦村庄组屯路街巷弄里口旁边面内府庭墅寓#级班坊亭阁行")
    add(.sound, "阿艾巴买提古丽热娜依扎木江尔吐逊努尔买合木提再帕夏迪克布都拉汗玛姆萨孜力哈斯加勒别达丹措卓才让央金次仁旦增格桑多吉罗")
  }

  @inline(__always)
  private func has(_ trait: Traits, _ unit: UInt16) -> Bool { traits[unit] & trait.rawValue != 0 }

  /// Whether another word may begin behind a unit: a digit, a letter, what buildings and roads end in.
  func endsWord(_ unit: UInt16) -> Bool {
    unit < 0x80 || has(.wordEnd, unit)
  }

  /// Whether it ends the number of a door, so that what stands behind belongs to nothing before.
  func endsRoom(_ unit: UInt16) -> Bool {
    unit < 0x80 || has(.room, unit)
  }

  /// Whether a word is talk between the parts of a contact.
  func isChatter(_ text: ContactText, _ range: Range<Int>) -> Bool {
    guard has(.talk, text.units[range.lowerBound]) else { return false }
    return chatter.contains { $0.count <= range.count && text.holds($0, at: range.lowerBound) }
      || exclamations.contains { $0.count == range.count && text.holds($0, at: range.lowerBound) }
  }

  /// Whether a word only tells how to deliver, or talks: 顺丰到付, 发你了哈.
  private func isRemark(_ text: ContactText, _ range: Range<Int>) -> Bool {
    guard range.count <= 12 else { return false }
    if range.count >= 3, has(.talkEnd, text.units[range.upperBound - 1]) {
      return range.count >= 4 || !has(.common, text.units[range.lowerBound])
    }
    return range.contains { index in
      has(.remark, text.units[index])
        && remarks.contains { index + $0.count <= range.upperBound && text.holds($0, at: index) }
    }
  }

  /// Whether a word in front says to whom a message goes, or by whom the parcel, not whom it is about: 姐，发到这里.
  func isGreeting(_ text: ContactText, _ word: Range<Int>) -> Bool {
    holds(greetings, text, word)
  }

  /// Whether a word stands before names in Latin letters: Ms.
  func isLatinTitle(_ text: ContactText, _ word: Range<Int>) -> Bool {
    holds(latinTitles, text, word)
  }

  private func holds(_ words: [[UInt16]], _ text: ContactText, _ word: Range<Int>) -> Bool {
    words.contains { $0.count == word.count && text.holds($0, at: word.lowerBound) }
  }

  /// Whether a word is a title: 先生.
  func isTitle(_ text: ContactText, _ word: Range<Int>) -> Bool { holds(titles, text, word) }

  /// Whether a word is the surname of many, by itself.
  func isSurname(_ text: ContactText, _ word: Range<Int>) -> Bool {
    word.count == 1 && has(.common, text.units[word.lowerBound])
  }

  /// Whether a word ends as the names of firms do.
  func isFirm(_ text: ContactText, _ word: Range<Int>) -> Bool {
    has(.firmEnd, text.units[word.upperBound - 1])
      && firms.contains { ends(text, word, with: $0) && $0.count < word.count }
  }

  /// Whether a word counts things: 2件, 两箱橙子.
  func isQuantity(_ text: ContactText, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound,
      text.isDigit(index) || ContactNames.numerals.contains(text.units[index])
    {
      index += 1
    }
    return index > range.lowerBound && index < range.upperBound && range.upperBound - index <= 5
      && has(.measure, text.units[index]) && !has(.placeEnd, text.units[range.upperBound - 1])
  }

  private static let numerals = NameFolding.folded("一二两三四五六七八九十半几")

  /// Whether a word only says whom something is for: 转.
  func isGiving(_ text: ContactText, _ word: Range<Int>) -> Bool {
    word.count == 1 && has(.giving, text.units[word.lowerBound])
  }

  /// A word without what stands before whom something is for: 转王姐.
  func withoutGiving(_ text: ContactText, _ word: Range<Int>) -> Range<Int> {
    guard word.count >= 3, has(.giving, text.units[word.lowerBound]) else { return word }
    let rest = word.lowerBound + 1..<word.upperBound
    return worth(text, rest) >= 5 ? rest : word
  }

  /// Whether a name is one of two people's: 赵敏和周芷若.
  func isOfTwo(_ text: ContactText, _ range: Range<Int>) -> Bool {
    guard range.count >= 5 else { return false }
    return range.dropFirst(2).dropLast(2).contains { index in
      ContactNames.joints.contains(text.units[index])
        && worth(text, range.lowerBound..<index) >= 5
        && worth(text, index + 1..<range.upperBound) >= 5
    }
  }

  private static let joints = NameFolding.folded("和与及跟、&/")

  /// Whether a word of an address is one by itself: it has a number, or ends as places and firms do.
  func isAddressLike(_ text: ContactText, _ range: Range<Int>) -> Bool {
    let last = text.units[range.upperBound - 1]
    return has(.placeEnd, last) || has(.wordEnd, last) || has(.firmEnd, last)
      || range.contains { text.isDigit($0) }
  }

  private func compound(_ text: ContactText, _ range: Range<Int>) -> Int {
    guard has(.compound, text.units[range.lowerBound]) else { return 0 }
    return compounds.contains { $0.count <= range.count && text.holds($0, at: range.lowerBound) }
      ? 2 : 0
  }

  /// How much a word is like a name, by itself. 5 and more is a usual form, below 0 none.
  func worth(_ text: ContactText, _ word: Range<Int>) -> Int {
    var word = word
    var hanCount = 0
    var latinCount = 0
    var digitCount = 0
    var hasDot = false
    var hasHyphen = false
    for index in word {
      let unit = text.units[index]
      if ContactText.isHan(unit) {
        hanCount += 1
      } else if ContactText.isLatin(unit) {
        latinCount += 1
      } else if text.isDigit(index) {
        digitCount += 1
      } else if unit == 0xB7 {
        hasDot = true
      } else if unit == 0x2A {
        hanCount += 1  // 张*: what is hidden of it
      } else if unit == 0x2D {
        hasHyphen = true
      } else if unit != 0x20 && unit != 0x2E && unit != 0x27 {
        return -8
      }
    }
    // The rest of a number: 号门卫.
    if has(.room, text.units[word.lowerBound]) { return -8 }
    guard !hasHyphen || hanCount == 0 && digitCount == 0 else { return -8 }
    guard digitCount == 0 || hanCount + latinCount > digitCount, digitCount <= 4 else { return -8 }
    if digitCount > 0 { return -4 }
    if hanCount == 0 { return latinWorth(text, word, latinCount) }
    if isChatter(text, word) || isRemark(text, word) { return -10 }
    let compound = compound(text, word)
    if compound == 0 || word.count > 4, has(.noName, text.units[word.lowerBound]),
      noNames.contains(where: { $0.count <= word.count && text.holds($0, at: word.lowerBound) })
    {
      return -4
    }
    if hasDot { return hanCount >= 3 && hanCount <= 14 ? 7 : 0 }
    var hasTitle = false
    if has(.titleEnd, text.units[word.upperBound - 1]),
      let title = titles.first(where: { ends(text, word, with: $0) && $0.count < word.count })
    {
      hasTitle = true
      word = word.lowerBound..<word.upperBound - title.count
    } else if latinCount > 0 {
      return hanCount >= 2 && hanCount <= 4 && latinCount <= 8 ? 2 : -2
    }
    let count = word.count
    let isCommon = has(.common, text.units[word.lowerBound])
    let isSurname = isCommon || has(.surname, text.units[word.lowerBound])
    if hasTitle {
      // Tony老师, Amy姐
      if word.allSatisfy({ ContactText.isLatin(text.units[$0]) }) { return count <= 12 ? 6 : 1 }
      if count <= 3 { return isSurname || compound > 0 ? 8 : 4 }
      return count <= 4 && compound > 0 ? 8 : 1
    }
    if isFirm(text, word) { return -6 }
    let last = text.units[word.upperBound - 1]
    let isPlace = has(.placeEnd, last)
    if compound > 0, (3...4).contains(count), !isPlace || count == 3 { return 7 }
    if count == 2, has(.familiar, text.units[word.lowerBound]), has(.common, last) { return 5 }
    if isSurname, (2...3).contains(count) {
      // 万路 is a name as well as a road, 万家路 is none.
      return (isCommon ? 6 : 5) - (isPlace ? count == 2 ? 2 : 7 : 0)
    }
    if isPlace, count != 2 { return -6 }
    let soundCount = word.count { has(.sound, text.units[$0]) }
    if (3...8).contains(count), soundCount * 4 >= count * 3 { return 5 }
    switch count {
    case 1: return isSurname ? 0 : -4
    case 2, 3: return isPlace ? -2 : 3
    case 4: return isCommon ? 3 : 2
    case 5: return 0
    default: return -3
    }
  }

  private func latinWorth(_ text: ContactText, _ word: Range<Int>, _ count: Int) -> Int {
    guard count >= 2, count <= 24 else { return -4 }
    if isChatter(text, word) { return -10 }
    // PC, TEL: no name is without a vowel.
    return word.contains { ContactNames.vowels.contains(text.units[$0]) } ? 3 : -4
  }

  private static let vowels = NameFolding.folded("aeiouy")

  private func ends(_ text: ContactText, _ word: Range<Int>, with end: [UInt16]) -> Bool {
    word.count >= end.count && text.holds(end, at: word.upperBound - end.count)
  }
}
