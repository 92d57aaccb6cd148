// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// A column with the IDs of the regions above.
struct ParentColumnTests {
  @Test(arguments: [
    ("id,pid,name\n1,0,Aro\n2,1,Beko\n3,1,Cilo\n4,2,Dero\n",
     "1/2/1, id: id; pid: parent; name: name"),
    ("id,name,parent\n1,A,\n2,B,1\n",
     "1/1, id: id; name: name; parent: parent"),
    ("id,name,geography_id\n1,Aro,2\n2,Beko,2\n3,Cilo,1\n4,Dero,1\n",
     "none"),
    ("id,name\n1,Aro\n2,Beko\n",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.parentColumn, text).summary == summary)
  }
}
