/// What a file is that is no text, by its first bytes.
enum FileSignature {
  /// The format of a file that is read as such, by its first bytes or because somebody named it;
  /// `nil` if it may be text.
  static func format(_ beginning: [UInt8], _ given: SourceFormat?) -> SourceFormat? {
    // An archive with entries; one without any begins with its end, PK 5 6. A format that was given
    // is then that of what lies in it.
    if beginning.starts(with: [0x50, 0x4B, 3, 4]) || beginning.starts(with: [0x50, 0x4B, 5, 6]) {
      return .zip
    }
    if let given { return [.sqlite, .zip, .xlsx, .ods].contains(given) ? given : nil }
    if beginning.starts(with: Array("SQLite format 3\0".utf8)) { return .sqlite }
    return nil
  }

  /// What kind of file it is that nothing here can read; `nil` if it may be text.
  static func unreadFormat(_ beginning: [UInt8]) -> SourceProblem.ForeignFormat? {
    for (magic, format) in known where beginning.starts(with: magic) { return format }
    return nil
  }

  /// A kind of file that its first bytes tell only in part: what is encrypted lies in the same container as
  /// old workbooks do.
  static func unreadFormat(
    _ bytes: SourceBytes
  ) throws(SourceError) -> SourceProblem.ForeignFormat? {
    guard let format = unreadFormat(bytes.beginning) else { return nil }
    guard format == .oldWorkbook else { return format }
    var content: [UInt8] = []
    try bytes.read(Bound.text, to: &content)
    var name: [UInt8] = []
    for byte in "EncryptedPackage".utf8 { name += [byte, 0] }
    return content.indices.contains { content[$0] == name[0] && content[$0...].starts(with: name) }
      ? .encryptedWorkbook : format
  }

  private static let known: [([UInt8], SourceProblem.ForeignFormat)] = [
    ([0xD0, 0xCF, 0x11, 0xE0], .oldWorkbook),
    (Array("bplist".utf8), .binaryPropertyList),
    (Array("BZh".utf8), .bzip2),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .xz),
    ([0x28, 0xB5, 0x2F, 0xFD], .zstd),
    (Array("7z".utf8) + [0xBC, 0xAF, 0x27, 0x1C], .sevenZip),
    (Array("Rar!".utf8) + [0x1A, 7], .rar),
    (Array("%PDF".utf8), .pdf),
    // What its first page begins with: a code PAR1 may begin a table.
    (Array("PAR1".utf8) + [0x15], .parquet),
    ([0x89] + Array("Region\n".utf8), .regionFile),
  ]
}
