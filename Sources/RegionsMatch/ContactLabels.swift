import RegionsNames
import TypedNumbers

/// What a label announces.
enum ContactLabel: UInt8 {
  case name, phone, postcode, idNumber, region, address, detail
  /// Who sends it, a firm: shown by no field.
  case firm
  /// A remark, the number of an order.
  case remark
  /// The sender: a remark, unless nobody else is told of.
  case sender
  /// All of it: 收货信息.
  case all

  /// Whether a form may have it between brackets as a heading.
  var isOfForm: Bool { self == .address || self == .name || self == .phone || self == .all }
}

/// A label, where it stands with its colon.
struct ContactLabelPlace {
  var label: ContactLabel
  var range: Range<Int>
}

/// The words that stand before the parts of a contact, as forms and chats have them.
struct ContactLabels: Sendable {
  private struct Word {
    let units: [UInt16]
    let label: ContactLabel
    /// Whether it is one without a colon, too.
    let isPlain: Bool
    /// Whether it is one in the middle of a sentence, too.
    var isGiving = false
    /// Whether it has a line of its own.
    var isItem = false
  }

  /// Behind which somebody is named, wherever they stand: 麻烦寄给张三.
  private static let giving = "寄给 发给 送给 交给 转给 转交 转交给 发货给"
  /// What an order says of its goods and their price, a line each, with a colon.
  private static let items = """
    实付 实付款 实收 应付 应收 总价 总计 合计 小计 单价 运费 邮费 付款方式 付款时间 支付方式 支付时间 成交时间 创建时间 发货时间 交易号 物流单号 \
    商品属性 商品信息 商品编码 商品编号 商品规格 商品标题 宝贝属性 宝贝标题 颜色分类 规格 型号 款号 品名 件数 重量 体积 买家旺旺 订单状态 sku
    """
  /// Behind a label, what makes a sentence of it: 地址发你了, 电话不通.
  private static let verbs = NameFolding.folded("发给改换不没错已写要我你您")
  /// Between a label and its colon: 地址哈：.
  private static let particles = NameFolding.folded("哈呀啊哦呢")
  /// What a longer label has before one of these words: 仓库收货地址, 买家邮编, 发到这个地址.
  private static let beginnings = NameFolding.words(
    """
    仓库 收货 收件 退货 换货 取货 提货 寄回 退回 返回 维修 返修 售后 门店 公司 单位 家庭 学校 工厂 厂家 商家 店铺 买家 卖家 客户 用户 \
    顾客 本人 我的 我家 发到 寄到 送到 这个 下面 以下 常用 默认 备用 客服 紧急 家里 工作 户籍 学院 寄修 办公 安装 服务 配送 开票 发票 邮寄 快递 的
    """
  )
  /// Whom nobody calls by name.
  private static let pronouns = NameFolding.folded("我你您他她它俺咱谁")

  /// By first unit, the longest first.
  private let words: [[Word]]
  private let groups: UnitTable<UInt8>

  static let shared = ContactLabels()

