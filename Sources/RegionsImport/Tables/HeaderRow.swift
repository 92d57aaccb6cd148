import RegionsSource

/// The heading of a table whose format does not say whether it has one.
struct HeaderRow {
  /// The column names; `nil` if the first row is data.
  var names: [String]?
  /// How many rows stand before the first record: titles and the heading itself.
  var rows: Int

  /// The headings of other sources.
  private let known: Set<String>

  /// - Parameters:
  ///   - table: the first rows, as many as are worth looking at.
  ///   - known: the headings of other sources, which are headings here too.
  init(_ table: [[String]], known: Set<String> = []) {
    names = nil
    rows = 0
    self.known = known
    let width = table.map { $0.filter { !$0.isEmpty }.count }.max() ?? 0
    // Titles above the table fill one cell where the table has several.
    var first = 0
    if width >= 2 {
      let titles = table.prefix(max(0, min(HeaderRow.mostTitles, table.count - 2)))
        .prefix { HeaderRow.isTitle($0, of: width) }.count
      // A row of groups looks like a title as well.
      if titles > 0 {
        let (head, body) = (table[titles], table[(titles + 1)...])
        if let grouped = grouped(table[titles - 1], head, above: body) {
          names = grouped
          rows = titles + 1
          return
        }
        if head.filter({ !$0.isEmpty }).count > 1,
          head.allSatisfy({ !HeaderRow.hasDigit($0) }) || isHeading(head, above: body)
        {
          first = titles
        }
      }
    }
    // Comments above it, the heading the last of them.
    var comments = 0
    while comments < table.count, table[comments].first?.hasPrefix("#") == true { comments += 1 }
    if comments > 0, comments < table.count {
      rows = comments
      let last = table[comments - 1]
      if last.count > 1, last.count >= width - 1 {
        names = last.enumerated().map {
          $0.offset == 0 ? String($0.element.drop { "# ".contains($0) }) : $0.element
        }
        return
      }
      // Or the heading is the line below them.
      first = comments
    }
    guard first < table.count else { return }
    let head = table[first]
    let body = table[(first + 1)...]
    guard !body.isEmpty, isHeading(head, above: body) else {
      if comments == 0, let count = HeaderRow.withoutRegions(table) {
        names = table[count - 1]
        rows = count
      }
      return
    }
    names = head
    rows = first + 1
    if let split = HeaderRow.split(head, body) ?? HeaderRow.subheads(head, body) {
      names = split
      rows += 1
    }
  }

  /// The most lines above a heading.
  private static var mostTitles: Int { Count.dozen }

  /// Whether a row fills one cell, or no more than half of them where the others are filled: conditions
  /// of a query, groups of columns.
  private static func isTitle(_ row: [String], of width: Int) -> Bool {
    let filled = row.filter { !$0.isEmpty }.count
    return filled <= 1
      || !filled.isMost(of: width) && !row.contains { isNumber($0) && !isDate($0) }
  }

  /// How many lines stand above a table whose heading says nothing of the codes and names in front, as “;;2014;2015” above
  /// “01001;Aro;84694;85942”, titles among them; `nil` if it is none.
  private static func withoutRegions(_ table: [[String]]) -> Int? {
    func isFilled(_ row: [String]) -> Bool { row.count > 2 && !row[0].isEmpty && !row[1].isEmpty }
    func isAbove(_ row: [String]) -> Bool {
      row.count > 2 && row[0].isEmpty && row[1].isEmpty && row.contains { !$0.isEmpty }
    }
    let lines = table.prefix(mostTitles).prefix { row in
      isAbove(row) || row.count { !$0.isEmpty } == 1
    }
    let body = table[lines.count...]
    guard let last = lines.last, isAbove(last), body.count >= Count.several,
      body.count(where: isFilled).isMost(of: body.count)
    else { return nil }
    // What it says is said of numbers, and is none itself, but for a time.
    let areAboveNumbers = last.indices.allSatisfy { place in
      if last[place].isEmpty { return true }
      let below = body.compactMap { place < $0.count && !$0[place].isEmpty ? $0[place] : nil }
      return !below.isEmpty && below.allSatisfy(isNumber)
        && (!isNumber(last[place]) || isDay(last[place]) || year(last[place]) != nil)
    }
    return areAboveNumbers ? lines.count : nil
  }

