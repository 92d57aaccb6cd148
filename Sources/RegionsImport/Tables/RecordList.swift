/// Records of one kind: the things that stand at the same place of a source (the rows of a table,
/// the objects of all arrays "cityList", the entries of a dictionary), with their texts in columns.
struct RecordList: Sendable {
  enum Kind: Sendable {
    case row, object, element, text
    /// Entries of a dictionary, whose key is data: their first column is ``Column/keyName``.
    case entry
    /// An array that stands for one thing, as in `["北京市", ["东城区"]]`.
    case tuple
  }

  struct Column: Sendable {
    /// The key, attribute, tag or heading; empty where the source has none.
    var name: String
    /// One a record.
    var cells: [Cell]
    /// Whether each text is one that all records below have: what they say of the region above them.
    var isOfBelow = false

    /// The column that holds the keys of a dictionary.
    static let keyName = "key"
    /// The column that holds the text of a value that is nothing but text.
    static let textName = "text"
    /// The column that holds the values of a dictionary which are all true or false.
    static let flagName = "flag"
  }

  var document: Int
  var kind: Kind
  /// The list whose records hold these, or -1.
  var owner: Int
  /// The key or tag by which the owner holds them, as in "cityList"; a table's name.
  var key: String
  /// One value a record.
  var values: [SourceValue]
  /// The record of the owner that holds each; empty if there is no owner.
  var owners: [Int32]
  var columns: [Column] = []
  /// Whether the column names are the source's own words, not made up for want of any.
  var hasHeader = true

  var count: Int { values.count }

  /// Whether it is a table with a name, as those of a dump, a database and a workbook.
  var isTable: Bool { kind == .row && !key.isEmpty }

  func owner(of record: Int) -> Int { owners.isEmpty ? -1 : Int(owners[record]) }

  func column(named name: String) -> Int? {
    columns.firstIndex { $0.name == name }
      ?? columns.firstIndex { $0.name.lowercased() == name.lowercased() }
  }
}
