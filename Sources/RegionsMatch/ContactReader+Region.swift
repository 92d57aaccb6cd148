import Regions
import RegionsNames
import TypedNumbers

/// The region that was read from a text.
struct FoundRegion {
  var region: Region
  var confidence: AddressMatch.Confidence
  var alternatives: [Region]
  var ranges: [Range<Int>]
  /// Whether a number stood in the middle of a name.
  var isJoined: Bool
}

extension ContactReader {
  /// Reads the region of what is left, and marks its names.
  mutating func readRegion() -> FoundRegion? {
    addresses.messageCodes = CodeEvidence(numbers, in: text)
    compose(joined: false)
    var verdict = addresses.read(folded: address)
    var isJoined = false
    if hasNumberInWord {
      let plain = worth(of: verdict)
      compose(joined: true)
      verdict = addresses.read(folded: address)
      if worth(of: verdict) > plain {
        isJoined = true
      } else {
        compose(joined: false)
        verdict = addresses.read(folded: address)
      }
    }
    guard let number = verdict.parse.region else { return nil }
    var ranges = markRegion(verdict)
    markRepetition(of: tree[number: number], &ranges)
    return FoundRegion(
      region: tree[number: number], confidence: verdict.parse.confidence,
      alternatives: verdict.alternatives.map {
        tree[number: addresses.lexicon.forest.node(of: $0)]
      }, ranges: ranges, isJoined: isJoined)
  }

  /// How much of a text a parse explains: the units of its names.
  private func worth(of verdict: Verdict) -> Int {
    var worth = 0
    var next = verdict.lastLink
    while let number = next {
      let link = addresses.chains[number]
      worth += (link.confirmedEnd ?? link.end) - link.start
      next = link.previous.number
    }
    return worth
  }

  /// Whether a number stands between two characters: 闽13500446000侯县.
  private var hasNumberInWord: Bool {
    for phone in numbers.phones where isInWord(phone.range) { return true }
    if let idNumber = numbers.idNumber, isInWord(idNumber.range) { return true }
    return false
  }

  private func isInWord(_ range: Range<Int>) -> Bool {
    ContactText.isHan(text[range.lowerBound - 1]) && ContactText.isHan(text[range.upperBound])
  }

  /// Puts together what may be the address.
  ///
  /// - Parameter joined: whether what stands before and behind a number is one word.
  private mutating func compose(joined: Bool) {
    address.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    for index in 0..<text.count {
      let role = text.roles[index]
      if role == .free, isAddress(index) {
        address.append(text.units[index])
        places.append(index)
      } else if joined, role == .phone || role == .idNumber {
        continue
      } else if address.last != 0x2C {
        address.append(0x2C)
        places.append(index)
      }
    }
  }

  private func isAddress(_ index: Int) -> Bool {
    switch label(at: index) {
    case .phone, .postcode, .idNumber, .remark, .sender: false
    case .firm: readsFirm
    case .name: isLongName(index)
    default: true
    }
  }

  func label(at index: Int) -> ContactLabel? {
    labels[index] == 0 ? nil : ContactLabel(rawValue: labels[index] - 1)
  }

  /// Whether what is announced as a name is too long for one: an address behind the wrong label.
  private func isLongName(_ index: Int) -> Bool {
    var (start, end) = (index, index)
    while start > 0, labels[start - 1] == labels[index], text.roles[start - 1] == .free,
      !text.isBreak(start - 1)
    {
      start -= 1
    }
    while end < text.count, labels[end] == labels[index], !text.isBreak(end) { end += 1 }
    return end - start > 7 && (start..<end).contains { ContactText.isHan(text.units[$0]) }
  }

