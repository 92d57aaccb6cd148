/// Why a `.regions` file can't be used.
public struct RegionFileError: Error, Sendable, Equatable {
  /// The sorts of trouble a file can make.
  public struct Kind: Sendable, Equatable {
    let value: UInt8
    /// The file can't be opened or read; ``RegionFileError/systemError`` has the reason.
    public static let unreadable = Kind(value: 0)
    /// The bytes aren't a `.regions` file.
    public static let notARegionFile = Kind(value: 1)
    /// The file is of a major version this library doesn't know.
    public static let unsupportedVersion = Kind(value: 2)
    /// The file ends early, or its parts contradict each other.
    public static let malformed = Kind(value: 3)
    /// A section differs from its checksum.
    public static let damaged = Kind(value: 4)
  }

  /// What sort of trouble it is.
  public var kind: Kind
  /// The section concerned, or empty if it is the file as a whole.
  public var section: String
  /// What was found and what was expected: lower case, no full stop.
  public var message: String
  /// The `errno` of a failed system call, else 0.
  public var systemError: Int32

  /// A fault, in a section if it lies in one.
  public init(_ kind: Kind, section: String = "", _ message: String, systemError: Int32 = 0) {
    self.kind = kind
    self.section = section
    self.message = message
    self.systemError = systemError
  }
}

extension RegionFileError: CustomStringConvertible {
  public var description: String {
    section.isEmpty ? message : "section \(section): \(message)"
  }
}
