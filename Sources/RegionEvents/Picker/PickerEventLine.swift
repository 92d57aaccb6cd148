internal import JSONDocument

/// One event as a line of JSON has it.
///
/// Nothing is guessed: a key that is missing, unknown, doubled or of the wrong kind is an error.
enum PickerEventLine: Equatable {
  case selectRow(level: Int, row: Int)
  case selectID(level: Int, id: String)
  case tab(Int)
  case preset(String)
  case filter(String)
  case confirm
  case back
  case cancel

  init(parsing line: [UInt8]) throws(PickerEventError) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: line)
    } catch {
      throw PickerEventError("\(error)")
    }
    try self.init(value)
  }

  init(_ value: JSONValue) throws(PickerEventError) {
    var keys = try Keys(value)
    let name = try keys.string("event")
    switch name {
    case "select":
      let level = try keys.integer("level")
      switch (keys.has("row"), keys.has("id")) {
      case (true, false): self = .selectRow(level: level, row: try keys.integer("row"))
      case (false, true): self = .selectID(level: level, id: try keys.string("id"))
      default: throw PickerEventError("“select” takes either “row” or “id”")
      }
    case "tab": self = .tab(try keys.integer("level"))
    case "preset": self = .preset(try keys.string("id"))
    case "filter": self = .filter(try keys.string("text"))
    case "confirm": self = .confirm
    case "back": self = .back
    case "cancel": self = .cancel
    default: throw PickerEventError("unknown event “\(name)”")
    }
    try keys.end(of: name)
  }

  /// The members of an event, taken one by one.
  private struct Keys {
    private var members: [JSONValue.Member]

    init(_ value: JSONValue) throws(PickerEventError) {
      guard let members = value.members else {
        throw PickerEventError("an event is an object, not \(value.kind)")
      }
      var seen: Set<String> = []
      for member in members where !seen.insert(member.key).inserted {
        throw PickerEventError("key “\(member.key)” is given twice")
      }
      self.members = members
    }

    func has(_ key: String) -> Bool { members.contains { $0.key == key } }

    private mutating func take(_ key: String) throws(PickerEventError) -> JSONValue {
      guard let index = members.firstIndex(where: { $0.key == key }) else {
        throw PickerEventError("key “\(key)” is missing")
      }
      return members.remove(at: index).value
    }

    mutating func string(_ key: String) throws(PickerEventError) -> String {
      let value = try take(key)
      guard let text = value.string else {
        throw PickerEventError("“\(key)” has to be a string, not \(value.kind)")
      }
      return text
    }

    mutating func integer(_ key: String) throws(PickerEventError) -> Int {
      let value = try take(key)
      guard let number = value.integer else {
        throw PickerEventError("“\(key)” has to be a whole number, not \(value)")
      }
      return number
    }

    func end(of event: String) throws(PickerEventError) {
      guard let member = members.first else { return }
      throw PickerEventError("unknown key “\(member.key)” for “\(event)”")
    }
  }
}

/// Why a line was answered by an error.
struct PickerEventError: Error, Equatable {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
