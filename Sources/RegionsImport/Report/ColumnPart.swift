/// The part a column plays in a reading.
public enum ColumnPart: Sendable, Equatable {
  /// It holds the regions' IDs, names, or what names the region above.
  case id, name, parent
  /// It holds the names of a level, from 1.
  case level(Int)
  /// It holds the codes of a level, from 1.
  case code(Int)
  /// It says by numbers where in the tree a row is.
  case order
  /// Its cells hold whole paths.
  case path
  /// It holds the name where the name's column is empty.
  case otherName
  /// It becomes an attribute, or is left out: as the same in all records, or for another reason.
  case attribute, constant, leftOut
}
