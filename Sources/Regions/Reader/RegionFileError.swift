internal import CPlatform

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

  /// What was found, with what was expected.
  package enum Fault: Sendable, Equatable {
    /// A system call failed and left this `errno`.
    case unreadable(Int32)
    case empty
    case foreign
    case version(major: Int, minor: Int, known: Int)
    case noHeader, noSectionTable
    /// In bytes.
    case size(found: Int, stated: UInt64)
    case headerChecksum
    /// From 1.
    case misplacedSection(Int)
    case repeatedSection
    case missingSection(String)
    /// The file goes on behind its last section.
    case surplus
    case checksum(section: String)
    case content(section: String, String)
  }

  package let fault: Fault

  init(_ fault: Fault) { self.fault = fault }

  /// What sort of trouble it is.
  public var kind: Kind {
    switch fault {
    case .unreadable: .unreadable
    case .empty, .foreign: .notARegionFile
    case .version: .unsupportedVersion
    case .headerChecksum, .checksum: .damaged
    default: .malformed
    }
  }

  /// The section concerned, or empty if it is the file as a whole.
  public var section: String {
    switch fault {
    case .checksum(let section), .content(let section, _): section
    default: ""
    }
  }

  /// What was found and what was expected: lower case, no full stop.
  public var message: String {
    switch fault {
    case .unreadable(let number): Self.systemText(number)
    case .empty: "not a .regions file: it is empty"
    case .foreign: "not a .regions file"
    case .version(let major, let minor, let known):
      "format version \(major).\(minor), this program reads version \(known)"
    case .noHeader: "file ends inside the header"
    case .noSectionTable: "file ends inside the section table"
    case .size(let found, let stated): "file has \(found) bytes, its header says \(stated)"
    case .headerChecksum: "the header differs from its checksum"
    case .misplacedSection(let number): "section \(number) is not where it should be"
    case .repeatedSection: "a section is there twice"
    case .missingSection(let name): "section \(name) is missing"
    case .surplus: "the file does not end behind its last section"
    case .checksum: "differs from its checksum"
    case .content(_, let detail): detail
    }
  }

  /// The `errno` of a failed system call, else 0.
  public var systemError: Int32 {
    if case .unreadable(let number) = fault { number } else { 0 }
  }

  private static func systemText(_ number: Int32) -> String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { text in
      unsafe platform_error_text(number, text.baseAddress, text.count)
      return unsafe String(cString: text.baseAddress!)
    }
  }
}

extension RegionFileError: CustomStringConvertible {
  public var description: String {
    section.isEmpty ? message : "section \(section): \(message)"
  }
}
