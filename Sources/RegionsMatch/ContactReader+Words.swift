import RegionsNames

extension ContactReader {
  /// Finds the words of what is left.
  mutating func collectWords() {
    words.removeAll(keepingCapacity: true)
    var index = 0
    while index < text.count {
      guard isInWord(index) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, isInWord(index), labels[index] == labels[start] { index += 1 }
      if label(at: start) == nil, ContactNames.shared.isQuantity(text, start..<index),
        !isBesideRegion(start..<index)
      {
        // 阿芳 2份 13800138000
        text.mark(start..<index, .remark)
        continue
      }
      // 3号,张三.13800138000 has the dot for a separator, 3.5 hasn't.
      words.append(ContactWord(range: start..<index, label: label(at: start)))
    }
    var isAddress = false
    for number in words.indices {
      measure(number)
      // What is announced as a name and names a region is an address.
      if words[number].label != .name { isAddress = false }
      if words[number].label == .name, words[number].before == .region { isAddress = true }
      if isAddress { words[number].label = nil }
    }
  }

  private func isBesideRegion(_ range: Range<Int>) -> Bool {
    edge(from: range.lowerBound - 1, step: -1).edge == .region
      || edge(from: range.upperBound, step: 1).edge == .region
  }

  private func isInWord(_ index: Int) -> Bool {
    guard text.roles[index] == .free else { return false }
    let unit = text.units[index]
    if unit == 0x2E {
      return isPlain(text[index - 1]) && isPlain(text[index + 1]) || isBehindTitle(index)
    }
    return ContactText.breakKind(unit) == nil
  }

  /// Whether a dot ends a title before a name: Ms. Chen.
  private func isBehindTitle(_ dot: Int) -> Bool {
    guard text[dot + 1] == 0x20, ContactText.isLatin(text[dot + 2]) else { return false }
    var start = dot
    while ContactText.isLatin(text[start - 1]) { start -= 1 }
    return start < dot && ContactNames.shared.isLatinTitle(text, start..<dot)
  }

  private func isPlain(_ unit: UInt16) -> Bool {
    ContactText.isLatin(unit) || unit &- 0x30 < 10
  }

  /// Finds what stands around a word.
  private mutating func measure(_ number: Int) {
    let range = words[number].range
    let (before, beforePhone, beforeRight) = edge(from: range.lowerBound - 1, step: -1)
    let (after, afterPhone, afterRight) = edge(from: range.upperBound, step: 1)
    words[number].before = before
    words[number].after = after
    words[number].isNextToPhone = beforePhone || afterPhone
    words[number].isRightNextToPhone = beforeRight || afterRight
    words[number].isBeforeRegion = after == .region
    words[number].isBracketed =
      ContactText.isHan(text[range.lowerBound - 2])
      && ContactText.breakKind(text[range.lowerBound - 1]) == .bracket
      && ContactText.breakKind(text[range.upperBound]) == .bracket
  }

  private func edge(
    from start: Int, step: Int
  ) -> (edge: ContactEdge, isPhone: Bool, isRight: Bool) {
    var index = start
    var edge: ContactEdge?
    while index >= 0, index < text.count {
      let role = text.roles[index]
      switch role {
      case .free:
        guard let kind = ContactText.breakKind(text.units[index]) ?? dot(index) else {
          return (edge ?? .word, false, false)
        }
        if kind == .line {
          edge = edge == .label ? .label : .line
        } else if kind != .space, edge == nil {
          edge = .separator
        }
      case .phone: return (edge ?? .number, true, edge == nil)
      case .label:
        // 电话：138… is a phone, though a label stands before it.
        if edge == nil { edge = .label }
      case .region: return (edge ?? .region, false, false)
      case .remark: edge = edge ?? .separator
      default: return (edge ?? .number, false, false)
      }
      index += step
    }
    return (edge ?? .text, false, false)
  }

  private func dot(_ index: Int) -> ContactBreak? {
    text.units[index] == 0x2E ? .strong : nil
  }

  // MARK: The name

  /// A word, or the end of one, that may be the name.
  struct NameChoice {
    var range: Range<Int>
    var score: Int
    var worth: Int
    var word: Int
  }

  /// Chooses the name, if anything is like one.
  mutating func chooseName() -> (range: Range<Int>, confidence: AddressMatch.Confidence)? {
    if let labelled = labelledName() {
      let isUsual =
        labelled.count <= 6 && ContactNames.shared.worth(text, labelled) >= 2
        && !ContactNames.shared.isOfTwo(text, labelled)
      return (labelled, isUsual ? .certain : .likely)
    }
    var best: NameChoice?
    var second = 0
    for number in words.indices {
      for choice in choices(number) {
        if let other = best, other.score >= choice.score {
          second = max(second, choice.score)
        } else {
          second = max(second, best?.score ?? 0)
          best = choice
        }
      }
    }
    guard let best, best.score >= ContactReader.leastScore else { return firmInFront() }
    use(best)
    // Cut out of a word, it has to stand behind a number or what doors end in.
    let isWhole =
      best.range.lowerBound == 0 || text.isBreak(best.range.lowerBound - 1)
      || ContactNames.shared.endsRoom(text[best.range.lowerBound - 1])
    let isSure = best.worth >= 5 && best.score >= 9 && second < best.score - 1 && isWhole
    return (best.range, isSure ? .certain : best.score >= 8 ? .likely : .guess)
  }

