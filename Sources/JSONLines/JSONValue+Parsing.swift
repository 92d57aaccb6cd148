internal import CYAJL

/// Why a line is not the JSON it should be.
public struct JSONLineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in a few words.
  public let reason: String
  /// Where, in bytes from the start of the line; `nil` if no place can be named.
  public let offset: Int?

  package init(reason: String, offset: Int?) {
    self.reason = reason
    self.offset = offset
  }

  public var description: String {
    offset.map { "not JSON at byte \($0 + 1): \(reason)" } ?? "not JSON: \(reason)"
  }
}

extension JSONValue {
  /// How deeply arrays and objects may be nested in a line.
  public static let maxNesting = 64

  /// Reads one value: the text may have nothing but white space around it.
  ///
  /// - Throws: ``JSONLineError`` if the text isn't JSON in UTF-8 or is nested too deeply.
  public init(parsing text: String) throws(JSONLineError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads one value from UTF-8 bytes.
  public init(parsing bytes: [UInt8]) throws(JSONLineError) {
    guard bytes.contains(where: { ![32, 9, 10, 13].contains($0) }) else {
      throw JSONLineError(reason: "the line is empty", offset: nil)
    }
    let builder = ValueBuilder()
    let outcome = withExtendedLifetime(builder) { Self.run(bytes, into: builder) }
    if let error = builder.error ?? outcome { throw error }
    guard let value = builder.result else {
      throw JSONLineError(reason: "no value", offset: nil)
    }
    self = value
  }

  /// Feeds the bytes to the C parser, which calls the builder.
  private static func run(_ bytes: [UInt8], into builder: ValueBuilder) -> JSONLineError? {
    var callbacks = ValueBuilder.callbacks
    return withUnsafePointer(to: &callbacks) { callbacks -> JSONLineError? in
      let context = Unmanaged.passUnretained(builder).toOpaque()
      guard let parser = yajl_alloc(callbacks, nil, context) else {
        return JSONLineError(reason: "out of memory", offset: nil)
      }
      defer { yajl_free(parser) }
      return bytes.withUnsafeBufferPointer { bytes in
        var status = yajl_parse(parser, bytes.baseAddress, bytes.count)
        let consumed = yajl_get_bytes_consumed(parser)
        if status == yajl_status_ok { status = yajl_complete_parse(parser) }
        guard status != yajl_status_ok else { return nil }
        return JSONLineError(
          reason: message(of: parser), offset: consumed < bytes.count ? consumed : nil)
      }
    }
  }

  /// The parser's own words, which have the form "parse error: …\n".
  private static func message(of parser: yajl_handle) -> String {
    guard let text = yajl_get_error(parser, 0, nil, 0) else { return "unknown error" }
    defer { yajl_free_error(parser, text) }
    var message = String(cString: text)
    while let last = message.last, last.isWhitespace || last == "." { message.removeLast() }
    for prefix in ["parse error: ", "lexical error: "] where message.hasPrefix(prefix) {
      message.removeFirst(prefix.count)
    }
    return message
  }
}

/// Builds a value from the calls of the C parser.
private final class ValueBuilder {
  private enum Container {
    case array([JSONValue])
    case object([JSONValue.Member], key: String)
  }

  private var open: [Container] = []
  private(set) var result: JSONValue?
  private(set) var error: JSONLineError?

  private func add(_ value: JSONValue) -> Int32 {
    switch open.popLast() {
    case nil:
      result = value
    case .array(var values):
      values.append(value)
      open.append(.array(values))
    case .object(var members, let key):
      members.append(JSONValue.Member(key, value))
      open.append(.object(members, key: key))
    }
    return 1
  }

  private func begin(_ container: Container) -> Int32 {
    guard open.count < JSONValue.maxNesting else {
      error = JSONLineError(reason: "nested more than \(JSONValue.maxNesting) deep", offset: nil)
      return 0
    }
    open.append(container)
    return 1
  }

  private func end() -> Int32 {
    switch open.popLast() {
    case .array(let values): return add(.array(values))
    case .object(let members, _): return add(.object(members))
    case nil: return 0
    }
  }

  private func setKey(_ key: String) -> Int32 {
    guard case .object(let members, _) = open.popLast() else { return 0 }
    open.append(.object(members, key: key))
    return 1
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> ValueBuilder? {
    context.map { Unmanaged<ValueBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func text(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  static let callbacks: yajl_callbacks = {
    var callbacks = yajl_callbacks()
    callbacks.yajl_null = { ValueBuilder.of($0)?.add(.null) ?? 0 }
    callbacks.yajl_boolean = { ValueBuilder.of($0)?.add(.bool($1 != 0)) ?? 0 }
    callbacks.yajl_number = { context, digits, count in
      digits?.withMemoryRebound(to: UInt8.self, capacity: count) { digits in
        ValueBuilder.of(context)?.add(.number(ValueBuilder.text(digits, count)))
      } ?? 0
    }
    callbacks.yajl_string = {
      ValueBuilder.of($0)?.add(.string(ValueBuilder.text($1, $2))) ?? 0
    }
    callbacks.yajl_map_key = { ValueBuilder.of($0)?.setKey(ValueBuilder.text($1, $2)) ?? 0 }
    callbacks.yajl_start_map = { ValueBuilder.of($0)?.begin(.object([], key: "")) ?? 0 }
    callbacks.yajl_end_map = { ValueBuilder.of($0)?.end() ?? 0 }
    callbacks.yajl_start_array = { ValueBuilder.of($0)?.begin(.array([])) ?? 0 }
    callbacks.yajl_end_array = { ValueBuilder.of($0)?.end() ?? 0 }
    return callbacks
  }()
}
