// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// Whole paths in cells.
struct PathCellTests {
  @Test(arguments: [
    ("id,path\n1,Aro\n2,Aro/Beko\n3,Aro/Cilo\n4,Dero\n5,Dero/Enno\n",
     "2/3, id: id; path: path"),
    ("path\nAro>Beko>Cilo\nAro>Beko>Dero\nEnno>Folo>Garo\nEnno>Folo>Hino\n",
     "2/2/4, path: path"),
    ("id,name\n1,Aro/Beko\n2,Cilo/Dero\n3,Enno/Folo\n4,Garo\n",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.pathCell, text).summary == summary)
  }
}
