// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// A column with the names of the regions above.
struct ParentNameTests {
  @Test(arguments: [
    ("name,parent\nAro,\nBeko,Aro\nCilo,Aro\nDero,Beko\n",
     "1/2/1, name: name; parent: parent"),
    ("name,capital\nAro,Beko\nCilo,Dero\n",
     "none"),
    ("name,parent\nAro,Xeno\nBeko,Yero\n",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.parentName, text).summary == summary)
  }

  @Test(arguments: [
    ("designation", "3/4, "), ("title", "3/4, "), ("capital", "none"), ("currency", "none"), ("office", "none"),
  ])
  func `what is above may be named by what it is called besides, not by what it has`(
    heading: String, levels: String
  ) throws {
    let above = "name,\(heading)\nTalmo,Aro\nOrvel,Beko\nSandu,Cilo\n"
    let summary = try StructureProbe(
      .parentName, above, "name,\(heading)\nDero,Aro\nElto,Beko\nFami,Aro\nGuro,Cilo\n").summary
    #expect(summary.hasPrefix(levels), "\(summary)")
  }
}
