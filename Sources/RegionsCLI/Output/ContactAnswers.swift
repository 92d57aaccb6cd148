import JSONDocument
import Regions
import RegionsMatch

/// Writes what pasted messages were taken apart into: `regions match --contact`.
struct ContactAnswers {
  private var reader: ContactReader
  private let json: Bool
  private let streams: Streams
  private var text: [UInt8] = []
  private var line: [UInt8] = []
  /// Whether each text said something.
  private(set) var allFound = true

  init(_ reader: ContactReader, json: Bool, _ streams: Streams) {
    self.reader = reader
    self.json = json
    self.streams = streams
  }

  /// Answers a line, in which `\n`, `\t` and `\\` stand for a line break, a tab and a backslash.
  mutating func answer(line: [UInt8]) throws {
    text.removeAll(keepingCapacity: true)
    var index = 0
    while index < line.count {
      var byte = line[index]
      if byte == UInt8(ascii: "\\"), index + 1 < line.count,
        let escaped = ContactAnswers.unescaped(line[index + 1])
      {
        byte = escaped
        index += 1
      }
      text.append(byte)
      index += 1
    }
    try answer()
  }

  /// Answers a text as it is.
  mutating func answer(text: String) throws {
    self.text = Array(text.utf8)
    try answer()
  }

  private static func unescaped(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "\\"): byte
    default: nil
    }
  }

  private mutating func answer() throws {
    let contact = unsafe text.withUnsafeBufferPointer { unsafe reader.read($0) }
    if contact.name == nil, contact.phones.isEmpty, contact.region == nil { allFound = false }
    line.removeAll(keepingCapacity: true)
    if json {
      var writer = JSONWriter(bytes: line)
      writer.contact(contact)
      writer.raw("\n")
      line = writer.bytes
    } else {
      appendCells(contact)
    }
    try streams.write(line)
  }

  /// `NAME<TAB>PHONES<TAB>ID<TAB>PATH<TAB>DETAIL`, one line whatever the text holds.
  private mutating func appendCells(_ contact: Contact) {
    let path = contact.region?.region.path.map(\.name).joined(separator: "/")
    let cells = [
      contact.name?.text ?? "", contact.phones.map(\.text).joined(separator: " "),
      contact.region?.region.id ?? "", path ?? "", contact.detail?.text ?? "",
    ]
    for (number, cell) in cells.enumerated() {
      if number > 0 { line.append(9) }
      let start = line.count
      line.append(contentsOf: cell.utf8)
      for index in start..<line.count where line[index] < 32 || line[index] == 127 {
        line[index] = 32
      }
    }
    line.append(10)
  }
}

extension JSONWriter {
  /// A contact as an object.
  fileprivate mutating func contact(_ contact: Contact) {
    raw("{\"name\":")
    optional(contact.name?.text)
    raw(",\"phones\":")
    list(contact.phones) { json, phone in json.string(phone.text) }
    raw(",\"postcode\":")
    optional(contact.postcode?.text)
    raw(",\"id_number\":")
    optional(contact.idNumber?.text)
    raw(",\"region\":")
    if let found = contact.region {
      raw("{\"id\":")
      string(found.region.id)
      raw(",\"name\":")
      string(found.region.name)
      raw(",\"path\":")
      path(to: found.region)
      raw("}")
    } else {
      raw("null")
    }
    raw(",\"detail\":")
    optional(contact.detail?.text)
    raw(",\"confidence\":")
    string(contact.confidence.rawValue)
    let doubtful = contact.doubtfulFields
    raw(",\"doubtful\":")
    list(doubtful) { json, field in json.string(field) }
    raw(",\"left_over\":")
    list(contact.leftOver) { json, field in json.string(field.text) }
    raw(",\"alternatives\":")
    list(contact.region?.alternatives ?? []) { json, other in
      json.raw("{\"id\":")
      json.string(other.id)
      json.raw(",\"path\":")
      json.string(other.path.map(\.name).joined(separator: "/"))
      json.raw("}")
    }
    raw("}")
  }

  private mutating func optional(_ text: String?) {
    guard let text else { return raw("null") }
    string(text)
  }
}