  /// Each kind's words; those behind the bar need a colon.
  private static let lists: [(ContactLabel, String)] = [
    (
      .name,
      """
      收货人姓名 收件人姓名 收货人名称 收货人 收件人 收货姓名 收件姓名 收货方 收件方 联系人姓名 联系人 姓名 名字 客户姓名 我叫 \
      买家姓名 顾客姓名 取货人 提货人 收貨人 收货客户 收票人 签收人 订货人 | 名称 客户名称 客户 买家 顾客 用户名 花名 网名 昵称 称呼 收 名 人 学生姓名 receiver recipient \
      consignee contact name fullname attn attention to
      """
    ),
    (
      .phone,
      """
      收货人手机号码 收货人手机号 收货人手机 收货人电话 收件人手机 收件人电话 联系人电话 手机号码 手机号 手机 电话号码 \
      联系电话 收货电话 收件电话 收货手机 联系手机 联系方式 联系号码 电话 座机 固话 固定电话 备用电话 备用手机 备用号码 \
      备用 备选 办公电话 tel telephone phone mobile | 电 联系 热线 mob cell 号码 热线电话 服务热线 服务咨询 咨询 微信电话 电话/微信 tel no ph \
      phonenumber m t p
      """
    ),
    (
      .postcode,
      "邮政编码 邮编 邮政编号 邮递区号 zip zipcode postcode postalcode pc | 编码"
    ),
    (.idNumber, "身份证号码 身份证号 身份证 证件号码 身份证件号 | 证件号 证件 id idcard"),
    (
      .region,
      "所在地区 所在省市 所在区域 收货地区 收件地区 | 所在地 省市区 省市县 地区 区域 省份 城市 省 市 区 县 区/县 省/市 region"
    ),
    (.detail, "详细地址 具体地址 街道地址 详址 | 详细 街道 门牌号"),
    (
      .address,
      """
      收货人地址 收件人地址 收货地址 收件地址 联系地址 邮寄地址 寄送地址 送货地址 寄货地址 配送地址 快递地址 家庭地址 \
      家庭住址 通讯地址 办公地址 新地址 地址 寄送至 | 地 址 公司地址 单位地址 住址 现住址 寄到 寄往 寄至 发往 发至 送至 送到 寄 \
      address addr add shippingaddress
      """
    ),
    (
      .firm,
      """
      | 公司名称 公司 单位名称 单位 工作单位 购方名称 购货单位 收货单位 收货商户 商户名称 商户 店铺名称 店铺 店名 门店名称 门店 company
      """
    ),
    (
      .remark,
      """
      订单编号 订单号 运单号 快递单号 交易单号 | 备注 买家留言 卖家留言 留言 附言 注 说明 要求 温馨提示 注意 提示 订单 单号 \
      编号 货号 商品 商品名称 数量 金额 价格 时间 日期 下单时间 微信 微信号 qq 邮箱 email e-mail e 传真 fax f 性别 尺码 颜色 款式 \
      ps note remark 統一編號 统一编号 税号
      """
    ),
    (.sender, "| 寄件人 发件人 寄件方 发货人 寄件人姓名 发件人姓名 sender"),
    (
      .all,
      """
      收货人信息 收件人信息 收货信息 收件信息 收件人资料 收货资料 收件资料 联系信息 | 地址信息 我的地址 收货人资料 信息 \
      资料 如下 以下
      """
    ),
  ]

  private init() {
    var words: [[Word]] = [[]]
    var groups = UnitTable<UInt8>(repeating: 0)
    func add(_ word: Word) {
      guard let first = word.units.first else { return }
      if groups[first] == 0 {
        groups[first] = UInt8(truncatingIfNeeded: words.count)
        words.append([])
      }
      words[Int(groups[first])].append(word)
    }
    for (label, list) in ContactLabels.lists {
      var isPlain = true
      for word in NameFolding.words(list) {
        guard word != [0x7C] else {
          isPlain = false
          continue
        }
        add(Word(units: word, label: label, isPlain: isPlain))
      }
    }
    for word in NameFolding.words(ContactLabels.items) {
      add(Word(units: word, label: .remark, isPlain: false, isItem: true))
    }
    for word in NameFolding.words(ContactLabels.giving) {
      add(Word(units: word, label: .name, isPlain: true, isGiving: true))
    }
    self.words = words.map { $0.sorted { $0.units.count > $1.units.count } }
    self.groups = groups
  }

