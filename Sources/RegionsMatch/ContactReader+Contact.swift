import Regions

extension ContactReader {
  /// Puts the contact together.
  mutating func contact(
    _ utf8: UnsafeBufferPointer<UInt8>, _ region: FoundRegion?,
    _ name: (range: Range<Int>, confidence: AddressMatch.Confidence)?
  ) -> Contact {
    var contact = Contact()
    if let name {
      contact.name = unsafe field([name.range], name.confidence, utf8)
    }
    contact.phones = numbers.phones.map(phone)
    if let (range, confidence) = numbers.postcode {
      let isNear = region.map { self.isNear(range, $0.region) } ?? true
      contact.postcode = unsafe field([range], isNear ? confidence : .likely, utf8)
    }
    if let (range, confidence) = numbers.idNumber {
      var field = unsafe field([range], confidence, utf8)
      // Its last digit may be an x.
      field.text = String(decoding: field.text.utf8.map { $0 == 0x78 ? 0x58 : $0 }, as: UTF8.self)
      contact.idNumber = field
    }
    if let region {
      contact.region = Contact.RegionField(
        region: region.region, confidence: region.confidence, alternatives: region.alternatives,
        ranges: region.ranges.map(text.bytes))
    }
    sortOut(hasRegion: region != nil, hasName: name != nil)
    let detail = detailRanges()
    let doubts = doubts(about: contact, region)
    if !detail.isEmpty {
      contact.detail = unsafe field(detail, doubts || detail.count > 1 ? .likely : .certain, utf8)
    }
    contact.leftOver = unsafe leftOver(utf8)
    let isEmpty =
      contact.name == nil && contact.phones.isEmpty && region == nil && contact.postcode == nil
    if isEmpty {
      contact.confidence = .guess
    } else if doubts || detail.count > 1 || !contact.leftOver.isEmpty {
      let isGuess =
        contact.region?.confidence == .guess || contact.name?.confidence == .guess
      contact.confidence = isGuess ? .guess : .likely
    } else {
      contact.confidence = .certain
    }
    return contact
  }

  /// Whether anything isn't certain.
  private func doubts(about contact: Contact, _ region: FoundRegion?) -> Bool {
    if let region, region.confidence != .certain || region.isJoined { return true }
    if readsSender || words.contains(where: isStray) { return true }
    if let name = contact.name, name.confidence != .certain { return true }
    if contact.phones.contains(where: { $0.confidence != .certain }) { return true }
    if let idNumber = contact.idNumber, idNumber.confidence != .certain { return true }
    // A region that isn't named, or a person, may have been missed.
    if region == nil { return true }
    if contact.name == nil ? words.contains(where: isLikeName) : words.contains(where: isOther) {
      return true
    }
    return numbers.phones.count > 1 && numbers.phones.count != 2
  }

  /// Whether a word that wasn't taken for the name could be one.
  private func isLikeName(_ word: ContactWord) -> Bool {
    word.range.count <= 4 && ContactNames.shared.worth(text, word.range) >= 2
      || word.isNextToPhone && word.range.count <= 8
  }

  /// Whether a word of the detail stands apart from the rest and is like no part of an address.
  private func isStray(_ word: ContactWord) -> Bool {
    word.use == .detail && word.before != .region
      && !ContactNames.shared.isAddressLike(text, word.range)
  }

  /// Whether a word of the detail could be somebody else's name: 李强、王芳.
  private func isOther(_ word: ContactWord) -> Bool {
    word.use == .detail && (word.before.isFirm || word.after.isFirm) && word.range.count <= 4
      && ContactNames.shared.worth(text, word.range) >= 5
  }

  // MARK: What is left

