// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// A column a level.
struct LevelColumnsTests {
  @Test(arguments: [
    ("province,city\nAro,Beko\nAro,Cilo\nDero,Enno\nDero,Folo\n",
     "2/4, province: level(1); city: level(2)"),
    ("active,province,city\nY,Aro,Beko\nN,Aro,Cilo\nY,Dero,Enno\nN,Dero,Folo\n",
     "2/4, active: attribute; province: level(1); city: level(2)"),
    ("district,city,province\nBeko,Aro,Xaro\nCilo,Aro,Xaro\nDero,Enno,Xaro\nFolo,Garo,Yelo\n",
     "2/3/4, district: level(3); city: level(2); province: level(1)"),
    ("id,name\n1,Aro\n2,Beko\n3,Cilo\n",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.levelColumns, text).summary == summary)
  }
}
