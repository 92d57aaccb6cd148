import RegionsSource
import TypedNumbers

/// Codes that a spreadsheet or a program took for numbers: "1" for "01", "101.0" for "101". They become what
/// they were where another column proves what that was, and only there.
struct WrittenNumbers {
  /// The sources with such codes as they were.
  private(set) var documents: [SourceDocument]
  private(set) var notes: [Diagnostic] = []
  /// The columns whose codes prove each other.
  private(set) var aboveEachOther: Set<ListColumn> = []

  /// A column of whole numbers.
  private struct Column {
    var list: Int
    var column: Int
    var shortest: Int
    var longest: Int
    /// The lengths there are, a bit each.
    var lengths: UInt32
    /// Whether any begins with a zero.
    var isPadded: Bool
    /// Whether all end with ".0".
    var isDecimal: Bool
  }

  private let lists: [RecordList]
  private let texts: SourceTexts
  private var columns: [Column] = []

  /// Of different texts at least this share has to be found, restored, among the codes that prove it.
  private static let proof = 0.95
  /// And hardly any of them as they are written.
  private static let unproved = 0.5
  /// Of codes that begin with others more may be found as they are written: 101 begins with 10 as well.
  private static let other = 0.9

  /// `nil` if all columns are as they are.
  ///
  /// - Complexity: O(cells of columns of numbers).
  init?(_ lists: [RecordList], _ texts: SourceTexts) {
    self.lists = lists
    self.texts = texts
    documents = texts.documents
    // Most sources have nothing of the kind, which a few cells of each column show.
    var sampled: [Column] = []
    for list in lists.indices {
      for column in lists[list].columns.indices {
        let step = max(1, lists[list].count / Self.sample)
        if let found = numbers(list, column, step: step) { sampled.append(found) }
      }
    }
    let hasKeys = sampled.contains { $0.isPadded && $0.shortest == $0.longest }
    for column in sampled {
      let mayBeOwn =
        column.longest >= 5 && (column.shortest == 1 || column.longest - column.shortest == 1)
      guard hasKeys || column.isDecimal || mayBeOwn || sampled.contains(where: \.isDecimal) else {
        continue
      }
      if let found = numbers(column.list, column.column, step: 1) { columns.append(found) }
    }
    let keys = columns.filter { $0.isPadded && $0.shortest == $0.longest }
    let written = columns.filter {
      !$0.isPadded && ($0.isDecimal || $0.shortest < $0.longest || !keys.isEmpty)
    }
    for column in written {
      if column.isDecimal {
        restoreDecimals(column)
      } else if !restoreReferences(column, keys), !restoreCodes(column, keys) {
        restoreOwn(column)
      }
    }
    if notes.isEmpty { return nil }
  }

  private func bytes(_ column: Column, _ record: Int) -> ArraySlice<UInt8> {
    let records = lists[column.list]
    return texts.bytes(
      texts.ref(records.columns[column.column].cells[record], in: records.document))
  }

  /// As many cells of a column show whether it holds numbers at all.
  private static let sample = 256

  private func numbers(_ list: Int, _ column: Int, step: Int) -> Column? {
    let records = lists[list]
    guard records.count > 1 else { return nil }
    let cells = records.columns[column].cells
    let texts = texts
    var found = Column(
      list: list, column: column, shortest: .max, longest: 0, lengths: 0, isPadded: false,
      isDecimal: true)
    for record in stride(from: 0, to: records.count, by: step) {
      let written = texts.bytes(texts.ref(cells[record], in: records.document))
      var text = written
      if text.isEmpty { continue }
      if text.count > 2, text.suffix(2).elementsEqual([46, 48]) {
        text = text.dropLast(2)
      } else {
        found.isDecimal = false
      }
      guard text.count <= 18, text.allSatisfy({ 48...57 ~= $0 }),
        found.isDecimal || text.endIndex == written.endIndex
      else { return nil }
      found.shortest = min(found.shortest, text.count)
      found.longest = max(found.longest, text.count)
      found.lengths |= 1 << UInt32(text.count)
      if text.first == 48, text.count > 1 { found.isPadded = true }
    }
    return found.longest > 0 ? found : nil
  }

