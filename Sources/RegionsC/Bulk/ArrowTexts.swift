import CRegions

/// A caller's column of texts, or of numbers of texts.
@unsafe struct ArrowTexts {
  let length: Int
  private let column: ArrowInput
  /// The texts themselves, where the column is of numbers into them: each is read again for every row.
  private let dictionary: [UnsafeRawBufferPointer?]

  init(_ column: ArrowInput) {
    unsafe self.column = column
    unsafe length = column.length
    var dictionary: [UnsafeRawBufferPointer?] = unsafe []
    if let values = unsafe column.dictionary.first {
      unsafe values.forEachText(0..<values.length) { unsafe dictionary.append($1) }
    }
    unsafe self.dictionary = dictionary
  }

  /// Calls `body` with the rows of a range and their texts, none for one that is null.
  @inline(__always)
  func forEach(_ rows: Range<Int>, _ body: (Int, UnsafeRawBufferPointer?) -> Void) {
    guard unsafe !column.dictionary.isEmpty else {
      return unsafe column.forEachText(rows, body)
    }
    unsafe column.forEachNumber(rows) { row, index in
      let index = Int(exactly: index ?? .max) ?? -1
      unsafe body(row, index >= 0 && index < dictionary.count ? dictionary[index] : nil)
    }
  }
}
