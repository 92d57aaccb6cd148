// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// Intervals within intervals.
struct NestedSetsTests {
  @Test(arguments: [
    ("id,name,lft,rgt\n1,Aro,1,6\n2,Beko,2,3\n3,Cilo,4,5\n",
     "1/2, id: id; name: name; lft: order; rgt: order"),
    ("id,name,lft,rgt\n1,Aro,1,4\n2,Beko,2,6\n3,Cilo,3,5\n",
     "none"),
    ("id,name,left\n1,Aro,1\n2,Beko,2\n3,Cilo,3\n",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.nestedSets, text).summary == summary)
  }
}