  /// The firm that the first line names, where the address is announced below it and nobody is named.
  private mutating func firmInFront() -> (range: Range<Int>, confidence: AddressMatch.Confidence)? {
    guard words.count > 1, words[0].label == nil, words[0].before == .text,
      words[0].after == .line, words[1].label == .address,
      ContactNames.shared.isFirm(text, words[0].range)
    else { return nil }
    words[0].use = .name
    return (words[0].range, .likely)
  }

  /// What a name has to be worth at least.
  private static let leastScore = 6

  /// The words behind a label of names: Alex Chen, 张三.
  private mutating func labelledName() -> Range<Int>? {
    guard let first = words.firstIndex(where: { $0.label == .name && !isLong($0.range) }) else {
      return nil
    }
    var last = first
    if let end = endOfFirm(first) {
      for number in first...end { words[number].use = .name }
      return words[first].range.lowerBound..<words[end].range.upperBound
    }
    while last + 1 < words.count, words[last + 1].label == .name, words[last].after == .word,
      isShortPart(words[last].range)
        && (isShortPart(words[last + 1].range)
          || ContactNames.shared.isTitle(text, words[last + 1].range))
    {
      last += 1
    }
    guard ContactNames.shared.worth(text, words[first].range) > -8 else { return nil }
    for number in first...last { words[number].use = .name }
    return words[first].range.lowerBound..<words[last].range.upperBound
  }

  /// The last word of a firm's name that has brackets in it: 万象贸易（合肥）有限公司.
  private func endOfFirm(_ first: Int) -> Int? {
    var last = first
    while last + 1 < words.count, last < first + 3, words[last + 1].label == .name,
      (words[last].range.upperBound..<words[last + 1].range.lowerBound).allSatisfy({
        ContactText.breakKind(text[$0]) == .bracket
      })
    {
      last += 1
    }
    return last > first && ContactNames.shared.isFirm(text, words[last].range) ? last : nil
  }

  private func isLong(_ range: Range<Int>) -> Bool {
    range.count > 14 && range.contains { ContactText.isHan(text.units[$0]) }
  }

  /// A word that may be one of several of a name: in Latin letters, or one character.
  private func isShortPart(_ range: Range<Int>) -> Bool {
    range.count == 1 || range.allSatisfy { !ContactText.isHan(text.units[$0]) && !text.isDigit($0) }
  }

  /// Cuts the name out of its word.
  private mutating func use(_ choice: NameChoice) {
    let word = words[choice.word]
    words[choice.word].use = .name
    if choice.range.lowerBound > word.range.lowerBound {
      var head = word
      head.range = word.range.lowerBound..<choice.range.lowerBound
      head.use = ContactNames.shared.isGiving(text, head.range) ? .leftOver : .detail
      words[choice.word].range = choice.range
      words.insert(head, at: choice.word)
    }
    // Alex Chen: the words of one name in Latin letters.
    for number in words.indices where words[number].range.lowerBound > word.range.lowerBound {
      if words[number].range.upperBound <= choice.range.upperBound { words[number].use = .name }
    }
  }

  /// The names a word may be or end in.
  private func choices(_ number: Int) -> [NameChoice] {
    let word = words[number]
    guard
      word.label == nil || word.label == .address || word.label == .detail || word.label == .name
        || word.label == .firm && readsFirm
    else { return [] }
    var choices: [NameChoice] = []
    let names = ContactNames.shared
    var range = word.range
    // Alex Chen is one name of two words.
    var last = number
    while isLatinName(words[last].range), last + 1 < words.count, words[last].after == .word,
      isLatinName(words[last + 1].range), last < number + 3
    {
      last += 1
    }
    if last == number, let end = endOfSpacedName(number) { last = end }
    if last > number { range = range.lowerBound..<words[last].range.upperBound }
    let isSpaced = last > number && !isLatinName(word.range)
    // 马骏 Ma Jun: the name once more in Latin letters.
    if !isLatinName(word.range) {
      while last + 1 < words.count, words[last].after == .word, last < number + 3,
        isLatinName(words[last + 1].range)
      {
        last += 1
      }
    }
    if last == number { range = names.withoutGiving(text, range) }
    if number > 0, isLatinName(word.range), words[number - 1].after == .word,
      isLatinName(words[number - 1].range)
    {
      return []
    }
    let isReceiver = receivers.contains { isRightBefore($0, range.upperBound) }
    var worth = isSpaced ? 5 : names.worth(text, range)
    // 13800138000（唐）
    if word.isNextToPhone, isInBrackets(range), names.isSurname(text, range) { worth = 3 }
    if worth > -4 || isReceiver && worth > -8 {
      let context = context(of: word, words[last], isReceiver: isReceiver, worth: worth)
      choices.append(
        NameChoice(
          range: range, score: max(worth, isReceiver ? 0 : worth) + context, worth: worth,
          word: number))
    }
    if range.count > 2, last == number, let tail = tail(of: number, isReceiver: isReceiver) {
      choices.append(tail)
    }
    return choices
  }