  /// The label that begins at an index, if one does.
  ///
  /// - Parameter isLabelled: whether the text has labels already, so that more are to be expected.
  func label(in text: ContactText, at index: Int, isLabelled: Bool) -> ContactLabelPlace? {
    let group = groups[text.units[index]]
    guard group != 0 else { return nil }
    let isStart = text.isBreak(index - 1)
    for word in words[Int(group)] {
      guard let end = end(of: word.units, in: text, at: index) else { continue }
      if word.isItem, !hasLine(text, from: index) { continue }
      let isLatin = ContactText.isLatin(word.units[0])
      if isLatin, !isStart || ContactText.isLatin(text[end]) { continue }
      var next = end
      while text[next] == 0x20 { next += 1 }
      if ContactLabels.particles.contains(text[next]), text[next + 1] == 0x3A { next += 1 }
      // 订单号#982189
      let isNumbered = word.label == .remark && word.isPlain && isStart && text[next] == 0x23
      if text[next] == 0x3A || text[next] == 0x3D || isNumbered {
        guard isStart || word.units.count > 1 else { continue }
        let start = isStart ? index : beginning(of: text, before: index)
        return ContactLabelPlace(label: word.label, range: start..<next + 1)
      }
      // 【寄修收货地址】
      if text[next] == 0x3011, word.label.isOfForm {
        let start = isStart ? index : beginning(of: text, before: index)
        if text[start - 1] == 0x3010, start == 1 || text[start - 2] == 0x0A {
          return ContactLabelPlace(label: word.label, range: start - 1..<next + 1)
        }
      }
      // 姓名 张三 手机 13800138000 地区 江西省
      if word.label == .region, word.units.count > 1, next > end, isBehindNumber(text, index) {
        return ContactLabelPlace(label: word.label, range: index..<next)
      }
      // 收 件 人 is a label only with a colon.
      guard word.isPlain, end == index + word.units.count else { continue }
      if word.isGiving, ContactText.isHan(text[next]) || ContactText.isLatin(text[next]) {
        if ContactLabels.pronouns.contains(text[next]) { continue }
        return ContactLabelPlace(label: word.label, range: index..<next)
      }
      // 电话是138…, 地址是…
      if (text[next] == 0x662F || text[next] == 0x4E3A) && !text.isBreak(next + 1) {
        return ContactLabelPlace(label: word.label, range: index..<next + 1)
      }
      let isNumber = [.phone, .postcode, .idNumber, .remark].contains(word.label)
      let hasNumber =
        text.isDigit(next) || text[next] == 0x2B || text[next] == 0x28
        || word.label == .remark && ContactText.isLatin(text[next])  // 单号SF1234567890123
      if !isNumber, next == end, ContactLabels.verbs.contains(text[next]) { continue }
      // （常温货地址）
      if !isStart, ContactText.breakKind(text[end]) == .bracket, text[end] != 0x28 { continue }
      if isNumber ? hasNumber || isStart && text.isBreak(end) : isStart || isLabelled {
        return ContactLabelPlace(label: word.label, range: index..<next)
      }
    }
    return nil
  }

  /// Whether a line begins at an index and has no number in it that is long enough for a telephone.
  private func hasLine(_ text: ContactText, from index: Int) -> Bool {
    guard index == 0 || text[index - 1] == 0x0A else { return false }
    var end = index
    var digits = 0
    while end < text.count, text[end] != 0x0A, digits < 7 {
      digits = text.isDigit(end) ? digits + 1 : 0
      end += 1
    }
    return digits < 7
  }

  /// Whether a telephone number stands right before, blanks aside.
  private func isBehindNumber(_ text: ContactText, _ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, text[before] == 0x20 { before -= 1 }
    return before >= 0 && before < index - 1 && text.roles[before] == .phone
  }

  /// Where a label begins that goes on with a word at an index: in front of the words right before it that say what kind of
  /// address, number or person it is.
  private func beginning(of text: ContactText, before index: Int) -> Int {
    var start = index
    var isLonger = true
    while isLonger, start > 0, !text.isBreak(start - 1) {
      isLonger = false
      for word in ContactLabels.beginnings
      where start >= word.count && text.holds(word, at: start - word.count)
        && !text.isBreak(start - word.count)
      {
        start -= word.count
        isLonger = true
        break
      }
    }
    return start
  }

  /// Where a word ends that stands at an index, as a form may have it with spaces between its characters.
  private func end(of word: [UInt16], in text: ContactText, at index: Int) -> Int? {
    if text.holds(word, at: index) { return index + word.count }
    guard word.count > 1, text[index + 1] == 0x20, text[index] == word[0],
      ContactText.isHan(word[0])
    else { return nil }
    var place = index
    for unit in word {
      while place > index, text[place] == 0x20 { place += 1 }
      guard text[place] == unit else { return nil }
      place += 1
    }
    return place
  }
}
