// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// Rows in the order of a tree, with their level.
struct DepthFirstTests {
  @Test(arguments: [
    ("name,level\nAro,1\nBeko,2\nCilo,3\nDero,1\nEnno,2\n",
     "2/2/1, name: name; level: order"),
    ("name,level\nAro,1\nBeko,3\nCilo,2\nDero,1\n",
     "none"),
    ("name,level\nAro,1\nBeko,1\nCilo,1\nDero,2\nEnno,2\n",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.depthFirst, text).summary == summary)
  }
}
