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
      throw RegionFileError(.foreign)
    }
    guard bytes.count >= size + FileLayout.tailSize else {
      throw RegionFileError(.noHeader)
    }
    majorVersion = Int(bytes.half(atByte: 8) & 0xFFFF)
    minorVersion = Int(bytes.half(atByte: 10) & 0xFFFF)
    guard majorVersion == FileLayout.majorVersion else {
      throw RegionFileError(
        .version(major: majorVersion, minor: minorVersion, known: FileLayout.majorVersion))
    }
    let fileSize = bytes.word(atByte: 16)
    guard fileSize == UInt64(bytes.count) else {
      throw RegionFileError(.size(found: bytes.count, stated: fileSize))
    }
    let count = Int(clamping: bytes.half(atByte: 12))
    guard count <= FileLayout.maximumSectionCount,
      size + count * FileLayout.sectionEntrySize <= bytes.count - FileLayout.tailSize
    else {
      throw RegionFileError(.noSectionTable)
    }
    let tableEnd = size + count * FileLayout.sectionEntrySize
    let checksum = CRC32.checksum(
      of: bytes, in: size..<tableEnd, continuing: CRC32.checksum(of: bytes, in: 0..<size - 4))
    guard checksum == bytes.half(atByte: size - 4) else {
      throw RegionFileError(.headerChecksum)
    }
    var entries: [Entry] = []
    var end = tableEnd
    for index in 0..<count {
      let offset = size + index * FileLayout.sectionEntrySize
      let tag = bytes.half(atByte: offset)
      let start = bytes.word(atByte: offset + 8)
      let length = bytes.word(atByte: offset + 16)
      guard start == UInt64(end), length <= UInt64(bytes.count - FileLayout.tailSize - end) else {
        throw RegionFileError(.misplacedSection(index + 1))
      }
      guard !entries.contains(where: { $0.tag == tag }) else {
        throw RegionFileError(.repeatedSection)
      }
      entries.append(
        Entry(tag: tag, checksum: bytes.half(atByte: offset + 4), range: end..<end + Int(length)))
      end += Int(length)
    }
    guard end == bytes.count - FileLayout.tailSize, bytes.word(atByte: end) == 0 else {
      throw RegionFileError(.surplus)
    }
    self.entries = entries
  }

  func has(_ section: FileLayout.Section) -> Bool {
    entries.contains { $0.tag == section.tag }
  }

  func entry(_ section: FileLayout.Section) throws(RegionFileError) -> Entry {
    guard let entry = entries.first(where: { $0.tag == section.tag }) else {
      throw RegionFileError(.missingSection(section.name))
    }
    return entry
  }
}
