/// Files that are no text, by their first bytes.
enum ForeignFile {
  /// The format of a file that is read as such, by its first bytes or because somebody named it;
  /// `nil` if it may be text.
  static func format(_ beginning: [UInt8], _ given: SourceFormat?) -> SourceFormat? {
    // An archive with entries; one without any begins with its end, PK 5 6. A format that was given
    // is then that of what lies in it.
    if beginning.starts(with: [0x50, 0x4B, 3, 4]) || beginning.starts(with: [0x50, 0x4B, 5, 6]) {
      return .zip
    }
    if let given { return [.sqlite, .zip, .xlsx].contains(given) ? given : nil }
    if beginning.starts(with: Array("SQLite format 3\0".utf8)) { return .sqlite }
    return nil
  }

  /// What to say of a file that nothing here can read; `nil` if it may be text.
  static func advice(_ beginning: [UInt8]) -> String? {
    for (magic, advice) in known where beginning.starts(with: magic) { return advice }
    return nil
  }

  private static let known: [([UInt8], String)] = [
    ([0xD0, 0xCF, 0x11, 0xE0], "this is an old Excel workbook, save it as .xlsx or as CSV"),
    (
      Array("bplist".utf8),
      "this is a binary property list, convert it with plutil -convert xml1"
    ),
    (Array("BZh".utf8), "this is packed by bzip2, unpack it first"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "this is packed by xz, unpack it first"),
    ([0x28, 0xB5, 0x2F, 0xFD], "this is packed by zstd, unpack it first"),
    (Array("<?php".utf8), "this is a PHP script, write its array as JSON with json_encode"),
    (Array("%PDF".utf8), "this is a PDF document"),
  ]
}
