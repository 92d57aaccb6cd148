import RegionsNames

extension ContactReader {
  /// Finds labels and numbers, and what label each unit stands behind.
  mutating func markNumbersAndLabels() {
    labels.removeAll(keepingCapacity: true)
    receivers.removeAll(keepingCapacity: true)
    hasSender = false
    labels.append(contentsOf: repeatElement(0, count: text.count))
    var label: ContactLabel?
    var isBracketed = false
    var hasContent = false
    var hasWords = false
    var isLabelled = false
    var index = 0
    while index < text.count {
      let unit = text.units[index]
      if unit == 0x5B || unit == 0x3010, let end = tailEnd(at: index) {
        text.mark(index..<end, .tail)
        index = end
        continue
      }
      if let place = ContactLabels.shared.label(in: text, at: index, isLabelled: isLabelled),
        text.roles[index] == .free
      {
        text.mark(place.range, .label)
        switch place.label {
        case .all: label = nil
        case .sender:
          hasSender = true
          label = readsSender ? .name : .remark
        default: label = place.label
        }
        isBracketed = ContactText.breakKind(text[place.range.lowerBound - 1]) == .bracket
        (hasContent, hasWords) = (false, false)
        isLabelled = true
        index = place.range.upperBound
        continue
      }
      if label == nil, let end = orderCodeEnd(at: index) {
        text.mark(index..<end, .number)
        index = end
        continue
      }
      if let end = receiverEnd(at: index) {
        receivers.append(index)
        text.mark(index..<end, .label)
        label = nil
        index = end
        continue
      }
      if let kind = ContactText.breakKind(unit),
        closes(kind, label, hasContent, hasWords, isBracketed, unit)
      {
        label = nil
      }
      let isNumber =
        text.isDigit(index) && !text.isDigit(index - 1)
        || (unit == 0x2B || unit == 0x28) && text.isDigit(index + 1)
      if isNumber,
        !(index > 0 && text.roles[index - 1] == .free && ContactText.isLatin(text[index - 1])
          && label == nil)
      {
        let count = numbers.phones.count
        let end = min(max(numbers.read(&text, at: index, label: label), index + 1), text.count)
        let isTaken = text.roles[index] != .free
        if isTaken, numbers.phones.count > count || label != .remark { label = nil }
        hasContent = true
        if !isTaken {
          for place in index..<end { labels[place] = label?.rawValue.advanced(by: 1) ?? 0 }
        }
        index = end
        continue
      }
      labels[index] = label.map { $0.rawValue + 1 } ?? 0
      if label == .remark { text.roles[index] = .remark }
      if ContactText.breakKind(unit) == nil {
        hasContent = true
        if ContactText.isHan(unit) { hasWords = true }
      }
      index += 1
    }
  }

  /// Where a tail in brackets ends that stands by itself, as behind names and addresses of orders: [7839].
  private mutating func tailEnd(at index: Int) -> Int? {
    var end = index + 1
    while text.isDigit(end) { end += 1 }
    guard (3...5).contains(end - index - 1), text[end] == 0x5D || text[end] == 0x3011 else {
      return nil
    }
    numbers.add(tail: Array(text.units[index + 1..<end]))
    return end + 1
  }

  /// Where the number of an order ends that has letters in front, DD20240611003, at the beginning of a line or behind the
  /// number of that. `nil` if it is none: elsewhere it may be what a parcel is known by.
  private func orderCodeEnd(at index: Int) -> Int? {
    guard ContactText.isLatin(text.units[index]), text.isBreak(index - 1) else { return nil }
    var before = index - 1
    while before >= 0, text.units[before] == 0x20 || text.isDigit(before) { before -= 1 }
    guard before < 0 || text.units[before] == 0x0A else { return nil }
    var end = index
    while ContactText.isLatin(text[end]) { end += 1 }
    let digits = end
    while text.isDigit(end) { end += 1 }
    // 8613800138000, 13800138000, 075526001234 and 4001234567 are telephone numbers.
    let first = text[digits]
    let isPhone = first == 0x30 || first == 0x31 || first == 0x34 || first == 0x38
    return text.isBreak(end) && digits - index >= 2 && end - digits >= 8 && !isPhone ? end : nil
  }

  /// Whether a separator ends what a label announced.
  private func closes(
    _ kind: ContactBreak, _ label: ContactLabel?, _ hasContent: Bool, _ hasWords: Bool,
    _ isBracketed: Bool, _ unit: UInt16
  ) -> Bool {
    guard let label else { return false }
    if isBracketed, kind == .bracket { return true }
    guard hasContent else { return false }
    if kind == .line { return true }
    switch label {
    case .name, .phone, .postcode, .idNumber, .firm: return kind == .strong
    case .remark: return !hasWords  // The number of an order.
    default: return false
    }
  }

  /// Where the 收 ends that stands behind a name: 张三收, 张三（收）, 张三 收。 `nil` if it means something else.
  private func receiverEnd(at index: Int) -> Int? {
    guard text.units[index] == 0x6536, index > 0 else { return nil }
    guard text.isBreak(index + 1) || text.isDigit(index + 1) || isPhoneLabel(at: index + 1) else {
      return nil
    }
    let previous = text[index - 1]
    if ContactReader.takers.contains(previous) { return nil }
    var start = index - 1
    while start >= 0, let kind = ContactText.breakKind(text[start]), kind != .line { start -= 1 }
    guard start >= 0, text.roles[start] == .free,
      ContactText.isHan(text[start]) || ContactText.isLatin(text[start])
    else { return nil }
    return index + 1
  }

  private func isPhoneLabel(at index: Int) -> Bool {
    guard index < text.count else { return true }
    return ContactLabels.shared.label(in: text, at: index, isLabelled: true) != nil
  }

  /// What makes another word of 收: 签收, 拒收, 代收.
  private static let takers = NameFolding.folded("签拒代验查接回吸丰征没")
}