  /// Tells talk and other names from the address.
  private mutating func sortOut(hasRegion: Bool, hasName: Bool) {
    let names = ContactNames.shared
    let lastRegion = text.roles.lastIndex(of: .region) ?? 0
    var isChatter = false
    for number in words.indices where words[number].use == .detail {
      let word = words[number]
      let goesOn = isChatter && word.before == .separator && !hasDigit(word.range)
      isChatter = false
      switch word.label {
      case .firm where readsFirm: break
      case .name, .phone, .postcode, .idNumber, .firm, .remark, .sender:
        words[number].use = .leftOver
      case .region, .address, .detail, .all, nil: break
      }
      guard words[number].use == .detail else { continue }
      if hasRegion, !isBeforeRegion(number), word.range.upperBound <= lastRegion,
        !hasDigit(word.range)
      {
        // Between the names of the region: 兵团第一师, 伊犁州 above 塔城.
        words[number].use = .leftOver
      }
      guard words[number].use == .detail else { continue }
      let worth = names.worth(text, word.range)
      if word.label != nil {
        // Behind the address, not the first word of it: 地址：文三路478号，谢谢
        if worth <= -10, word.before == .separator || word.before == .line {
          words[number].use = .leftOver
        }
        continue
      }
      if word.before == .region, isRepeated(number) {
        words[number].use = .leftOver
      } else if worth <= -10 || goesOn {
        words[number].use = .leftOver
        isChatter = true
      } else if hasName, worth >= 5, word.isRightNextToPhone, word.before.isFirm {
        // Another person's.
        words[number].use = .leftOver
      } else if hasName, number == 0, word.before == .text, word.after == .separator,
        names.isGreeting(text, word.range)
      {
        words[number].use = .leftOver
      } else if isNumberBefore(number)
        || word.range.contains(where: { text.units[$0] == 0x40 })
      {
        // The number of a list or a day, 1. 张三; an address of electronic mail.
        words[number].use = .leftOver
      } else if word.before != .region, word.after != .region,
        isName(number - 1) && word.isBracketed || isNameInLatin(number)
          || word.isNextToPhone && isInBrackets(word.range)
            && !names.isAddressLike(text, word.range)
      {
        // 王工（项目部）; 马骏 Ma Jun; 13901234567（微信）
        words[number].use = .leftOver
      } else if hasRegion, isBeforeRegion(number), worth >= 0, word.range.count <= 6,
        ContactText.isHan(text.units[word.range.lowerBound])
      {
        words[number].use = .leftOver
      }
    }
  }

  /// Whether a word stands before, too.
  private func isRepeated(_ number: Int) -> Bool {
    let word = text.units[words[number].range]
    return word.count > 1
      && words[..<number].contains { $0.use == .detail && text.units[$0.range] == word }
  }

  /// Whether a word is one of the numbers a text begins with, before a name or the region.
  private func isNumberBefore(_ number: Int) -> Bool {
    let word = words[number]
    guard isNumber(word.range), word.range.count <= 4,
      number == 0
        ? word.before == .text
        : isNumber(words[number - 1].range) && words[number - 1].use == .leftOver
    else { return false }
    var next = number
    while next + 1 < words.count, words[next].after.isFirm || words[next].after == .word,
      isNumber(words[next + 1].range)
    {
      next += 1
    }
    return words[next].after == .region || isName(next + 1) && words[next].after == .word
      || text[words[next].range.upperBound] != 0x20
  }

  private func isName(_ number: Int) -> Bool {
    words.indices.contains(number) && words[number].use == .name
  }

  func isInBrackets(_ range: Range<Int>) -> Bool {
    ContactText.breakKind(text[range.lowerBound - 1]) == .bracket
      && ContactText.breakKind(text[range.upperBound]) == .bracket
  }

  /// Whether a word is of the name in Latin letters that stands behind the name.
  private func isNameInLatin(_ number: Int) -> Bool {
    guard words[number].before == .word, number > 0,
      words[number].range.allSatisfy({ ContactText.isLatin(text.units[$0]) })
    else { return false }
    return isName(number - 1) || words[number - 1].use == .leftOver && isNameInLatin(number - 1)
  }

  private func isNumber(_ range: Range<Int>) -> Bool { range.allSatisfy { text.isDigit($0) } }

  private func hasDigit(_ range: Range<Int>) -> Bool { range.contains { text.isDigit($0) } }

  private func isBeforeRegion(_ number: Int) -> Bool {
    guard let start = text.roles.firstIndex(of: .region) else { return false }
    return words[number].range.lowerBound < start
  }

