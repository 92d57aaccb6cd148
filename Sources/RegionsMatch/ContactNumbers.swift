import RegionsNames

/// A telephone number as it was found.
struct FoundPhone {
  /// The digits, without the code of the country.
  var digits: [UInt16]
  /// How many of them are the code of the area; 0 for none.
  var areaCount: Int
  var tail: [UInt16] = []
  var range: Range<Int>
  var confidence: AddressMatch.Confidence
}

/// The numbers of a text: telephone numbers, ID numbers, postal codes, and what is none of these.
struct ContactNumbers {
  private(set) var phones: [FoundPhone] = []
  private(set) var idNumber: (range: Range<Int>, confidence: AddressMatch.Confidence)?
  var postcode: (range: Range<Int>, confidence: AddressMatch.Confidence)?
  /// Six digits at the end of a word, which are a postal code if the region says so.
  private(set) var gluedPostcode: Range<Int>?
  /// Eight digits, or nine or ten of which the first is a zero, that are a telephone number in Hong Kong, Macao or Taiwan.
  private(set) var shortPhone: FoundPhone?
  private var groups: [Range<Int>] = []
  /// A tail that stands by itself.
  private var tail: [UInt16] = []

  mutating func removeAll() {
    phones.removeAll(keepingCapacity: true)
    idNumber = nil
    postcode = nil
    gluedPostcode = nil
    shortPhone = nil
    tail.removeAll(keepingCapacity: true)
  }

  /// Takes a tail that stands by itself: that of the only number.
  mutating func add(tail digits: [UInt16]) {
    if tail.isEmpty { tail = digits }
  }

  /// Gives the only number the tail that stands by itself.
  mutating func finish() {
    if phones.count == 1, phones[0].tail.isEmpty, !tail.isEmpty { phones[0].tail = tail }
  }

  /// Reads the number that begins at a digit, a plus or a bracket, and marks it.
  ///
  /// - Parameter label: what the text announces here.
  /// - Returns: where to go on.
  mutating func read(_ text: inout ContactText, at start: Int, label: ContactLabel?) -> Int {
    collect(text, from: start)
    guard let first = groups.first else { return start + 1 }
    if let end = readMasked(&text, at: first.lowerBound) { return end }
    if let end = readID(&text, first, label) { return end }
    if label != .postcode, label != .idNumber, label != .remark,
      let end = readPhone(&text, label, from: start)
    {
      return end
    }
    if let end = readPostcode(&text, first, label) { return end }
    if label == nil || label == .phone { noteShortPhone(text) }
    let isFree = text.isBreak(first.lowerBound - 1)
    let isWord =
      (first.lowerBound == 0 || text[first.lowerBound - 1] == 0x0A)
      && text.isBreak(first.upperBound)
    if first.count >= 12 && (isFree || text.isBreak(first.upperBound)) || first.count >= 9 && isWord
    {
      // The number of an order.
      text.mark(first, .number)
    } else if label == .remark || label == .phone || label == .idNumber {
      if isFree, label != .remark { text.mark(first, .number) }
    }
    return first.upperBound
  }

  /// The digits from here on, in groups with no more than a space, a hyphen or a bracket between them; of
  /// single digits (1 3 9 0 …) the eleven of a mobile number.
  private mutating func collect(_ text: ContactText, from start: Int) {
    groups.removeAll(keepingCapacity: true)
    var index = start
    while groups.count < 6 || groups.count < 11 && groups.allSatisfy({ $0.count == 1 }) {
      var joint = 0
      while joint < 3, ContactNumbers.isJoint(text[index]) || groups.isEmpty && text[index] == 0x2B
      {
        index += 1
        joint += 1
      }
      let first = index
      while text.isDigit(index), text.roles[index] == .free { index += 1 }
      guard index > first else { return }
      groups.append(first..<index)
    }
  }

