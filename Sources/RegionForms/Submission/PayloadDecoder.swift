extension [FormEntry] {
  /// The payload as a type of the app's: text, numbers written as text, toggles, lists, forms inside.
  ///
  ///     struct Shop: Decodable { var groupName: String; var cityId: String; var contactMail: String? }
  ///     let shop = try payload.decode(Shop.self)
  ///
  /// - Throws: `DecodingError`, as any decoder.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(from: PayloadDecoder(value: .record(self), codingPath: []))
  }
}

/// Decodes what a form hands over.
private struct PayloadDecoder: Decoder {
  let value: FormValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .record(let entries) = value else { throw mismatch([String: FormValue].self) }
    return KeyedDecodingContainer(
      Keyed(values: Dictionary(entries.map { ($0.key, $0.value) }) { $1 }, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let items) = value else { throw mismatch([FormValue].self) }
    return Unkeyed(items: items, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

  func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(
      type,
      DecodingError.Context(codingPath: codingPath, debugDescription: "the form has \(value)"))
  }

  struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let values: [String: FormValue]
    let codingPath: [any CodingKey]
    var allKeys: [Key] { values.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

    // What is empty isn't handed over.
    func decodeNil(forKey key: Key) -> Bool { !contains(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try Value(from: superDecoder(forKey: key))
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try superDecoder(forKey: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try superDecoder(forKey: key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder {
      PayloadDecoder(
        value: .record(values.map { FormEntry($0.key, $0.value) }), codingPath: codingPath)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
      guard let value = values[key.stringValue] else {
        throw DecodingError.keyNotFound(
          key,
          DecodingError.Context(
            codingPath: codingPath, debugDescription: "the form handed over no such value"))
      }
      return PayloadDecoder(value: value, codingPath: codingPath + [key])
    }
  }

  struct Unkeyed: UnkeyedDecodingContainer {
    let items: [FormValue]
    let codingPath: [any CodingKey]
    var currentIndex = 0
    var count: Int? { items.count }
    var isAtEnd: Bool { currentIndex == items.count }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try Value(from: superDecoder())
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
      try superDecoder().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try superDecoder().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder {
      guard !isAtEnd else {
        throw DecodingError.valueNotFound(
          FormValue.self,
          DecodingError.Context(codingPath: codingPath, debugDescription: "the list ends"))
      }
      defer { currentIndex += 1 }
      return PayloadDecoder(value: items[currentIndex], codingPath: codingPath)
    }
  }

  struct Single: SingleValueDecodingContainer {
    let decoder: PayloadDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { false }

    func decode(_ type: Bool.Type) throws -> Bool {
      guard case .toggle(let isOn) = decoder.value else { throw decoder.mismatch(type) }
      return isOn
    }

    func decode(_ type: String.Type) throws -> String {
      guard case .text(let text) = decoder.value else { throw decoder.mismatch(type) }
      return text
    }

    private func number<Number: LosslessStringConvertible>(_ type: Number.Type) throws -> Number {
      guard case .text(let text) = decoder.value, let number = Number(text) else {
        throw decoder.mismatch(type)
      }
      return number
    }

    func decode(_ type: Double.Type) throws -> Double { try number(type) }
    func decode(_ type: Float.Type) throws -> Float { try number(type) }
    func decode(_ type: Int.Type) throws -> Int { try number(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try number(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try number(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try number(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try number(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try number(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try number(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try number(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try number(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try number(type) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: decoder) }
  }
}
