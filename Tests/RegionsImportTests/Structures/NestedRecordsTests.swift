// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// Records within records.
struct NestedRecordsTests {
  @Test(arguments: [
    ("[{\"id\":1,\"name\":\"Aro\",\"sub\":[{\"id\":2,\"name\":\"Beko\"}]},{\"id\":3,\"name\":\"Cilo\",\"sub\":[]}]",
     "2/1, id: id; name: name"),
    ("{\"北京市\":{\"北京市\":[\"东城区\",\"西城区\"]},\"河北省\":{\"石家庄市\":[\"长安区\"],\"唐山市\":[\"路南区\"]}}",
     "2/3/4, key: name; text: name"),
    ("<r><p n='Aro'><c n='Beko'/></p><p n='Cilo'><c n='Dero'/></p></r>",
     "2/2, n: name"),
    ("[{\"id\":1,\"name\":\"Aro\"},{\"id\":2,\"name\":\"Beko\"}]",
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.nested, text).summary == summary)
  }
}
