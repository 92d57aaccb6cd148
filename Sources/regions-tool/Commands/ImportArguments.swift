import Regions
import RegionsCLI
import RegionsImport
import RegionsSource
import TranslatedText

extension ImportOptions {
  /// What the command line asks for.
  init(_ arguments: ParsedArguments) {
    func list(_ name: String) -> [String]? {
      arguments.value(name).map { $0.split(separator: ",").map(String.init) }
    }
    self.init()
    idKey = arguments.value("id")
    nameKey = arguments.value("name")
    parentKey = arguments.value("parent")
    childrenKey = arguments.value("children")
    attributeKeys = list("attributes")
    levelKeys = list("levels")
    structure = arguments.value("structure")
    explains = arguments.has("explain")
    ids = arguments.value("ids").flatMap { IDs(rawValue: $0) }
    root = arguments.value("root")
    onError = arguments.value("on-error").flatMap { OnError(rawValue: $0) }
    orphans = arguments.value("orphans").flatMap { Orphans(rawValue: $0) } ?? .report
    dropPlaceholders = arguments.has("drop-placeholders")
    trim = arguments.has("trim")
    if arguments.has("pinyin") { pinyin = { NamePinyin.standard.pinyin(of: $0, below: $1) } }
    metadata.title = arguments.value("title") ?? ""
    metadata.asOf = arguments.value("as-of") ?? ""
    metadata.origin = arguments.value("origin") ?? ""
    metadata.license = arguments.value("license") ?? ""
  }
}

extension SourceOptions {
  /// What the command line asks for, with a bar that shows how far reading is.
  init(_ arguments: ParsedArguments, _ progress: ImportProgress) throws(UsageError) {
    self.init(
      format: arguments.value("format").flatMap { SourceFormat(named: $0) },
      encoding: arguments.value("encoding"),
      onProgress: { bytes, total in progress.update(bytes, total) })
    dialect.delimiter = try Self.byte("delimiter", arguments) ?? nil
    dialect.quote = try Self.byte("quote", arguments)
    dialect.escape = try Self.byte("escape", arguments)
    // What doubles a quote is the quote.
    if let escape = dialect.escape, escape == (dialect.quote ?? UInt8(ascii: "\"")) {
      dialect.escape = .some(nil)
    }
    let names = ["table", "sheet"].flatMap {
      arguments.value($0)?.split(separator: ",").map { String($0) } ?? []
    }
    tables = names.isEmpty ? nil : names
    memoryLimit = try arguments.value("memory-limit").map { text throws(UsageError) in
      guard let size = Self.size(text) else {
        throw UsageError("“--memory-limit” takes a size such as 4G or 512M, not “\(text)”")
      }
      return size
    }
  }

  /// One character of a dialect; an inner `nil` for “none”, an outer where nothing is said.
  private static func byte(
    _ option: String, _ arguments: ParsedArguments
  ) throws(UsageError) -> UInt8?? {
    guard let text = arguments.value(option) else { return nil }
    switch text {
    case "tab", "\\t": return 0x09
    case "space": return 0x20
    case "none" where option != "delimiter", "" where option != "delimiter": return .some(nil)
    default: break
    }
    guard text.utf8.count == 1, let byte = text.utf8.first, byte != 0x0A, byte != 0x0D else {
      throw UsageError("“--\(option)” takes one ASCII character, or tab, not “\(text)”")
    }
    return byte
  }

  /// As in 4G, 512M, 1.5 GiB without its blanks; a plain number is of bytes.
  private static func size(_ text: String) -> Int? {
    var number = text.lowercased()[...]
    if number.hasSuffix("ib") {
      number = number.dropLast(2)
    } else if number.hasSuffix("b") {
      number = number.dropLast()
    }
    let shift = ["k": 10, "m": 20, "g": 30, "t": 40][number.last ?? " "] ?? 0
    if shift > 0 { number = number.dropLast() }
    guard let value = Double(number), value > 0, value.isFinite else { return nil }
    let size = value * Double(1 << shift)
    return size >= 1 && size < 9e18 ? Int(size) : nil
  }
}
