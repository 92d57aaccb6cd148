/// The constants of the file format, in the order of `FileFormat.md`.
enum FileLayout {
  /// The first eight bytes. The high bit of the first and the line feed at the end show a file that
  /// went through a text conversion.
  static let magic: [UInt8] = [0x89, 0x52, 0x65, 0x67, 0x69, 0x6F, 0x6E, 0x0A]
  static let majorVersion = 1
  static let minorVersion = 0

  /// Bytes before the section table.
  static let headerSize = 32
  /// Bytes of one entry of the section table.
  static let sectionEntrySize = 24
  /// More sections than any version is going to have.
  static let maximumSectionCount = 64
  /// Zero bytes that end a file, so that reading eight bytes from any bit of a section stays inside.
  static let tailSize = 8

  /// The sections, by the names that stand in the section table.
  enum Section: String, CaseIterable {
    case metadata = "META"
    case tree = "TREE"
    case ids = "IDS "
    case names = "NAME"
    case attributes = "ATTR"
    case ranks = "RANK"

    /// For people.
    var name: String { rawValue.filter { $0 != " " } }

    /// The tag as the four bytes of a little-endian number.
    var tag: UInt32 {
      rawValue.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  // Limits.
  /// 2³¹, and where `Int` has 32 bits 2³⁰: sums with the size of a block stay inside it.
  static let maximumNodeCount = Int.bitWidth > 32 ? Int(clamping: Int64(1) << 31) : 1 << 30
  static let maximumDepth = 32
  static let maximumIDLength = 255
  static let maximumTextLength = 4096
  /// Bytes, or bits of a stream.
  static let maximumSize: Int64 = 1 << 48
  /// Digits of a numeric ID: its key stays below 2⁶³.
  static let maximumDigits = 18

  // Monotone sequences.
  /// Ones, or zeros, from one sample of the upper bits to the next.
  static let sampleInterval = 32

  // Prefix codes.
  /// Bits of the longest code.
  static let maximumCodeLength = 24

  // Strings.
  /// Pairs inside pairs inside pairs.
  static let maximumSymbolDepth = 32
  /// Code points a page of the alphabet has.
  static let pageShift = 12
}

/// The powers of ten from 10⁰ to 10¹⁸, which fit a key. Written out, for then they are part of the
/// program and nothing has to make them.
let powersOfTen: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000,
]

/// How many bits numbers up to `maximum` take.
func bitWidth(of maximum: UInt64) -> Int {
  64 - maximum.leadingZeroBitCount
}
