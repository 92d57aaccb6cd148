/// The header and the section table: what opening a file looks at first.
struct SectionTable: Sendable {
  struct Entry: Sendable {
    var tag: UInt32
    var checksum: UInt32
    var range: Range<Int>

    /// The tag as text, for people.
    var name: String {
      String(
        decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> (8 * $0)) }.filter { $0 > 32 },
        as: UTF8.self)
    }
  }

  let entries: [Entry]
  let majorVersion: Int
  let minorVersion: Int

  init(_ bytes: ByteView) throws(RegionFileError) {
    let size = FileLayout.headerSize
    for (index, byte) in FileLayout.magic.enumerated() where bytes.byte(at: index) != byte {
      throw RegionFileError(.notARegionFile, "not a .regions file")
    }
    guard bytes.count >= size + FileLayout.tailSize else {
      throw RegionFileError(.malformed, "file ends inside the header")
    }
    majorVersion = Int(bytes.half(atByte: 8) & 0xFFFF)
    minorVersion = Int(bytes.half(atByte: 10) & 0xFFFF)
    guard majorVersion == FileLayout.majorVersion else {
      throw RegionFileError(
        .unsupportedVersion,
        "format version \(majorVersion).\(minorVersion), this program reads version "
          + "\(FileLayout.majorVersion)")
    }
    let fileSize = bytes.word(atByte: 16)
    guard fileSize == UInt64(bytes.count) else {
      throw RegionFileError(
        .malformed, "file has \(bytes.count) bytes, its header says \(fileSize)")
    }
    let count = Int(clamping: bytes.half(atByte: 12))
    guard count <= FileLayout.maximumSectionCount,
      size + count * FileLayout.sectionEntrySize <= bytes.count - FileLayout.tailSize
    else {
      throw RegionFileError(.malformed, "file ends inside the section table")
    }
    let tableEnd = size + count * FileLayout.sectionEntrySize
    let checksum = CRC32.checksum(
      of: bytes, in: size..<tableEnd, continuing: CRC32.checksum(of: bytes, in: 0..<size - 4))
    guard checksum == bytes.half(atByte: size - 4) else {
      throw RegionFileError(.damaged, "the header differs from its checksum")
    }
    var entries: [Entry] = []
    var end = tableEnd
    for index in 0..<count {
      let offset = size + index * FileLayout.sectionEntrySize
      let tag = bytes.half(atByte: offset)
      let start = bytes.word(atByte: offset + 8)
      let length = bytes.word(atByte: offset + 16)
      guard start == UInt64(end), length <= UInt64(bytes.count - FileLayout.tailSize - end) else {
        throw RegionFileError(.malformed, "section \(index + 1) is not where it should be")
      }
      guard !entries.contains(where: { $0.tag == tag }) else {
        throw RegionFileError(.malformed, "a section is there twice")
      }
      entries.append(
        Entry(tag: tag, checksum: bytes.half(atByte: offset + 4), range: end..<end + Int(length)))
      end += Int(length)
    }
    guard end == bytes.count - FileLayout.tailSize, bytes.word(atByte: end) == 0 else {
      throw RegionFileError(.malformed, "the file does not end behind its last section")
    }
    self.entries = entries
  }

  func has(_ section: FileLayout.Section) -> Bool {
    entries.contains { $0.tag == section.tag }
  }

  func entry(_ section: FileLayout.Section) throws(RegionFileError) -> Entry {
    guard let entry = entries.first(where: { $0.tag == section.tag }) else {
      throw RegionFileError(.malformed, "section \(section.name) is missing")
    }
    return entry
  }
}
