extension JSONValue: CustomStringConvertible {
  /// The value as JSON text in one line, without spaces. Only what has to be is escaped: characters
  /// outside ASCII stand for themselves.
  public var description: String {
    var json = JSONWriter()
    json.value(self)
    return json.text
  }
}

extension JSONWriter {
  /// A value with all that is in it.
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: raw("null")
    case .bool(let isSo): if isSo { raw("true") } else { raw("false") }
    case .number(let digits): self.digits(digits)
    case .string(let text): string(text)
    case .array(let values): list(values) { json, value in json.value(value) }
    case .object(let members):
      raw("{")
      for (index, member) in members.enumerated() {
        if index > 0 { raw(",") }
        string(member.key)
        raw(":")
        self.value(member.value)
      }
      raw("}")
    }
  }
}
