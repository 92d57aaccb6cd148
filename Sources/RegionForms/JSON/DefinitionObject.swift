internal import JSONDocument
internal import Regions
internal import TranslatedText

/// An object of a definition, with its place, for reading members of given types.
struct DefinitionObject {
  let path: String
  let keys: [String]
  private let members: [String: JSONValue]

  /// - Throws: if it is no object, or has a member that is unknown or there twice.
  init(_ value: JSONValue, _ path: String, known: [String]) throws(FormDefinitionError) {
    guard let members = value.members else {
      throw FormDefinitionError(path, "expected an object, found \(value.article)")
    }
    var seen: [String: JSONValue] = [:]
    for member in members {
      guard known.contains(member.key) else {
        throw FormDefinitionError(
          "\(path).\(member.key)", "unknown key; known here are \(known.joined(separator: ", "))")
      }
      guard seen.updateValue(member.value, forKey: member.key) == nil else {
        throw FormDefinitionError("\(path).\(member.key)", "the key is there twice")
      }
    }
    self.path = path
    self.members = seen
    keys = members.map { $0.key }
  }

  subscript(key: String) -> JSONValue? { members[key] }

  func required(_ key: String) throws(FormDefinitionError) -> JSONValue {
    guard let value = members[key] else { throw missing(key) }
    return value
  }

  func string(_ key: String) throws(FormDefinitionError) -> String {
    guard let text = try value(key, as: "text", { $0.string }) else { throw missing(key) }
    return text
  }

  func bool(_ key: String) throws(FormDefinitionError) -> Bool? {
    try value(key, as: "true or false") { $0.bool }
  }

  func mustBeTrue(_ key: String) throws(FormDefinitionError) {
    guard try bool(key) == true else {
      throw FormDefinitionError("\(path).\(key)", "is true or not there at all")
    }
  }

  func integer(_ key: String) throws(FormDefinitionError) -> Int? {
    try value(key, as: "a whole number") { $0.integer }
  }

  func requiredInteger(_ key: String) throws(FormDefinitionError) -> Int {
    guard let integer = try integer(key) else { throw missing(key) }
    return integer
  }

  /// A member as `read` takes it, which gives `nil` for what is not as expected; `nil` if the key is not
  /// there.
  private func value<Value>(
    _ key: String, as expected: Message, _ read: (JSONValue) -> Value?
  ) throws(FormDefinitionError) -> Value? {
    guard let member = members[key] else { return nil }
    guard let value = read(member) else {
      throw FormDefinitionError("\(path).\(key)", "expected \(expected), found \(member.article)")
    }
    return value
  }

  /// A text in one language or in many: a string, or `{"en": …, "zh": …}`.
  func text(_ key: String) throws(FormDefinitionError) -> FormText? {
    guard let value = members[key] else { return nil }
    return try DefinitionObject.languages(value, "\(path).\(key)")
  }

  private static func languages(
    _ value: JSONValue, _ path: String
  ) throws(FormDefinitionError) -> FormText {
    if let text = value.string { return FormText(text) }
    guard let members = value.members else {
      throw FormDefinitionError(path, "expected text, found \(value.article)")
    }
    return try FormText(members, path)
  }

  /// An array of texts in one language or in many; empty if the key is not there.
  func languageTexts(_ key: String) throws(FormDefinitionError) -> [FormText] {
    var texts: [FormText] = []
    for (value, path) in try objects(key, isOptional: true) {
      texts.append(try DefinitionObject.languages(value, path))
    }
    return texts
  }

  /// An array of plain texts, each with its path; empty if the key is not there.
  func texts(_ key: String) throws(FormDefinitionError) -> [(String, String)] {
    var texts: [(String, String)] = []
    for (value, path) in try objects(key, isOptional: true) {
      guard let text = value.string else {
        throw FormDefinitionError(path, "expected text, found \(value.article)")
      }
      texts.append((text, path))
    }
    return texts
  }

  /// A rank by its name or its number; `nil` if the key is not there.
  func rank(_ key: String) throws(FormDefinitionError) -> RegionRank? {
    guard let value = members[key] else { return nil }
    let text = value.string ?? value.integer.map { String($0) }
    guard let rank = text.flatMap({ RegionRank($0) }) else {
      throw FormDefinitionError(
        "\(path).\(key)",
        "expected a rank: a number from 1, or \(RegionRank.standardNames.joined(separator: ", "))")
    }
    return rank
  }

  func requiredText(_ key: String) throws(FormDefinitionError) -> FormText {
    _ = try required(key)
    return try text(key) ?? ""
  }

  /// The elements of an array, each with its path.
  func objects(
    _ key: String, isOptional: Bool = false
  ) throws(FormDefinitionError) -> [(JSONValue, String)] {
    guard let values = try value(key, as: "an array", { $0.array }) else {
      if isOptional { return [] }
      throw missing(key)
    }
    return values.enumerated().map { ($1, "\(path).\(key)[\($0)]") }
  }

  private func missing(_ key: String) -> FormDefinitionError {
    FormDefinitionError(path, "“\(key)” is missing")
  }
}