  private static func isJoint(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x2D, 0x28, 0x29, 0x2010...0x2015, 0x2212: true
    default: false
    }
  }

  // MARK: ID numbers

  private mutating func readID(
    _ text: inout ContactText, _ digits: Range<Int>, _ label: ContactLabel?
  ) -> Int? {
    var range = digits
    if range.count == 17, text[range.upperBound] == 0x78 {
      range = range.lowerBound..<range.upperBound + 1
    }
    guard range.count == 18 else { return nil }
    let values = range.map { text[$0] == 0x78 ? 10 : Int(text[$0]) - 0x30 }
    let year = values[6] * 10 + values[7]
    let month = values[10] * 10 + values[11]
    let day = values[12] * 10 + values[13]
    let isDate = (18...20).contains(year) && (1...12).contains(month) && (1...31).contains(day)
    let isPlace = (1...8).contains(values[0])
    guard isDate, isPlace else { return nil }
    var sum = 0
    for (value, weight) in zip(values, ContactNumbers.weights) { sum += value * weight }
    let isRight = sum % 11 == 1
    guard isRight || text.isBreak(range.lowerBound - 1) && text.isBreak(range.upperBound) else {
      return nil
    }
    if idNumber == nil {
      idNumber = (range, isRight ? .certain : .guess)
      text.mark(range, .idNumber)
    } else {
      text.mark(range, .number)
    }
    return range.upperBound
  }

  /// Of GB 11643: the weighted sum of all 18 leaves 1 when divided by 11.
  private static let weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2, 1]

  // MARK: Postal codes

  private mutating func readPostcode(
    _ text: inout ContactText, _ digits: Range<Int>, _ label: ContactLabel?
  ) -> Int? {
    guard digits.count >= 6, label != .phone, label != .idNumber, label != .remark else {
      return nil
    }
    let isEnd = text.isBreak(digits.upperBound)
    let isStart = text.isBreak(digits.lowerBound - 1)
    if digits.count == 6, label == .postcode || isStart && isEnd {
      let isZero = digits.allSatisfy { text[$0] == 0x30 }
      guard postcode == nil, !isZero, label == .postcode || text[digits.lowerBound] < 0x39 else {
        text.mark(digits, .number)
        return digits.upperBound
      }
      postcode = (digits, label == .postcode ? .certain : .likely)
      text.mark(digits, .postcode)
      return digits.upperBound
    }
    // 501室200080, 办公楼109038500: behind a word, and at the end of a line.
    if isEnd, digits.count <= 10, ContactText.isHan(text[digits.lowerBound - 1]) {
      gluedPostcode = digits.upperBound - 6..<digits.upperBound
    }
    return nil
  }

  /// Takes the six digits behind a word for the postal code.
  mutating func takeGluedPostcode(_ text: inout ContactText) {
    guard postcode == nil, let range = gluedPostcode,
      range.allSatisfy({ text.roles[$0] == .free })
    else { return }
    postcode = (range, .likely)
    text.mark(range, .postcode)
  }

  // MARK: Telephone numbers

  private mutating func readPhone(
    _ text: inout ContactText, _ label: ContactLabel?, from start: Int
  ) -> Int? {
    // The fewest groups that make a number; of what is only announced as one, all there are.
    for attempt in 0..<2 * groups.count {
      let isStrict = attempt < groups.count
      let count = isStrict ? attempt + 1 : 2 * groups.count - attempt
      guard isStrict || label == .phone || count == 1 else { continue }
      var digits: [UInt16] = []
      for group in groups[..<count] { digits += text.units[group] }
      guard digits.count <= 16 else { continue }
      let end = groups[count - 1].upperBound
      // 测试路13800138000号 is a house.
      if ContactNumbers.counters.contains(text[end]) { continue }
      guard
        var phone = isStrict
          ? phone(text, digits, groups[..<count])
          : doubtfulPhone(text, digits, groups[..<count], label)
      else { continue }
      var first = groups[0].lowerBound
      while first > start, text[first - 1] == 0x2B || text[first - 1] == 0x28 { first -= 1 }
      phone.range = first..<end
      readTail(of: &phone, text, count)
      text.mark(phone.range, .phone)
      let end2 = phone.range.upperBound
      add(phone)
      return end2
    }
    return nil
  }

  private mutating func add(_ phone: FoundPhone) {
    guard let index = phones.firstIndex(where: { $0.digits == phone.digits }) else {
      phones.append(phone)
      return
    }
    if phones[index].tail.isEmpty { phones[index].tail = phone.tail }
  }

  /// Keeps what is a telephone number where the region says so: 5123 4567 of Hong Kong, 02-2345-6789 of Taiwan.
  private mutating func noteShortPhone(_ text: ContactText) {
    // Years and days begin so, and no number of theirs does.
    let first = groups[0].lowerBound
    guard shortPhone == nil, text.isBreak(first - 1),
      !(text[first] == 0x32 && text[first + 1] == 0x30)
    else { return }
    var digits: [UInt16] = []
    for (number, group) in groups.prefix(3).enumerated() {
      guard group.count >= 2 else { return }
      digits += text.units[group]
      let isLong = digits[0] == 0x30
      guard
        isLong ? digits.count == 9 || digits.count == 10 : digits.count == 8 && digits[0] >= 0x32,
        text.isBreak(group.upperBound)
      else { continue }
      if !isLong, number > 0, isRange(text, groups[0], group) || isUnit(text, group.upperBound) {
        return
      }
      if isOfOther(text, first) { return }
      shortPhone = FoundPhone(
        digits: digits, areaCount: isLong && number > 0 ? groups[0].count : 0,
        range: groups[0].lowerBound..<group.upperBound, confidence: .likely)
      return
    }
  }

  /// Whether two numbers are those of neighbours: 2201-2208, 2203 2204.
  private func isRange(_ text: ContactText, _ one: Range<Int>, _ other: Range<Int>) -> Bool {
    func value(_ digits: Range<Int>) -> Int {
      digits.reduce(0) { $0 * 10 + Int(text.units[$1]) - 0x30 }
    }
    return one.count == other.count && abs(value(other) - value(one)) < 100
  }

  /// Whether what a place within a building is called stands behind, blanks aside: 2201 2308 室.
  private func isUnit(_ text: ContactText, _ index: Int) -> Bool {
    var index = index
    while text[index] == 0x20 { index += 1 }
    return ContactNumbers.units.contains(text[index])
  }

  /// Whether what stands in front says that it is another number: 取件码 62345678.
  private func isOfOther(_ text: ContactText, _ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, text[before] == 0x20 { before -= 1 }
    // 100号 is a house.
    return ContactNumbers.others.contains(text[before]) && !text.isDigit(before - 1)
  }

  private static let units = NameFolding.folded("室单座号楼仓铺层")
  private static let others = NameFolding.folded("码号单票员信证记期箱")

  /// Takes it for a telephone number.
  mutating func takeShortPhone(_ text: inout ContactText) {
    guard let shortPhone,
      shortPhone.range.allSatisfy({ text.roles[$0] == .free || text.roles[$0] == .number })
    else { return }
    phones.append(shortPhone)
    text.mark(shortPhone.range, .phone)
  }

  /// What is counted or numbered, and no telephone number.
  private static let counters = NameFolding.folded("号弄栋室幢楼元块")

  private func phone(
    _ text: ContactText, _ all: [UInt16], _ groups: ArraySlice<Range<Int>>
  ) -> FoundPhone? {
    var digits = all[...]
    var hasCountry = false
    let first = groups[groups.startIndex]
    for code in ContactNumbers.countries where digits.starts(with: code) {
      let isApart = first.count == code.count || text[first.lowerBound - 1] == 0x2B
      guard digits.count - code.count >= 11 || isApart && digits.count > 8 else { continue }
      digits = digits.dropFirst(code.count)
      hasCountry = true
      break
    }
    if digits.count == 12, digits.first == 0x30, isMobile(digits.dropFirst()) {
      digits = digits.dropFirst()
    }
    let isApart =
      groups.count == 1 || groups.dropFirst(hasCountry ? 1 : 0).allSatisfy { $0.count >= 3 }
      || groups.allSatisfy { $0.count == 1 }
    if hasCountry, digits.count == 8 || digits.count == 9, isFree(text, groups) {
      return FoundPhone(digits: Array(digits), areaCount: 0, range: first, confidence: .certain)
    }
    if digits.count == 11, isMobile(digits), isApart {
      return FoundPhone(digits: Array(digits), areaCount: 0, range: first, confidence: .certain)
    }
    if let areaCount = areaCount(digits, groups, hasCountry) {
      var numbers = Array(digits)
      if hasCountry, numbers.first != 0x30 { numbers.insert(0x30, at: 0) }
      return FoundPhone(
        digits: numbers, areaCount: areaCount, range: first, confidence: .certain)
    }
    if digits.count == 10,
      digits.starts(with: [0x34, 0x30, 0x30]) || digits.starts(with: [0x38, 0x30, 0x30]),
      groups.count == 1 || groups.count == 3 || groups.count == 2
    {
      return FoundPhone(digits: Array(digits), areaCount: 0, range: first, confidence: .certain)
    }
    return nil
  }

  /// One digit too few or too many, or a number without its area code.
  private func doubtfulPhone(
    _ text: ContactText, _ digits: [UInt16], _ groups: ArraySlice<Range<Int>>,
    _ label: ContactLabel?
  ) -> FoundPhone? {
    let first = groups[groups.startIndex]
    let isFree = isFree(text, groups)
    if groups.count == 1, isFree, digits.count == 10 || digits.count == 12,
      isMobileBeginning(digits[...])
    {
      return FoundPhone(digits: digits, areaCount: 0, range: first, confidence: .guess)
    }
    // A mobile number of Taiwan.
    if digits.count == 10, isFree, digits.starts(with: [0x30, 0x39]) {
      return FoundPhone(digits: digits, areaCount: 0, range: first, confidence: .likely)
    }
    let last = groups[groups.endIndex - 1].upperBound
    let hasTail = ContactNumbers.tailWords.contains { text.holds($0, at: last) }
    if label == .phone, (7...12).contains(digits.count), isFree || hasTail {
      return FoundPhone(digits: digits, areaCount: 0, range: first, confidence: .likely)
    }
    return nil
  }

  private func isFree(_ text: ContactText, _ groups: ArraySlice<Range<Int>>) -> Bool {
    text.isBreak(groups[groups.endIndex - 1].upperBound)
  }

  private static let countries = ["0086", "86", "852", "853", "886"].map { NameFolding.folded($0) }

  private func isMobile(_ digits: ArraySlice<UInt16>) -> Bool {
    digits.count == 11 && isMobileBeginning(digits)
  }

  private func isMobileBeginning(_ digits: ArraySlice<UInt16>) -> Bool {
    digits.count > 1 && digits[digits.startIndex] == 0x31 && digits[digits.startIndex + 1] >= 0x33
  }

  /// How many digits of a landline's number are the area code, the leading 0 included; `nil` if it is none.
  private func areaCount(
    _ digits: ArraySlice<UInt16>, _ groups: ArraySlice<Range<Int>>, _ hasCountry: Bool
  ) -> Int? {
    var digits = Array(digits)
    if hasCountry, digits.first != 0x30 { digits.insert(0x30, at: 0) }
    guard digits.count >= 10, digits.count <= 12, digits[0] == 0x30 else { return nil }
    let isShort = digits[1] == 0x31 && digits[2] == 0x30 || digits[1] == 0x32
    if isShort { return digits.count == 11 ? 3 : nil }
    guard digits[1] >= 0x33, digits.count >= 11 else { return nil }
    return 4
  }

  /// 138****8000: a number that isn't shown whole.
  private mutating func readMasked(_ text: inout ContactText, at start: Int) -> Int? {
    guard text[start] == 0x31, text[start + 1] >= 0x33, text[start + 1] <= 0x39 else { return nil }
    var index = start
    while text.isDigit(index) { index += 1 }
    let head = index - start
    let mask = index
    while text[index] == 0x2A || text[index] == 0x78 { index += 1 }
    guard (3...4).contains(head), index - mask >= 3 else { return nil }
    let tail = index
    while text.isDigit(index) { index += 1 }
    guard (2...5).contains(index - tail) else { return nil }
    add(
      FoundPhone(
        digits: Array(text.units[start..<index]), areaCount: 0, range: start..<index,
        confidence: .guess))
    text.mark(start..<index, .phone)
    return index
  }

  // MARK: Tails

  /// Reads the extension behind a number: -1234, 转1234, 分机1234, ext 1234, [1234].
  private func readTail(of phone: inout FoundPhone, _ text: ContactText, _ count: Int) {
    var index = phone.range.upperBound
    var closing: UInt16?
    switch text[index] {
    case 0x2D, 0x5F, 0x23: index += 1
    case 0x5B, 0x3010:
      closing = text[index] == 0x5B ? 0x5D : 0x3011
      index += 1
    default:
      let start = index
      while text[index] == 0x20 || text[index] == 0x2C { index += 1 }
      guard let word = ContactNumbers.tailWords.first(where: { text.holds($0, at: index) }) else {
        return
      }
      _ = start
      index += word.count
      while text[index] == 0x20 || text[index] == 0x3A { index += 1 }
    }
    let first = index
    while text.isDigit(index) { index += 1 }
    guard (1...6).contains(index - first) else { return }
    let tail = Array(text.units[first..<index])
    if let closing {
      guard text[index] == closing, index - first >= 3 else { return }
      index += 1
    }
    if ContactNumbers.counters.contains(text[index]) { return }
    phone.tail = tail
    phone.range = phone.range.lowerBound..<index
  }

  private static let tailWords = ["转接", "转分机", "分机号", "分机", "转", "extension", "ext.", "ext", "x"]
    .map { NameFolding.folded($0) }
}