  /// Marks the names that a region was read from.
  private mutating func markRegion(_ verdict: Verdict) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var links: [Link] = []
    var next = verdict.lastLink
    while let number = next {
      let link = addresses.chains[number]
      links.append(link)
      next = link.previous.number
    }
    links.reverse()
    let restStart =
      verdict.parse.restEnd < address.count ? links.last?.end ?? 0 : verdict.parse.restStart
    for (number, link) in links.enumerated() {
      let isLast = number == links.count - 1
      var end = isLast ? restStart : links[number + 1].start
      let ownEnd = link.confirmedEnd ?? link.end
      if !isLast, addresses.text.gap(min(ownEnd, end), end) > 0 { end = ownEnd }
      guard link.start < min(end, places.count) else { continue }
      add(link.start..<min(end, places.count), to: &ranges)
    }
    for range in ranges { text.mark(freeUnits: range, .region) }
    return ranges
  }

  /// Marks a region's names that stand once more, from the province or prefecture down, behind a part of the
  /// address: shops put what was chosen before what was typed.
  private mutating func markRepetition(of region: Region, _ ranges: inout [Range<Int>]) {
    guard let first = ranges.first, let last = ranges.last else { return }
    let unit = text.units[first.lowerBound]
    guard
      (last.upperBound..<text.count).contains(where: {
        text.units[$0] == unit && text.roles[$0] == .free
      })
    else { return }
    let names = region.path.prefix(3).map { NameFolding.folded($0.name) }
    for start in last.upperBound..<text.count where text.roles[start] == .free {
      guard let begin = names.firstIndex(where: { text.holds($0, at: start) }) else { continue }
      var end = start
      var count = 0
      for name in names[begin...] where text.holds(name, at: end) {
        end += name.count
        count += 1
      }
      guard count > 1, (start..<end).allSatisfy({ text.roles[$0] == .free }) else { continue }
      // 北京市东城区人民法院 is one name.
      if let place = places.firstIndex(of: end), addresses.text.isProperName(at: place) { continue }
      text.mark(start..<end, .region)
      ranges.append(start..<end)
    }
  }

  /// Adds where units of the address stand in the text, without separators at the end.
  private func add(_ units: Range<Int>, to ranges: inout [Range<Int>]) {
    var index = units.lowerBound
    while index < units.upperBound {
      var end = index + 1
      while end < units.upperBound, places[end] == places[end - 1] + 1,
        text.roles[places[end]] == .free
      {
        end += 1
      }
      var range = text.whole(places[index]..<places[end - 1] + 1)
      while let last = range.last, text.isBreak(last) { range.removeLast() }
      if !range.isEmpty, text.roles[range.lowerBound] == .free {
        if let before = ranges.last, before.upperBound == range.lowerBound {
          ranges[ranges.count - 1] = before.lowerBound..<range.upperBound
        } else {
          ranges.append(range)
        }
      }
      index = end
    }
  }

  // MARK: Postal codes

  /// Whether a postal code begins as those of a region's province do.
  func isNear(_ postcode: Range<Int>, _ region: Region) -> Bool {
    let first = text.units[postcode.lowerBound]
    let second = text.units[postcode.lowerBound + 1]
    guard let codes = ContactReader.postcodes[province(of: region)] else { return false }
    return codes.contains(Int(first &- 0x30) * 10 + Int(second &- 0x30))
  }

  /// Whether a region's numbers have no code of an area: in Taiwan, Hong Kong and Macao.
  func hasShortPhones(_ region: Region) -> Bool {
    let province = province(of: region)
    return province == 71 || province == 81 || province == 82
  }

  /// The first two digits of the code of a region's province, or 0.
  private func province(of region: Region) -> Int {
    region.path.first.flatMap { Int($0.id.prefix(2)) } ?? 0
  }

  /// The first two digits of the postal codes of each province, by the first two of its code.
  private static let postcodes: [Int: ClosedRange<Int>] = [
    11: 10...10, 12: 30...30, 13: 5...7, 14: 3...4, 15: 1...2, 21: 11...12, 22: 13...13,
    23: 15...16, 31: 20...20, 32: 21...22, 33: 31...32, 34: 23...24, 35: 35...36, 36: 33...34,
    37: 25...27, 41: 45...47, 42: 43...44, 43: 41...42, 44: 51...52, 45: 53...54, 46: 57...57,
    50: 40...40, 51: 61...64, 52: 55...56, 53: 65...67, 54: 85...86, 61: 71...72, 62: 73...74,
    63: 81...81, 64: 75...75, 65: 83...84,
  ]
}

extension ContactText {
  /// Marks the units of a range that nothing was found in.
  mutating func mark(freeUnits range: Range<Int>, _ role: ContactRole) {
    for index in range where roles[index] == .free { roles[index] = role }
  }
}

extension Range<Int> {
  fileprivate mutating func removeLast() { self = lowerBound..<upperBound - 1 }
}
