internal import JSONDocument
package import TranslatedText

/// Values for a form, read from one JSON object: `{"key": value}`.
///
/// Text, region IDs, option IDs, files (a path or a URL) and date-times (ISO 8601) are strings, toggles
/// booleans, lists arrays, forms inside objects; null stands for no value. A field may stand under its
/// key or under the key it has in the payload.
public struct FormAnswers: Sendable {
  /// The values that fit their fields.
  public private(set) var values: [String: FormValue] = [:]
  /// What doesn't fit, in the order of the object.
  public private(set) var problems: [Problem] = []
  /// What fields are called in the object that stand in it under the keys they have in the payload.
  private var delivered: [String: String] = [:]

  /// An answer that can't be used.
  public struct Problem: Hashable, Sendable {
    /// Which: `groupName`, `participants[0].name`; empty if the text as a whole is no object.
    public var key: String
    /// What is wrong: lower case, no full stop.
    package var reason: Message
    /// The line of what is wrong, from 1.
    public private(set) var line = 1
    /// Its column, from 1, in characters.
    public private(set) var column = 1

    fileprivate init(_ key: String, _ reason: Message) {
      self.key = key
      self.reason = reason
    }

    fileprivate mutating func place(at location: TextLocation) {
      line = location.line
      column = location.column
    }

    /// What is wrong, in English: lower case, no full stop.
    public var message: String { reason.description }

    /// The problem as a compiler would report it.
    ///
    /// - Parameter file: the file's name.
    package func diagnostic(in file: Message) -> Message {
      let text: Message = key.isEmpty ? reason : "\(key): \(reason)"
      return "\(file):\(line):\(column): error: \(text)"
    }
  }

  /// Reads answers; what can't be used is in ``problems``.
  public init(json bytes: [UInt8], for definition: FormDefinition) {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: bytes)
    } catch {
      var problem = Problem("", "not JSON: \(error.message)")
      problem.place(at: TextLocation(of: error, in: bytes))
      problems = [problem]
      return
    }
    read(json, for: definition)
    problems = placed(problems, in: bytes)
  }

  /// What the rules of the form say of the values, each with the place of its value; of one that isn't there, with
  /// the place of what would hold it.
  ///
  /// - Parameter bytes: the text that was read.
  package func problems(
    _ failures: [FormFailure], language: FormLanguage, in bytes: [UInt8]
  ) -> [Problem] {
    let found = failures.map {
      Problem($0.key, Message(verbatim: $0.violation.message(in: language)))
    }
    return placed(found, in: bytes)
  }

  private func placed(_ problems: [Problem], in bytes: [UInt8]) -> [Problem] {
    let paths = problems.map { path(of: $0.key) }
    let locations = TextLocation.of(paths, in: bytes)
    var placed = problems
    for (index, path) in paths.enumerated() {
      placed[index].place(at: locations[path] ?? TextLocation())
    }
    return placed
  }

  /// Where the object has what is called so.
  private func path(of key: String) -> String {
    if key.isEmpty { return "$" }
    let field = key.prefix { $0 != "." && $0 != "[" }
    return "$.\(delivered[String(field)] ?? String(field))\(key[field.endIndex...])"
  }

  private mutating func read(_ json: JSONValue, for definition: FormDefinition) {
    guard let members = json.members else {
      problems = [Problem("", "expected an object, found \(json.article)")]
      return
    }
    var seen: Set<String> = []
    for member in members {
      // A payload is taken too, under the names the server knows. The regions above a chosen one follow
      // from that one, so they are not read.
      if definition[member.key] == nil, definition.layout.isAncestor(member.key) { continue }
      guard let field = definition[member.key] ?? definition.field(delivered: member.key) else {
        problems.append(Problem(member.key, "no such field"))
        continue
      }
      guard seen.insert(field.key).inserted else {
        problems.append(Problem(member.key, "is there twice"))
        continue
      }
      do {
        values[field.key] = try field.kind.value(of: member.value)
        if field.key != member.key { delivered[field.key] = member.key }
      } catch {
        problems.append(Problem(member.key + error.path, error.reason))
      }
    }
  }

  /// The fields some problem is about.
  package var troubled: Set<String> {
    Set(problems.map { String($0.key.prefix { $0 != "." && $0 != "[" }) })
  }
}
