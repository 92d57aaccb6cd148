import CLibYAML
import RegionsSource

/// What is wrong with a YAML text that libyaml takes.
struct YAMLFault: Error {
  var problem: SourceProblem
  var place: TextPosition
}

/// What libyaml reports, written into a ``SourceDocument`` as it comes.
struct YAMLValues {
  private struct Node {
    var value: SourceDocument.Value
    var isMapping: Bool
    /// The key before the next value, if it was read.
    var key: Int32?
  }

  private var document: SourceDocument
  private var open: [Node] = []
  private var documentCount = 0
  private let list: SourceDocument.Value

  init(_ document: SourceDocument) {
    self.document = document
    list = self.document.open(.array, line: 1, column: 1)
  }

  var excess: SourceProblem? { document.excess }

  /// The values: that of the only document, or an array of them.
  consuming func finished() -> SourceDocument {
    document.close(list)
    if documentCount == 1 { document.unwrapFirst() }
    return document
  }

  mutating func take(_ event: yaml_event_t) throws(YAMLFault) {
    let place = unsafe TextPosition(
      line: UInt32(clamping: event.start_mark.line) &+ 1,
      column: UInt32(clamping: event.start_mark.column) &+ 1)
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: documentCount += 1
    case YAML_ALIAS_EVENT:
      throw YAMLFault(problem: .alias, place: place)
    case YAML_SCALAR_EVENT: try unsafe takeScalar(event, place)
    case YAML_SEQUENCE_START_EVENT: try begin(isMapping: false, place)
    case YAML_MAPPING_START_EVENT: try begin(isMapping: true, place)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      if let node = open.popLast() { document.close(node.value) }
    default: break
    }
  }

  private mutating func begin(isMapping: Bool, _ place: TextPosition) throws(YAMLFault) {
    guard open.count < Bound.depth else {
      throw YAMLFault(
        problem: .tooDeep(limit: Bound.depth), place: place)
    }
    if let last = open.last, last.isMapping, last.key == nil {
      throw YAMLFault(problem: .keyIsNoText, place: place)
    }
    let value = document.open(
      isMapping ? .object : .array, key: takeKey(), line: place.line, column: place.column)
    open.append(Node(value: value, isMapping: isMapping))
  }

  private mutating func takeScalar(
    _ event: yaml_event_t, _ place: TextPosition
  ) throws(YAMLFault) {
    var kind = SourceDocument.Kind.string
    var key: Int32?
    let isKey = open.last.map { $0.isMapping && $0.key == nil } ?? false
    unsafe withUnsafePointer(to: event) { event in
      let text = unsafe UnsafeBufferPointer(
        start: clibyaml_scalar_value(event), count: clibyaml_scalar_length(event))
      if isKey {
        key = unsafe document.key(bytes: text)
      } else {
        if unsafe clibyaml_scalar_is_plain(event) == 1 { kind = unsafe Self.kind(text) }
        unsafe document.append(
          kind, key: takeKey(), bytes: kind == .null ? .init(start: nil, count: 0) : text,
          line: place.line, column: place.column)
      }
    }
    if isKey, let last = open.indices.last { open[last].key = key }
  }

  /// The key of the value that begins, or -1.
  private mutating func takeKey() -> Int32 {
    guard let last = open.indices.last, let key = open[last].key else { return -1 }
    open[last].key = nil
    return key
  }

  /// What a scalar without quotes is, by YAML 1.2: there "NO" is Norway and 0110 no octal number.
  private static func kind(_ text: UnsafeBufferPointer<UInt8>) -> SourceDocument.Kind {
    switch text.count {
    case 0: return .null
    case 1 where unsafe text[0] == UInt8(ascii: "~"): return .null
    case 4, 5:
      switch unsafe String(decoding: text, as: UTF8.self) {
      case "null", "Null", "NULL": return .null
      case "true", "True", "TRUE", "false", "False", "FALSE": return .boolean
      default: break
      }
    default: break
    }
    return unsafe isNumber(text) ? .number : .string
  }

  /// Whether a text is a number as JSON has them: one with zeros in front is a code.
  private static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var digits = unsafe text[...]
    if unsafe digits.first == UInt8(ascii: "-") { unsafe digits = unsafe digits.dropFirst() }
    let parts = unsafe digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard unsafe parts.count <= 2, unsafe parts.allSatisfy({ unsafe !$0.isEmpty }),
      unsafe digits.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") })
    else { return false }
    return unsafe parts[0].count == 1 || parts[0].first != UInt8(ascii: "0")
  }
}