  private func different(_ column: Column) -> Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    for record in 0..<lists[column.list].count {
      let text = bytes(column, record)
      if !text.isEmpty { found.insert(Array(text)) }
    }
    return found
  }

  private static func padded(_ text: [UInt8], to width: Int) -> [UInt8] {
    [UInt8](repeating: 48, count: max(0, width - text.count)) + text
  }

  // MARK: What proves it

  /// References whose whole numbers are IDs.
  private mutating func restoreDecimals(_ column: Column) {
    let written = different(column)
    for key in columns
    where !key.isDecimal && !key.isPadded
      && !(key.list == column.list && key.column == column.column)
    {
      let known = different(key)
      guard known.count == lists[key.list].count,
        share(of: written, in: known, { Array($0.dropLast(2)) }) >= Self.proof
      else { continue }
      restore(column) { Array($0.dropLast(2)) }
      return
    }
  }

  /// References to codes of one width: "1" where the provinces have "01".
  private mutating func restoreReferences(_ column: Column, _ keys: [Column]) -> Bool {
    for key in keys
    where key.longest >= column.longest && key.longest > column.shortest
      && !(key.list == column.list && key.column == column.column) && isTold(column, key)
    {
      let (written, known) = (different(column), different(key))
      let width = key.longest
      guard written.count > 1, known.count == lists[key.list].count,
        share(of: written, in: known, { $0 }) < Self.unproved,
        share(of: written, in: known, { Self.padded($0, to: width) }) >= Self.proof
      else { continue }
      restore(column) { Self.padded($0, to: width) }
      return true
    }
    return false
  }

  /// Whether a column's heading says that it refers to another's list: it has the same, or shares a word
  /// for a level with it or with what the list is called, or it is a word for what is above.
  private func isTold(_ column: Column, _ key: Column) -> Bool {
    let (one, other) = (lists[column.list], lists[key.list])
    guard one.hasHeader, other.hasHeader else { return false }
    let name = one.columns[column.column].name
    let meaning = KeyMeaning(name)
    if meaning.contains(.measure) { return false }
    if meaning.contains(.parent) { return true }
    if !meaning.isDisjoint(with: [.id, .level]), name == other.columns[key.column].name {
      return true
    }
    func levels(_ text: String) -> Set<String> {
      Set(
        KeyMeaning.words(of: text).filter { KeyMeaning($0).contains(.level) }.map {
          $0.hasSuffix("ies")
            ? $0.dropLast(3) + "y" : $0.hasSuffix("s") ? String($0.dropLast()) : $0
        })
    }
    let file = texts.documents[other.document].name.split(separator: "/").last ?? ""
    return !levels(name).isDisjoint(
      with: levels(other.columns[key.column].name).union(levels(other.key))
        .union(levels(String(file))))
  }

  /// Codes that begin with codes of one width: "101" where the provinces have "01".
  private mutating func restoreCodes(_ column: Column, _ keys: [Column]) -> Bool {
    let full = column.longest
    guard column.shortest + 1 == full else { return false }
    for key in keys where key.list != column.list && key.longest < full {
      let (written, known) = (different(column), different(key))
      let width = key.longest
      let lost = written.filter { $0.count < full }
      guard written.count.isAllButSlips(of: lists[column.list].count), lost.count > 1,
        share(of: lost, in: known, { Array($0.prefix(width)) }) < Self.other,
        share(of: written, in: known, { Array(Self.padded($0, to: full).prefix(width)) })
          >= Self.proof
      else { continue }
      restore(column) { Self.padded($0, to: full) }
      return true
    }
    return false
  }

  /// Codes of one column that are above each other: 1001 below 1000 is 01001 below 01000, where 11001 is
  /// below 11000.
  private mutating func restoreOwn(_ column: Column) {
    let lengths: UInt32 = 1 << 1 | 1 << UInt32(column.longest - 1) | 1 << UInt32(column.longest)
    guard column.longest >= 5, column.lengths & ~lengths == 0,
      column.lengths & 1 << UInt32(column.longest - 1) != 0, lists[column.list].count >= 8
    else { return }
    let written = different(column)
    let lost = written.filter { $0.count == column.longest - 1 }
    let root: [UInt8] = [48]
    guard written.count == lists[column.list].count, !lost.isEmpty,
      written.allSatisfy({ $0.count >= column.longest - 1 || $0 == root })
    else { return }
    let full = column.longest
    let known = Set(written.map { Self.padded($0, to: full) })
    for end in 2...3 {
      func head(_ code: [UInt8]) -> [UInt8] {
        code.prefix(end) + [UInt8](repeating: 48, count: full - end)
      }
      let heads = Set(known.map(head))
      guard heads.count > 1, !heads.count.isHalf(of: known.count), heads.allSatisfy(known.contains)
      else {
        continue
      }
      restore(column) { Self.padded($0, to: full) }
      aboveEachOther.insert(.init(list: column.list, column: column.column))
      return
    }
  }

  private func share(
    of texts: some Collection<[UInt8]>, in known: Set<[UInt8]>, _ change: ([UInt8]) -> [UInt8]
  ) -> Double {
    guard !texts.isEmpty else { return 0 }
    return Double(texts.count { known.contains(change($0)) }) / Double(texts.count)
  }

  // MARK: Restoring

  private mutating func restore(_ column: Column, _ change: ([UInt8]) -> [UInt8]) {
    let records = lists[column.list]
    var count = 0
    var example: (written: String, meant: String)?
    for record in 0..<records.count {
      let text = Array(bytes(column, record))
      let meant = change(text)
      let cell = records.columns[column.column].cells[record]
      guard !text.isEmpty, meant != text, let value = cell.value, !cell.isKey else {
        continue
      }
      documents[records.document].setText(of: value.index, to: meant)
      count += 1
      if example == nil {
        example = (String(decoding: text, as: UTF8.self), String(decoding: meant, as: UTF8.self))
      }
    }
    guard let example else { return }
    notes.append(
      Diagnostic(
        .warning, at: DiagnosticLocation(documents[records.document].name),
        .codesRestored(
          count, column: records.columns[column.column].name, written: example.written,
          meant: example.meant)))
  }
}