  /// Where the detail stands: its words, with the separators between neighbours.
  private func detailRanges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for word in words where word.use == .detail {
      var start = word.range.lowerBound
      if let last = ranges.last, isJoined(last.upperBound..<start) {
        start = last.lowerBound
        ranges.removeLast()
      } else if start > 0, text.roles[start - 1] == .free, isOpening(text[start - 1]) {
        start -= 1
      }
      ranges.append(start..<word.range.upperBound)
    }
    return ranges.flatMap(closed)
  }

  /// Whether only separators stand in a range, and no more than one line break.
  private func isJoined(_ range: Range<Int>) -> Bool {
    range.allSatisfy {
      text.roles[$0] == .free && text.isBreak($0)
        || text.units[$0] == 0x2E && text.roles[$0] == .free
    }
  }

  private func isOpening(_ unit: UInt16) -> Bool {
    [0x28, 0x5B, 0x3C, 0x3010, 0x300A].contains(unit)
  }

  /// A range with the bracket that closes what it opens, which may stand apart.
  private func closed(_ range: Range<Int>) -> [Range<Int>] {
    var open = 0
    for index in range {
      switch text.units[index] {
      case 0x28, 0x5B, 0x3C, 0x3010, 0x300A: open += 1
      case 0x29, 0x5D, 0x3E, 0x3011, 0x300B: open -= 1
      default: break
      }
    }
    var end = range.upperBound
    while open > 0, end < text.count, text.roles[end] == .free,
      [0x29, 0x5D, 0x3E, 0x3011, 0x300B, 0x20, 0x3002, 0x21].contains(text.units[end])
    {
      if ContactReader.closings.contains(text.units[end]) { open -= 1 }
      end += 1
    }
    // 【文三路478号】 is no part of something else.
    if open == 0, end - range.lowerBound > 2, isOpening(text.units[range.lowerBound]),
      ContactReader.closings.contains(text.units[end - 1])
    {
      let inner = range.lowerBound + 1..<end - 1
      if !inner.contains(where: { isOpening(text.units[$0]) }) { return [inner] }
    }
    var ranges = [range.lowerBound..<end]
    if open > 0 {
      var index = end
      while index < text.count, text.roles[index] == .phone || text.isBreak(index) {
        if text.roles[index] == .free, ContactReader.closings.contains(text.units[index]) {
          ranges.append(index..<index + 1)
          break
        }
        index += 1
      }
    }
    return ranges
  }

  private static let closings: [UInt16] = [0x29, 0x5D, 0x3E, 0x3011, 0x300B]

  private func leftOver(_ utf8: UnsafeBufferPointer<UInt8>) -> [Contact.Field] {
    var ranges: [Range<Int>] = words.filter { $0.use == .leftOver }.map { $0.range }
    var index = 0
    func isLeft(_ index: Int) -> Bool { [.number, .remark].contains(text.roles[index]) }
    while index < text.count {
      guard isLeft(index) else {
        index += 1
        continue
      }
      var range = index..<index + 1
      while range.upperBound < text.count, isLeft(range.upperBound) {
        range = range.lowerBound..<range.upperBound + 1
      }
      index = range.upperBound
      while let last = range.last, ContactText.breakKind(text.units[last]) != nil {
        range = range.lowerBound..<last
      }
      while let first = range.first, ContactText.breakKind(text.units[first]) != nil {
        range = first + 1..<range.upperBound
      }
      if !range.isEmpty { ranges.append(range) }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var fields = ranges.map { unsafe field([$0], .likely, utf8) }
    if text.byteCount < utf8.count {
      let range = text.byteCount..<utf8.count
      fields.append(
        Contact.Field(
          text: unsafe String(decoding: utf8[range], as: UTF8.self), confidence: .likely,
          ranges: [range]))
    }
    return fields
  }

  // MARK: Fields

  private func phone(_ found: FoundPhone) -> Contact.Phone {
    var digits = found.digits
    if found.areaCount > 0 { digits.insert(0x2D, at: found.areaCount) }
    return Contact.Phone(
      number: String(decoding: digits, as: UTF16.self),
      extension: found.tail.isEmpty ? nil : String(decoding: found.tail, as: UTF16.self),
      confidence: found.confidence, range: text.bytes(of: found.range))
  }

  /// A field of parts of the text.
  private func field(
    _ ranges: [Range<Int>], _ confidence: AddressMatch.Confidence,
    _ utf8: UnsafeBufferPointer<UInt8>
  ) -> Contact.Field {
    var value: [UInt8] = []
    for range in ranges {
      let isClosing = ContactReader.closings.contains(text.units[range.lowerBound])
      if !value.isEmpty, !isClosing { value.append(0x20) }
      for index in range { unsafe append(index, utf8, to: &value) }
    }
    return Contact.Field(
      text: String(decoding: value, as: UTF8.self), confidence: confidence,
      ranges: ranges.map(text.bytes))
  }

  /// Appends a unit as the text has it; of full-width digits and letters the narrow ones.
  private func append(
    _ index: Int, _ utf8: UnsafeBufferPointer<UInt8>, to value: inout [UInt8]
  ) {
    let unit = text.units[index]
    let bytes = text.bytes(of: index..<index + 1)
    if unit == 0x0A || unit == 0x20 {
      value.append(0x20)
    } else if bytes.count == 3, unsafe utf8[bytes.lowerBound] == 0xEF, unit < 0x80,
      unit != 0x2C, unit != 0x28, unit != 0x29, unit != 0x3A, unit != 0x3B, unit != 0x21
    {
      value.append(unsafe narrow(utf8, bytes.lowerBound))
    } else if index > 0, unit >= 0xDC00, unit < 0xE000 {
      // The second half of a character was written with the first.
    } else if bytes.count > 4 {
      value.append(UInt8(truncatingIfNeeded: unit))  // An entity of HTML.
    } else {
      for place in bytes { unsafe value.append(utf8[place]) }
    }
  }

  /// The narrow form of a full-width character of ASCII at a place, its case kept.
  private func narrow(_ utf8: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt8 {
    let scalar = unsafe UInt32(utf8[start + 1] & 0x3F) << 6 | UInt32(utf8[start + 2] & 0x3F)
    return UInt8(truncatingIfNeeded: scalar &- 0xF01 &+ 0x21)
  }
}
