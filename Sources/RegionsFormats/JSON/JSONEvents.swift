import CYAJL
import RegionsSource

/// What yajl reports, written into a ``SourceDocument`` as it comes.
@safe
struct JSONEvents: ParserEvents {
  var document: SourceDocument
  /// The parser, which lives as long as it reports.
  var handle: yajl_handle?
  /// Why a callback stopped the parser.
  private(set) var fault: (problem: SourceProblem, place: TextPosition)?
  /// Where the parser stopped by itself.
  private(set) var faultPlace = TextPosition()

  /// The open arrays and objects.
  private var open: [SourceDocument.Value] = []
  /// The key before the next value, or -1.
  private var key: Int32 = -1
  private var keyPlace: TextPosition?
  /// How many arrays and objects are open in a list of coordinates, which is left out; 0 outside.
  private var skipped = 0
  /// The keys of what a map's features are drawn by, as far as they were met.
  private var drawingKeys: Set<Int32> = []
  private var chunk = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var position = ChunkPosition()

  init(document: SourceDocument) {
    self.document = document
  }

  mutating func begin(_ chunk: UnsafeBufferPointer<UInt8>) {
    unsafe self.chunk = unsafe chunk
    position.beginChunk()
  }

  mutating func endChunk(hasFailed: Bool) {
    if hasFailed {
      faultPlace = unsafe position.token(endingAt: offset, in: chunk)
    } else {
      unsafe position.endChunkInToken(chunk)
      faultPlace = unsafe position.move(to: chunk.count, in: chunk)
    }
    unsafe chunk = unsafe UnsafeBufferPointer(start: nil, count: 0)
  }

  /// Opens the array that holds the lines.
  mutating func openLines() {
    open.append(document.open(.array, line: 1, column: 1))
  }

  mutating func closeLines() {
    if let lines = open.popLast() { document.close(lines) }
  }

  /// How much of the chunk the parser has read: up to the end of the present token.
  private var offset: Int {
    unsafe handle.map { unsafe Int(yajl_get_bytes_consumed($0)) } ?? 0
  }

  // MARK: Events: each returns whether to go on

  fileprivate mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe scalar(.string, bytes) && isWhole(bytes)
  }

  /// Whether no half of a surrogate pair is in the last token: yajl makes "?" of it, or pairs it with
  /// whatever comes next.
  private mutating func isWhole(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if let token = position.lastToken {
      // Between its quotes, a text without escapes is as long as it is written.
      guard token.count != bytes.count + 2, unsafe Surrogates.hasHalf(chunk[token]) else {
        return true
      }
    } else {
      guard unsafe bytes.contains(UInt8(ascii: "?")) else { return true }
    }
    // A token that lies across chunks is no longer at hand: it is read again as JavaScript.
    fault = unsafe (.halfOfSurrogatePair, position.move(to: offset, in: chunk))
    return false
  }

  fileprivate mutating func scalar(
    _ kind: SourceDocument.Kind, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let place = unsafe position.token(endingAt: offset, in: chunk)
    guard skipped == 0 else { return true }
    unsafe document.append(
      kind, key: takeKey(), bytes: bytes, line: place.line, column: place.column)
    return true
  }

  fileprivate mutating func word(_ kind: SourceDocument.Kind, _ text: StaticString) -> Bool {
    unsafe scalar(kind, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  fileprivate mutating func begin(_ kind: SourceDocument.Kind) -> Bool {
    let place = unsafe position.token(endingAt: offset, in: chunk)
    guard open.count + skipped < Bound.depth else {
      fault = (.tooDeep(limit: Bound.depth), place)
      return false
    }
    if skipped > 0 || (kind == .array && drawingKeys.contains(key)) {
      skipped += 1
      key = -1
      return true
    }
    open.append(
      document.open(kind, key: takeKey(), line: place.line, column: place.column))
    return true
  }

  fileprivate mutating func end() -> Bool {
    _ = unsafe position.token(endingAt: offset, in: chunk)
    if skipped > 0 {
      skipped -= 1
      return true
    }
    if let value = open.popLast() { document.close(value) }
    return true
  }

  fileprivate mutating func mapKey(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    _ = unsafe position.token(endingAt: offset, in: chunk)
    guard skipped == 0 else { return true }
    let count = document.keys.count
    key = unsafe document.key(bytes: bytes)
    if document.keys.count > count, ["coordinates", "arcs"].contains(document.keys[count]) {
      // GeoJSON's and TopoJSON's points: often a hundred times as much as the names.
      drawingKeys.insert(key)
    }
    return unsafe isWhole(bytes)
  }

  fileprivate mutating func takeKey() -> Int32 {
    defer { key = -1 }
    return key
  }

  // MARK: The callbacks

  /// Each gets the address of the one `JSONEvents`.
  static var callbacks: yajl_callbacks {
    unsafe yajl_callbacks(
      yajl_null: { unsafe call($0) { $0.word(.null, "null") } },
      yajl_boolean: { pointer, value in
        unsafe call(pointer) { $0.word(.boolean, value != 0 ? "true" : "false") }
      },
      yajl_integer: nil,
      yajl_double: nil,
      yajl_number: { pointer, bytes, count in
        unsafe UnsafeBufferPointer(start: bytes, count: count).withMemoryRebound(to: UInt8.self) {
          bytes in
          unsafe call(pointer) { unsafe $0.scalar(.number, bytes) }
        }
      },
      yajl_string: { pointer, bytes, count in
        unsafe call(pointer) { unsafe $0.string(UnsafeBufferPointer(start: bytes, count: count)) }
      },
      yajl_start_map: { unsafe call($0) { $0.begin(.object) } },
      yajl_map_key: { pointer, bytes, count in
        unsafe call(pointer) { unsafe $0.mapKey(UnsafeBufferPointer(start: bytes, count: count)) }
      },
      yajl_end_map: { unsafe call($0) { $0.end() } },
      yajl_start_array: { unsafe call($0) { $0.begin(.array) } },
      yajl_end_array: { unsafe call($0) { $0.end() } })
  }
}

/// Hands a callback's event to the `JSONEvents` at its pointer; 0 stops the parser.
private func call(
  _ pointer: UnsafeMutableRawPointer?, _ body: (inout JSONEvents) -> Bool
) -> Int32 {
  guard let events = unsafe pointer?.assumingMemoryBound(to: JSONEvents.self) else { return 0 }
  return unsafe body(&events.pointee) ? 1 : 0
}
