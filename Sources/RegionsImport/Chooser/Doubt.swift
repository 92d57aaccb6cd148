/// Something in the sources that looks like structure and that a reading leaves unexplained.
struct Doubt: Sendable, Equatable {
  enum Kind: Sendable {
    /// A column holds the IDs of other rows.
    case unusedParent
    /// A column of codes repeats, and there are no IDs.
    case unusedCodes
    /// Codes begin with other codes, but nearly as many would by chance.
    case chanceCodes
    /// Only the order of rows of two levels says what is above, and any order would say something.
    case orderAlone
    /// A column holds paths of other rows' names or IDs.
    case unusedPath
    /// A column groups the rows by names.
    case unusedLevel
    /// Lists of one source that nothing connects.
    case looseLists
    /// Records that hold the regions are none themselves, though they have texts.
    case unusedHolders
    /// A level of which each region has one region below it.
    case singleChildren
    /// What stands on top stands for no region.
    case placeholderOnTop
  }

  let kind: Kind
  /// The columns or lists it is about.
  let subjects: [String]
  /// Whether a tree that has it is refused; else it is told.
  let isStrong: Bool

  /// The option that explains it, behind "--structure … accepts that".
  var remedy: String {
    guard let first = subjects.first else { return "" }
    switch kind {
    case .unusedParent: return ", --parent \(first) takes it for the parent"
    case .unusedCodes: return ", --id \(first) takes it for the ID"
    case .unusedLevel: return ", --levels \(first),… takes it for a level"
    default: return ""
    }
  }
}

extension Doubt: CustomStringConvertible {
  var description: String {
    let subject = subjects.map { "“\($0)”" }.joined(separator: ", ")
    switch kind {
    case .unusedParent: return "\(subject) holds IDs of other rows and would not be used"
    case .unusedCodes: return "\(subject) looks like codes, but they repeat, so no region has an ID"
    case .chanceCodes:
      return "codes in \(subject) begin with other codes, but nearly as many would by chance"
    case .orderAlone: return "only the order of the rows says what is above them"
    case .unusedPath: return "\(subject) holds paths of other rows and would not be used"
    case .unusedLevel: return "\(subject) groups the rows and would be no level"
    case .looseLists: return "nothing connects the lists \(subject)"
    case .unusedHolders: return "the records of \(subject) hold the regions and would be none"
    case .singleChildren: return "nearly each region of \(subject) would have one region below it"
    case .placeholderOnTop: return "\(subject) would be on top and is the name of no region"
    }
  }
}