  private func isLatinName(_ range: Range<Int>) -> Bool {
    range.allSatisfy {
      ContactText.isLatin(text.units[$0]) || text.units[$0] == 0x2E || text.units[$0] == 0x2D
    } && ContactText.isLatin(text.units[range.lowerBound])
  }

  /// The last word of a name that has a space between its characters, 钱 进 and 王 小 明, if one begins with a
  /// word.
  private func endOfSpacedName(_ number: Int) -> Int? {
    guard words[number].range.count == 1, words[number].before != .word,
      ContactNames.shared.worth(text, words[number].range) == 0
    else { return nil }
    var last = number
    var count = 1
    while last + 1 < words.count, words[last].after == .word, count < 3,
      words[last + 1].range.allSatisfy({ ContactText.isHan(text.units[$0]) })
    {
      last += 1
      count += words[last].range.count
    }
    return last > number && count <= 3 && words[last].after != .word ? last : nil
  }

  /// Whether 收 stands right behind, spaces and a bracket aside.
  private func isRightBefore(_ receiver: Int, _ end: Int) -> Bool {
    var index = end
    while index < receiver, let kind = ContactText.breakKind(text.units[index]), kind < .strong {
      index += 1
    }
    return index == receiver
  }

  /// What the place of a word says for its being the name.
  private func context(
    of word: ContactWord, _ last: ContactWord, isReceiver: Bool, worth: Int
  ) -> Int {
    var score = 0
    let isRightNext = word.isRightNextToPhone || last.isRightNextToPhone
    let isNext = word.isNextToPhone || last.isNextToPhone
    let before = word.before
    let after = last.after
    if isRightNext { score += 4 } else if isNext { score += 3 }
    if isReceiver { score += 8 }
    let isAlone = before.isFirm && after.isFirm
    if before == .line || before == .text, after == .line || after == .text {
      score += 2
    } else if isAlone {
      score += 2
    }
    if before == .text { score += 1 }
    if after == .text { score += 1 }
    if last.isBeforeRegion, before != .word { score += before == .text || before == .line ? 3 : 2 }
    if word.label == .address || word.label == .detail { score -= isAlone && worth >= 5 ? 2 : 3 }
    // Before everything else and beside the telephone, 花满楼 is no building.
    if worth < 0, before == .text, isRightNext { score += 4 }
    if last.isBracketed, !isNext, !isReceiver { score -= 6 }
    if !isNext, !isReceiver {
      if before == .word || before == .region, after == .word { score -= 3 }
      // Without a telephone beside it, a name has to look like one.
      if worth < 5, !(last.isBeforeRegion && before != .word), !(before == .text && after != .word)
      {
        score -= 4
      }
      if before == .region, after != .text, after != .line { score -= 2 }
    }
    return score
  }

  /// The name a word ends in: 3号楼501室张三.
  private func tail(of number: Int, isReceiver: Bool) -> NameChoice? {
    let word = words[number]
    let isNext = word.after == .number && word.isRightNextToPhone
    let isEnd = word.after != .word && word.after != .region
    guard isNext || isReceiver || isEnd else { return nil }
    let names = ContactNames.shared
    var best: NameChoice?
    for count in 2...6 where count < word.range.count {
      let range = word.range.upperBound - count..<word.range.upperBound
      let before = text.units[range.lowerBound - 1]
      guard names.endsWord(before) else { continue }
      // A word in letters is not cut: 陈Sir, Tony老师.
      if ContactText.isLatin(before), ContactText.isLatin(text.units[range.lowerBound]) { continue }
      let worth = names.worth(text, range)
      // A surname has to begin it, or a telephone number to follow.
      let isName = worth >= (names.endsRoom(before) ? 5 : 6)
      guard isName || (isNext && names.endsRoom(before) || isReceiver) && worth >= 3 else {
        continue
      }
      var score = worth - 1
      if isReceiver { score += 8 }
      if isNext { score += 4 } else if word.after == .text || word.after == .line { score += 1 }
      if word.label == .name { score -= 2 }
      if best.map({ score > $0.score }) ?? true {
        best = NameChoice(range: range, score: score, worth: worth, word: number)
      }
    }
    return best
  }
}
