import Testing

@testable import RegionsSource

/// Delimiter, quote and escape of tables are found together, or as somebody says.
struct DialectTests {
  @Test(arguments: [
    (#"1,"a\"b",c"# + "\n" + #"2,"d\", e",f"# + "\n", #"1|a"b|c / 2|d", e|f"#),
    ("1,'a','e,f'\n2,'b','g,h'\n", "1|a|e,f / 2|b|g,h"),
    ("1,\"a\"\"b\",c\n2,d,e\n", "1|a\"b|c / 2|d|e"),
    // An apostrophe is no quote, and a path of Windows has no escapes.
    ("1,'s-Hertogenbosch,NL\n2,'t Harde,NL\n", "1|'s-Hertogenbosch|NL / 2|'t Harde|NL"),
    ("1,\"C:\\data\\\",x\n2,\"D:\\\",y\n", "1|C:\\data\\|x / 2|D:\\|y"),
    ("1,\"a\r\nb\",c\r\n2,d,e\r\n", "1|a\r\nb|c / 2|d|e"),
    // Lines in quotes as a whole; of two fields they may be texts with a comma.
    ("\"id,name,of\"\r\n\"1,\"\"a, b\"\",x\"\r\n", "id|name|of / 1|a, b|x"),
    ("\"a,b\"\n\"c,d\"\n", "a,b / c,d"),
    ("\"a,b,c\"\n\"1,2,3\"\n\n\"4,\"\"\"\"\"\"\"\",6\"\n", "a|b|c / 1|2|3 / 4|\"|6"),
    ("\"a,b,c\"\n\"1\",\"2\",\"3\"\n", "a,b,c / 1|2|3"),
  ])
  func `a dialect is found`(text: String, outline: String) throws {
    for size in [1, 3, Bound.chunk] {
      let read = try document(bytes: Array(text.utf8), format: .csv, chunkSize: size)
      // Chunks of a byte show too little of a text to find a dialect in.
      if size == Bound.chunk { #expect(read.outline() == outline) }
    }
  }

  @Test(
    arguments: [
      ("1:a:b\n2:c:d\n", ":", nil, nil, "1|a|b / 2|c|d"),
      ("1;~a;b~\n", ";", "~", nil, "1|a;b"),
      ("1;~a^~b~\n", ";", "~", "^", "1|a~b"),
      ("1;\"a\";b\n", ";", "", nil, "1|\"a\"|b"),
    ] as [(String, Character?, String?, Character?, String)])
  func `what is given is taken`(
    text: String, delimiter: Character?, quote: String?, escape: Character?, outline: String
  ) throws {
    var options = SourceOptions()
    options.dialect.delimiter = delimiter?.asciiValue
    options.dialect.quote = quote.map { $0.utf8.first }
    options.dialect.escape = escape.map { $0.asciiValue }
    for size in [1, 2, Bound.chunk] {
      options.chunkSize = size
      let read = try SourceDocument(
        reading: .bytes(Array(text.utf8), name: "in"), with: [], options: options)
      #expect(read.outline() == outline)
    }
  }
}