  /// A heading in two lines, of which the first tells groups of columns and the second has the same words
  /// in each: “Departamento, , Municipio” above “Código, Nombre, Código, Nombre”.
  private func grouped(
    _ groups: [String], _ head: [String], above body: ArraySlice<[String]>
  ) -> [String]? {
    let filled = head.filter { !$0.isEmpty }
    guard Set(filled).count < filled.count, groups.contains(where: { !$0.isEmpty }),
      !filled.contains(where: Self.hasDigit), groups.count <= head.count
    else { return nil }
    var group = ""
    let names = head.enumerated().map { place, word in
      if place < groups.count, !groups[place].isEmpty { group = groups[place] }
      return word.isEmpty || group.isEmpty ? word : group + " " + word
    }
    return isHeading(names, above: body) ? names : nil
  }

  /// The names where the row below a heading goes on with it: it has words, and only below cells that are
  /// empty or that begin a group, and codes stand below them.
  private static func split(_ head: [String], _ body: ArraySlice<[String]>) -> [String]? {
    guard let second = body.first, body.count > 2 else { return nil }
    let places = second.indices.filter { !second[$0].isEmpty }
    func isBlank(_ place: Int) -> Bool { place >= head.count || head[place].isEmpty }
    guard let start = places.first, places.count > 1, places.count < head.count,
      !places.contains(where: { hasDigit(second[$0]) }),
      places.dropFirst().allSatisfy(isBlank),
      Set(places.map { second[$0] }).count == places.count,
      body.dropFirst().contains(where: { $0.count > start && hasDigit($0[start]) })
    else { return nil }
    return (0..<max(head.count, second.count)).map { place in
      place < second.count && !second[place].isEmpty
        ? second[place] : place < head.count ? head[place] : ""
    }
  }

  /// The names where the row below a heading says what is in the columns of its groups: years, or “male, female”, below
  /// “Population” and an empty cell, and nothing below the others.
  private static func subheads(_ head: [String], _ body: ArraySlice<[String]>) -> [String]? {
    guard let second = body.first, body.count > 1, second.first?.isEmpty ?? false,
      head.first?.isEmpty == false, body.dropFirst().first?.first?.isEmpty == false
    else { return nil }
    func text(_ row: [String], _ place: Int) -> String { place < row.count ? row[place] : "" }
    var group = ""
    var names: [String] = []
    for place in 0..<max(head.count, second.count) {
      let (upper, lower) = (text(head, place), text(second, place))
      let begins =
        !upper.isEmpty && text(head, place + 1).isEmpty && !text(second, place + 1).isEmpty
      if !upper.isEmpty { group = begins ? upper : "" }
      // Only groups have something below, and all of them.
      guard lower.isEmpty == group.isEmpty else { return nil }
      names.append(lower.isEmpty ? upper : group + " " + lower)
    }
    return Set(names).count == names.count && names.count > 2 && names != head ? names : nil
  }

