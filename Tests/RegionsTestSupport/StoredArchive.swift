/// A ZIP archive of entries that are stored as they are, made without a library.
public struct StoredArchive {
  public private(set) var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  public init(_ entries: KeyValuePairs<String, String>) {
    self.init(entries.map { ($0.key, Array($0.value.utf8)) })
  }

  public init(_ entries: [(name: String, bytes: [UInt8])]) {
    for (name, bytes) in entries { add(name, bytes) }
    let start = bytes.count
    bytes += directory
    bytes += Self.number(0x0605_4B50, 4) + Self.number(0, 4)
    bytes += Self.number(count, 2) + Self.number(count, 2)
    bytes += Self.number(directory.count, 4) + Self.number(start, 4) + Self.number(0, 2)
  }

  private mutating func add(_ name: String, _ content: [UInt8]) {
    let name = Array(name.utf8)
    // Version 2.0, names in UTF-8, stored, no time.
    let common =
      Self.number(20, 2) + Self.number(1 << 11, 2) + Self.number(0, 2) + Self.number(0, 2)
      + Self.number(0x21, 2) + Self.number(Self.checksum(content), 4)
      + Self.number(content.count, 4) + Self.number(content.count, 4) + Self.number(name.count, 2)
      + Self.number(0, 2)
    directory += Self.number(0x0201_4B50, 4) + Self.number(20, 2) + common
    directory += Self.number(0, 2) + Self.number(0, 2) + Self.number(0, 2) + Self.number(0, 4)
    directory += Self.number(bytes.count, 4) + name
    bytes += Self.number(0x0403_4B50, 4) + common + name + content
    count += 1
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// CRC-32 as in ISO 3309.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var checksum: UInt32 = ~0
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    return Int(~checksum)
  }
}
