/// A sentence for people that can be said in more than one language.
///
/// It is written as an interpolated string, in English, and keeps apart what is said and what it is
/// said of: `"no column “\(name)”"` is the sentence `no column “{}”` and the value of `name`. The
/// sentence is what a ``Translation`` is looked up by.
public struct Message: Sendable, Hashable {
  /// One piece of a sentence that was put together by `+`: translated on its own.
  struct Piece: Sendable {
    /// The English text with `{}` for each value.
    var sentence: String
    var values: [Value]
  }

  /// What a sentence is said of.
  enum Value: Sendable {
    case text(String)
    case message(Message)
  }

  var pieces: [Piece]

  /// A text that is the same in every language.
  public init(verbatim text: String) {
    pieces = text.isEmpty ? [] : [Piece(sentence: "{}", values: [.text(text)])]
  }

  /// A sentence of somebody else's, such as the system's “No such file or directory”, which a
  /// ``Translation`` may know.
  public init(sentence: String) {
    pieces = [Piece(sentence: sentence, values: [])]
  }

  private init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Whether there is nothing to say.
  public var isEmpty: Bool { pieces.isEmpty }

  public static func + (left: Message, right: Message) -> Message {
    Message(pieces: left.pieces + right.pieces)
  }

  public static func += (left: inout Message, right: Message) {
    left.pieces += right.pieces
  }

  /// The text in a language.
  public func text(in translation: Translation) -> String { text { translation[$0] } }

  /// The text, each sentence as `said` has it.
  private func text(_ said: (String) -> String) -> String {
    var text = ""
    for piece in pieces {
      let values = piece.values.map { value in
        switch value {
        case .text(let text): text
        case .message(let message): message.text(said)
        }
      }
      text += Message.filled(said(piece.sentence), with: values)
    }
    return text
  }

  /// A sentence with its values: `{}` are those in order, `{1}`, `{2}` … those in any other.
  private static func filled(_ sentence: String, with values: [String]) -> String {
    guard !values.isEmpty else { return sentence }
    var text = ""
    var rest = sentence[...]
    var next = 0
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      let tail = rest[rest.index(after: open)...]
      guard let close = tail.firstIndex(of: "}") else { break }
      let number = tail[..<close]
      let index = number.isEmpty ? next : (Int(number) ?? 0) - 1
      if number.isEmpty { next += 1 }
      if values.indices.contains(index) {
        text += values[index]
      } else {
        text += rest[open...close]
      }
      rest = tail[tail.index(after: close)...]
    }
    return text + rest
  }
}

extension Message: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) {
    pieces = text.isEmpty ? [] : [Piece(sentence: text, values: [])]
  }

  public init(stringInterpolation: Interpolation) {
    pieces = [Piece(sentence: stringInterpolation.sentence, values: stringInterpolation.values)]
  }

  public struct Interpolation: StringInterpolationProtocol {
    var sentence = ""
    var values: [Value] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { sentence += literal }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      add(.text(value.description))
    }

    public mutating func appendInterpolation(_ message: Message) { add(.message(message)) }

    private mutating func add(_ value: Value) {
      sentence += "{}"
      values.append(value)
    }
  }
}

extension Message {
  /// Messages are the same if they say the same in English, however they were put together.
  public static func == (left: Message, right: Message) -> Bool {
    left.description == right.description
  }

  /// See `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Message: CustomStringConvertible {
  /// The text in English.
  public var description: String { text { $0 } }
}
