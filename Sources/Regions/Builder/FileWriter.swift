/// Puts sections together to a file: the other side of `SectionTable`.
struct FileWriter {
  private var sections: [(section: FileLayout.Section, bytes: [UInt8])] = []

  mutating func add(_ section: FileLayout.Section, _ writer: SectionWriter) {
    sections.append((section, writer.bytes))
  }

  func bytes() -> [UInt8] {
    let tableEnd = FileLayout.headerSize + sections.count * FileLayout.sectionEntrySize
    let size = sections.reduce(tableEnd + FileLayout.tailSize) { $0 + $1.bytes.count }
    var table: [UInt8] = []
    var offset = tableEnd
    for (section, bytes) in sections {
      Self.append(UInt64(section.tag), size: 4, to: &table)
      Self.append(UInt64(Self.checksum(bytes)), size: 4, to: &table)
      Self.append(UInt64(offset), size: 8, to: &table)
      Self.append(UInt64(bytes.count), size: 8, to: &table)
      offset += bytes.count
    }
    var header = FileLayout.magic
    Self.append(UInt64(FileLayout.majorVersion), size: 2, to: &header)
    Self.append(UInt64(FileLayout.minorVersion), size: 2, to: &header)
    Self.append(UInt64(sections.count), size: 4, to: &header)
    Self.append(UInt64(size), size: 8, to: &header)
    Self.append(0, size: 4, to: &header)
    Self.append(UInt64(Self.checksum(header + table)), size: 4, to: &header)
    var file: [UInt8] = []
    file.reserveCapacity(size)
    file += header
    file += table
    for (_, bytes) in sections { file += bytes }
    file.append(contentsOf: repeatElement(0, count: FileLayout.tailSize))
    return file
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let copy = FileBytes(copying: bytes)
    defer { withExtendedLifetime(copy) {} }
    return CRC32.checksum(of: copy.view, in: 0..<bytes.count)
  }

  private static func append(_ value: UInt64, size: Int, to bytes: inout [UInt8]) {
    for index in 0..<size { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index))) }
  }
}