  private func isHeading(_ head: [String], above body: ArraySlice<[String]>) -> Bool {
    let filled = head.filter { !$0.isEmpty }
    guard !filled.isEmpty else { return false }
    let shared = filled.count(where: known.contains)
    if shared > 1, shared.isMost(of: filled.count) { return true }
    // A word may be there twice, where all are words for what columns hold: "no", "no", "name".
    guard
      Set(filled).count == filled.count
        || Set(filled).count > 1 && filled.allSatisfy({ !KeyMeaning($0).isEmpty && $0.count <= 20 })
    else { return false }
    if Self.isNumbered(head) { return !(body.first.map(Self.isNumbered) ?? true) }
    // A number is never a heading, unless it is the level: "1", "2", "3", or a time at which others are counted.
    let times = Self.times(head, above: body)
    guard !head.indices.contains(where: { Self.isNumber(head[$0]) && !times.contains($0) })
    else { return false }
    // "L1" above "A1" is a heading where "name" or "Province" stands beside it, or if it is such a word itself.
    let hasWord = filled.contains(where: Self.isWholeWord)
    var weight = 0.0
    for (place, cell) in head.enumerated() where !cell.isEmpty {
      let below = body.compactMap { place < $0.count && !$0[place].isEmpty ? $0[place] : nil }
      let meaning = KeyMeaning(cell)
      if !hasWord, Self.isOneOf(cell, below) {
        weight += Self.repeated
        continue
      }
      if !meaning.isEmpty && cell.count <= 30 && below.first != cell
        && !Self.isName(cell, above: below)
      {
        // "北京市" has 市 in it as well: a heading is a word that the column below does not have. Letters of
        // alphabets, of two bytes at most, make words of their own: "області".
        let isWord =
          cell.utf8.allSatisfy { $0 < 0x80 } || cell.count <= 2 || meaning.contains(.id)
          || Self.endsAsHeading(cell)
          || cell.utf8.allSatisfy { $0 < 0xE0 } && LevelWords.all.contains(cell.lowercased())
        weight += isWord || meaning.contains(.plain) ? Self.word : Self.wordWithin
      }
      guard !below.isEmpty else { continue }
      if below.allSatisfy(Self.isNumber) { weight += Self.aboveNumbers }
      // Letters above codes.
      if !Self.hasDigit(cell), below.count > 1,
        below.allSatisfy({ Self.hasDigit($0) && !Self.isNumber($0) })
      {
        weight += Self.otherLook
      }
      if Self.hasDigit(cell), cell.contains(where: \.isLetter), Self.isOfOtherForm(cell, below) {
        weight += Self.otherForm
      }
      if below.contains(cell) { weight += Self.repeated }
      let isNonASCII = below.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }.count.isMost(
        of: below.count)
      if isNonASCII && cell.utf8.allSatisfy({ $0 < 0x80 }) { weight += Self.otherLook }
    }
    return weight >= Self.enough
  }

  /// Whether a cell ends with what headings alone end with: "城市名称", "城市类型".
  private static func endsAsHeading(_ cell: String) -> Bool {
    headingEnds.contains { cell.count > $0.count && cell.hasSuffix($0) }
  }

  /// One letter ends names as well.
  private static let headingEnds = (Words.list(.headingEnd) + Words.list(.kindHeading)).filter {
    $0.count > 1 && $0.utf8.contains { $0 >= 0x80 }
  }

  /// Whether most texts below a cell have its words that mean something, and it has others that mean nothing: the
  /// first of "Baringo County", "Bomet County".
  private static func isName(_ cell: String, above below: [String]) -> Bool {
    let words = KeyMeaning.words(of: cell)
    let telling = words.filter { !KeyMeaning($0).isEmpty }
    guard !telling.isEmpty, telling.count < words.count, below.count > 1 else { return false }
    return below.count { text in
      let own = KeyMeaning.words(of: text)
      return own.count > telling.count && telling.allSatisfy(own.contains)
    }.isMost(of: below.count)
  }

  /// Whether a program named the columns, by one word and their numbers: "V1", "V2", "V3".
  private static func isNumbered(_ row: [String]) -> Bool {
    guard row.count >= fewestNumbered, let first = row.first else { return false }
    let word = first.prefix { !("0"..."9" ~= $0) }
    guard let start = Int(first.dropFirst(word.count)), 0...1 ~= start, !word.isEmpty,
      word.utf8.allSatisfy({ $0 < 0x80 })
    else { return false }
    return row.enumerated().allSatisfy { place, cell in cell == word + String(start + place) }
  }

  /// Where days or years stand above numbers that are none: "2020-03-16", "2020-03-17", or "2019", "2020".
  private static func times(_ head: [String], above body: ArraySlice<[String]>) -> Set<Int> {
    func isAboveNumbers(_ place: Int) -> Bool {
      let below = body.compactMap { place < $0.count && !$0[place].isEmpty ? $0[place] : nil }
      return !below.isEmpty && below.allSatisfy { isNumber($0) && !isDay($0) }
    }
    let days = head.indices.filter { isDay(head[$0]) && isAboveNumbers($0) }
    if days.count > 1 { return Set(days) }
    // A row of numbers may be years by chance, but hardly a second one, three or two in order, or without a word beside
    // them.
    let years = head.indices.filter { year(head[$0]) != nil && isAboveNumbers($0) }
    func areYears(_ row: [String]) -> Bool {
      years.allSatisfy { $0 < row.count && year(row[$0]) != nil }
    }
    let different = Set(years.map { head[$0] })
    let isTold =
      different.count > Count.twice || different.count > 1 && head[years[0]] < head[years[1]]
    guard isTold, head.contains(where: isWholeWord),
      !body.contains(where: areYears)
    else { return [] }
    return Set(years)
  }

  /// The year that a text is.
  static func year(_ text: String) -> Int? {
    guard text.utf8.count == Length.ofCode, let year = Int(text), 1_900...2_100 ~= year else {
      return nil
    }
    return year
  }

  /// Whether a text is a day: "2020-03-16", "16.03.2020", "3/16/20".
  static func isDay(_ text: String) -> Bool {
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { "-./".contains($0) })
    return parts.count == 3
      && parts.allSatisfy { part in
        1...4 ~= part.utf8.count && part.utf8.allSatisfy { 48...57 ~= $0 }
      }
  }

  /// Two of a row may be numbered by chance: "Sector 1", "Sector 2".
  private static var fewestNumbered: Int { Count.several }

  // MARK: What speaks for a heading, summed over its cells

  /// "code", "城市": words for what columns hold.
  private static var word: Double { Sign.clear }
  /// A word within a longer text that names end in as well: "北京市" ends in 市.
  private static var wordWithin: Double { Sign.hint }
  /// Letters above numbers.
  private static var aboveNumbers: Double { Sign.clear }
  /// Letters above codes with a digit, or ASCII above another script: "id" above "AT11", "x" above 北京市.
  private static var otherLook: Double { Sign.clear }
  /// "PCON24CD" above "E14001063": two such columns are enough.
  private static var otherForm: Double { Sign.likely }
  /// The text comes back below: 北京市 is a province, and its own city; or it is of the form that all below have.
  private static var repeated: Double { -Sign.decisive }
  /// Less is no heading: one cell that looks otherwise is enough, two words within texts are none.
  private static var enough: Double { Sign.likely + Sign.hint }

  /// Whether several codes below a cell are all written in one form, and it is in another: letters and
  /// digits stand in other places.
  private static func isOfOtherForm(_ cell: String, _ below: [String]) -> Bool {
    func form(_ text: String) -> [Bool] { text.utf8.map { 48...57 ~= $0 } }
    guard let first = below.first.map(form), first != form(cell) else { return false }
    return Set(below).count > 2 && below.allSatisfy { hasDigit($0) && form($0) == first }
  }

  /// Whether a cell has words for what columns hold, and no others: "adm1", "District name".
  private static func isWholeWord(_ cell: String) -> Bool {
    let words = KeyMeaning.words(of: cell)
    return cell.count > 1 && !words.isEmpty && words.allSatisfy { !KeyMeaning($0).isEmpty }
  }

  /// Whether a cell is the first of codes of one form: "q01" above "q02" and "q03", "N" above "S", "E" and "W".
  private static func isOneOf(_ cell: String, _ below: [String]) -> Bool {
    func form(_ text: String) -> [UInt8] {
      text.utf8.map { 48...57 ~= $0 ? 48 : 65...90 ~= $0 ? 65 : 97...122 ~= $0 ? 97 : $0 }
    }
    let own = form(cell)
    guard Set(below).count > 1,
      own.count == 1 || own.contains(48) && own.contains(where: { $0 != 48 })
    else { return false }
    return below.allSatisfy { $0 != cell && form($0) == own }
  }

  static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { ($0 >= 48 && $0 <= 57) || $0 == 46 || $0 == 45 }
  }

  /// Whether a number has marks in it as a date has: "2023-01-01", "01.01.2023".
  private static func isDate(_ text: String) -> Bool {
    text.contains("-") || text.utf8.count { $0 == UInt8(ascii: ".") } > 1
  }

  static func hasDigit(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 48 && $0 <= 57 }
  }
}
