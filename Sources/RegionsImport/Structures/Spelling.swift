/// Names as they are compared where one region is spelled in several ways: without capital letters and
/// without white space that is more than one blank.
enum Spelling {
  /// The name so, or `nil` if it can have no other spelling of this kind, as in scripts without capitals.
  ///
  /// - Complexity: O(bytes).
  static func folded(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(name.count)
    var hasCase = false
    var isForeign = false
    for byte in name {
      switch byte {
      case 65...90:
        hasCase = true
        result.append(byte + 32)
      case 97...122:
        hasCase = true
        result.append(byte)
      case 32, 9, 10, 13: if let last = result.last, last != 32 { result.append(32) }
      // Latin, Greek and Cyrillic letters of two bytes.
      case 0xC3...0xD4:
        isForeign = true
        result.append(byte)
      default: result.append(byte)
      }
    }
    if isForeign { return Array(String(decoding: result, as: UTF8.self).lowercased().utf8) }
    return hasCase ? result : nil
  }
}
