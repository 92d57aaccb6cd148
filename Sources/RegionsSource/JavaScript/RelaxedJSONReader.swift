/// Reads what was meant as JSON and written as in JavaScript: with comments, trailing commas, single
/// quotes, keys without quotes. Several values after one another become an array.
enum RelaxedJSONReader {
  static func read(_ text: TextSource, _ document: inout SourceDocument) throws(SourceError) {
    var literal = try LiteralReader(text)
    let array = document.open(.array, line: 1, column: 1)
    var count = 0
    try literal.skipSpaceAndComments()
    while literal.cursor.next != nil {
      try literal.readValue(key: -1, &document)
      count += 1
      try literal.skipSpaceAndComments()
      while try literal.cursor.skip(UInt8(ascii: ";")) { try literal.skipSpaceAndComments() }
    }
    document.close(array)
    try literal.noteExpressions(&document)
    if count == 1 { document.unwrapFirst() }
  }
}
