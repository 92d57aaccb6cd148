import RegionsSource
import TypedNumbers

/// Where a text lies: in the arena of a source, or among its keys.
///
/// Twelve bytes, so that half a million names are not half a million `String`s.
struct TextRef: Sendable, Equatable {
  /// 2 × document for the document's texts, one more for its keys; the last for texts made by the
  /// import; -1 where there is no text.
  var arena: Int32
  var start: UInt32
  var count: UInt32

  static let none = TextRef(arena: -1, start: 0, count: 0)
  var isEmpty: Bool { count == 0 }
}

/// The sources of one import and every text in them.
struct SourceTexts: Sendable {
  let documents: [SourceDocument]
  /// Two a document: its texts (shared with it, not copied), its keys. One more for what was made
  /// of them.
  private var arenas: [[UInt8]]
  private let keyRefs: [[TextRef]]

  init(_ documents: [SourceDocument]) {
    self.documents = documents
    var arenas: [[UInt8]] = []
    var keyRefs: [[TextRef]] = []
    for (number, document) in documents.enumerated() {
      var keys: [UInt8] = []
      var refs: [TextRef] = []
      for key in document.keys {
        let start = keys.count
        keys.append(contentsOf: key.utf8)
        refs.append(
          TextRef(
            arena: Int32(2 * number + 1), start: UInt32(start), count: UInt32(keys.count - start)))
      }
      arenas.append(document.arena)
      arenas.append(keys)
      keyRefs.append(refs)
    }
    self.arenas = arenas + [[]]
    self.keyRefs = keyRefs
  }

  /// Where a cell's text lies, without the white space around it; see ``rawRef(_:in:)``.
  func ref(_ cell: Cell, in document: Int) -> TextRef {
    trimmed(rawRef(cell, in: document))
  }

  /// Where a cell's text lies, as it is written.
  func rawRef(_ cell: Cell, in document: Int) -> TextRef {
    guard let value = cell.value else { return .none }
    let entry = documents[document][value]
    if cell.isKey { return entry.key < 0 ? .none : keyRefs[document][Int(entry.key)] }
    guard entry.kind != .null else { return .none }
    return TextRef(arena: Int32(2 * document), start: entry.textStart, count: entry.textCount)
  }

  /// Keeps a text that no source has as it is.
  mutating func add(_ text: [UInt8]) -> TextRef {
    let last = arenas.count - 1
    let start = arenas[last].count
    arenas[last].append(contentsOf: text)
    return TextRef(arena: Int32(last), start: UInt32(start), count: UInt32(text.count))
  }

  func bytes(_ ref: TextRef) -> ArraySlice<UInt8> {
    if ref.arena < 0 { return [] }
    return arenas[Int(ref.arena)][Int(ref.start)..<Int(ref.start + ref.count)]
  }

  func string(_ ref: TextRef) -> String {
    String(decoding: bytes(ref), as: UTF8.self)
  }

  func string(_ cell: Cell, in document: Int) -> String {
    string(ref(cell, in: document))
  }

  // MARK: Passes over many texts

  /// Calls `body` with the text of each cell that has one, by its place, without white space around it.
  ///
  /// What the texts lie in is held once for all of them, not once for each.
  func forEachText(of cells: [Cell], in document: Int, _ body: (Int, Span<UInt8>) -> Void) {
    let entries = documents[document].entries
    let arena = arenas[2 * document]
    let keys = arenas[2 * document + 1]
    let refs = keyRefs[document]
    for (place, cell) in cells.enumerated() {
      guard let value = cell.value else { continue }
      let entry = entries[value.index]
      if !cell.isKey {
        guard entry.kind != .null, entry.textCount > 0 else { continue }
        let start = Int(entry.textStart)
        let range = Self.trimmed(start..<start + Int(entry.textCount), in: arena.span)
        if !range.isEmpty { body(place, arena.span.extracting(range)) }
      } else if entry.key >= 0 {
        let ref = refs[Int(entry.key)]
        let start = Int(ref.start)
        let range = Self.trimmed(start..<start + Int(ref.count), in: keys.span)
        if !range.isEmpty { body(place, keys.span.extracting(range)) }
      }
    }
  }

  /// Calls `body` with each text that is not empty, by its place.
  func forEachText(of refs: [TextRef], _ body: (Int, Span<UInt8>) -> Void) {
    var number: Int32 = -1
    var arena: [UInt8] = []
    for (place, ref) in refs.enumerated() where !ref.isEmpty && ref.arena >= 0 {
      if ref.arena != number {
        number = ref.arena
        arena = arenas[Int(number)]
      }
      let start = Int(ref.start)
      body(place, arena.span.extracting(start..<start + Int(ref.count)))
    }
  }

  // MARK: White space

  /// The same text without white space at its ends: ASCII, no-break and ideographic spaces, and
  /// the byte order mark that some tools leave in front.
  func trimmed(_ ref: TextRef) -> TextRef {
    guard !ref.isEmpty else { return ref }
    let arena = arenas[Int(ref.arena)]
    let start = Int(ref.start)
    let range = Self.trimmed(start..<start + Int(ref.count), in: arena.span)
    return TextRef(arena: ref.arena, start: UInt32(range.lowerBound), count: UInt32(range.count))
  }

  private static func trimmed(_ range: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end {
      let width = spaceWidth(
        bytes[start], bytes[min(start + 1, end - 1)], then: bytes[min(start + 2, end - 1)])
      guard width > 0, start + width <= end else { break }
      start += width
    }
    while start < end {
      let last = bytes[end - 1]
      if last <= 32 {
        end -= 1
      } else if !endsSpace(last) {
        break
      } else if end - start >= 2, bytes[end - 2] == 0xC2, bytes[end - 1] == 0xA0 {
        end -= 2
      } else if end - start >= 3,
        spaceWidth(bytes[end - 3], bytes[end - 2], then: bytes[end - 1]) == 3
      {
        end -= 3
      } else {
        break
      }
    }
    return start..<end
  }

  /// Whether white space of several bytes may end with this one; hardly a text does.
  private static func endsSpace(_ byte: UInt8) -> Bool {
    byte == 0xA0 || byte == 0x80 || byte == 0xBF || byte == 0x8B
  }

  /// How many bytes the white space that begins with these bytes has; 0 if it is none.
  private static func spaceWidth(_ a: UInt8, _ b: UInt8, then c: UInt8) -> Int {
    if a <= 32 { return 1 }
    if a < 0x80 { return 0 }
    switch (a, b, c) {
    case (0xC2, 0xA0, _): return 2
    case (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF), (0xE2, 0x80, 0x8B): return 3
    default: return 0
    }
  }
}
