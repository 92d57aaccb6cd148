// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// Records within records.
struct NestedRecordsTests {
  @Test(arguments: [
    ("[{\"id\":1,\"name\":\"Aro\",\"sub\":[{\"id\":2,\"name\":\"Beko\"}]},{\"id\":3,\"name\":\"Cilo\",\"sub\":[]}]",
     "2/1, id: id; name: name"),
    ("{\"Aro\":{\"Beko\":[\"Cilo\",\"Dero\"]},\"Enno\":{\"Folo\":[\"Garo\"]}}",
     "2/2/3, key: name; text: name"),
    ("<r><p n='Aro'><c n='Beko'/></p><p n='Cilo'><c n='Dero'/></p></r>",
     "2/2, n: name"),
    ("[{\"id\":1,\"name\":\"Aro\"},{\"id\":2,\"name\":\"Beko\"}]",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.nested, text).summary == summary)
  }
}
