package import Regions

/// The names a region has besides the official one, as attributes of the data set tell them.
package enum OtherNames: String, CaseIterable, Sendable {
  /// Names in use: 沪, 内蒙, 锡盟.
  case alias
  /// Names in other languages, the most usual first: Hong Kong, Peking.
  case foreign = "name_en"
  /// Names the same region had before: 襄樊市.
  case former

  /// What stands between the names of one attribute.
  package static let separator = UInt8(ascii: "|")

  /// Hands each name of this kind to `body`, with its region's number, in the order of the regions.
  ///
  /// - Complexity: O(regions that have such names).
  package func forEach(in storage: TreeStorage, _ body: (Int, ArraySlice<UInt8>) -> Void) {
    storage.forEachValue(ofAttribute: rawValue) { node, text in
      var start = 0
      while start < text.count {
        let end = text[start...].firstIndex(of: Self.separator) ?? text.count
        if end > start { body(node, text[start..<end]) }
        start = end + 1
      }
    }
  }
}
