// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// Names that are indented in the cells of a table.
struct IndentedNamesTests {
  @Test(arguments: [
    ("area,population\nAro,9\n  Beko,5\n    Cilo,5\n  Dero,4\nEnno,7\n  Foro,7\n",
     "2/3/1, area: name; population: attribute"),
    ("area,population\nAro,9\n　Beko,5\n　　Cilo,5\n　Dero,4\n",
     "1/2/1, area: name; population: attribute"),
    ("area,population\nAro,9\n Beko,5\nCilo,5\nDero,4\nEnno,7\n",
     "none"),
    ("area,population\n  Aro,9\nBeko,5\n  Cilo,5\n  Dero,4\n",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.indent, text).summary == summary)
  }
}
