// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// A code column a level.
struct LevelCodesTests {
  @Test(arguments: [
    ("WOJ;POW;GMI;NAZWA\n02;;;Aro\n02;01;;Beko\n02;01;01;Cilo\n04;;;Dero\n04;01;;Enno\n04;01;01;Folo\n",
     "2/2/2, WOJ: code(1); POW: code(2); GMI: code(3); NAZWA: name"),
    ("name,level,phone_code,zip\nAro,1,0310,10000\nBeko,2,0310,10013\nCilo,2,0310,\nDero,2,0311,10039\nEnno,2,0311,\n",
     "none"),
    ("code,name\n11,Aro\n12,Beko\n",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.levelCodes, text).summary == summary)
  }
}
