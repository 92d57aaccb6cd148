/// What the parts of a data set are called in the forms that are written by export and known again by
/// import: keys of JSON, names of XML elements and attributes, columns and tables. Where one
/// changes, files that other versions wrote are no longer known.
package enum ExchangeKey {
  // MARK: A region

  package static let id = "id"
  package static let parent = "parent"
  package static let name = "name"
  /// Of a region; in a table's description and as an XML element, of a rank's name.
  package static let rank = "rank"
  package static let children = "children"
  /// The columns every table begins with.
  package static let firstColumns = [id, parent, name]

  // MARK: What holds regions

  /// The outermost XML element, and a database's table.
  package static let regions = "regions"
  /// The XML element of a region.
  package static let region = "region"

  // MARK: The description

  /// The first object's first key in JSON, the last column in CSV.
  package static let description = "$regions"
  /// A database's table with the columns `key` and `value`.
  package static let metadata = "metadata"
  package static let metadataColumns = ["key", "value"]
  package static let title = "title"
  package static let asOf = "as-of"
  package static let origin = "origin"
  package static let license = "license"
  /// Where the ranks come from: see ``ExchangeRanks``.
  package static let ranks = "ranks"
  /// How many levels there are, where objects or elements have none below them: `1`. Nothing else tells such a list
  /// from one whose IDs say what is above each region.
  package static let depth = "depth"
  /// A level's label, as a pair or an XML element.
  package static let level = "level"
  /// All levels' labels, and all ranks' names, in JSON.
  package static let levels = "levels"
  package static let rankNames = "rankNames"
  /// An attribute's name and type as an XML element, and all of them in JSON.
  package static let attribute = "attribute"
  package static let attributes = "attributes"
  package static let type = "type"

  // MARK: Attributes

  /// What an attribute is called that can't be called by its name: its place, from 1.
  package static func attribute(_ number: Int) -> String { attributePrefix + String(number) }

  /// The place of an attribute that is called so, from 1; `nil` if it is called otherwise.
  package static func attributeNumber(of key: String) -> Int? {
    isNumbered(key) ? Int(key.dropFirst(attributePrefix.count)) : nil
  }

  /// Whether a key begins as those of attributes do that can't be called by their names.
  package static func isNumbered(_ key: String) -> Bool { key.hasPrefix(attributePrefix) }

  private static let attributePrefix = "attribute-"

  /// What no attribute can be called in any form.
  package static let reserved: Set<String> = [id, parent, name, children, description]
}

/// How a form tells the ranks of its regions, by the word in its description.
///
/// Codes of the Chinese divisions tell their ranks by themselves, and importing them finds these ranks
/// again; so such a form says nothing. Others have a key, column or attribute `rank`.
package enum ExchangeRanks: String {
  /// There is nothing to say: importing finds the ranks by the codes, or there are none to find.
  case implied = ""
  /// The codes tell ranks, but the data set has none.
  case none
  /// Each region that has a rank says so.
  case given

  /// What a description says; `nil` if none has the word.
  package init?(word: String) {
    guard !word.isEmpty else { return nil }
    self.init(rawValue: word)
  }

  /// The word in the description; empty where nothing is said.
  package var word: String { rawValue }
}
