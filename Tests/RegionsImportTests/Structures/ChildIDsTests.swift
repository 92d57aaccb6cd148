// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

import Testing

@testable import RegionsImport

/// Records that list the IDs of those below them.
struct ChildIDsTests {
  @Test(arguments: [
    (#"[{"id":"x","name":"Aro","sub":["p","q"]},{"id":"p","name":"Beko","sub":["z"]},{"id":"q","name":"Cilo"},{"id":"z","name":"Dero"}]"#,
     "1/2/1, id: id; name: name"),
    (#"{"7":{"name":"Aro","sub":[40,52]},"40":{"name":"Beko","sub":[]},"52":{"name":"Cilo","sub":[9]},"9":{"name":"Dero","sub":[]}}"#,
     "1/2/1, key: id; name: name"),
    (#"{"nodes":[{"id":"x","name":"Aro"},{"id":"p","name":"Beko"},{"id":"q","name":"Cilo"},{"id":"z","name":"Dero"}],"links":[{"from":"x","to":"p"},{"from":"x","to":"q"},{"from":"p","to":"z"}]}"#,
     "1/2/1, id: id; name: name"),
    // A road from each to the next and back.
    (#"{"nodes":[{"id":"x","name":"Aro"},{"id":"p","name":"Beko"},{"id":"q","name":"Cilo"},{"id":"z","name":"Dero"}],"links":[{"from":"x","to":"p"},{"from":"p","to":"x"},{"from":"q","to":"z"},{"from":"z","to":"q"}]}"#,
     "none"),
    // Two list the same one.
    (#"[{"id":"x","name":"Aro","sub":["p","q"]},{"id":"p","name":"Beko","sub":["q"]},{"id":"q","name":"Cilo"},{"id":"z","name":"Dero"}]"#,
     "none"),
    // One is below itself.
    (#"[{"id":"x","name":"Aro","sub":["p"]},{"id":"p","name":"Beko","sub":["q"]},{"id":"q","name":"Cilo","sub":["x"]},{"id":"z","name":"Dero"}]"#,
     "none"),
    // What is listed is something else.
    (#"[{"id":"x","name":"Aro","sub":["p","r"]},{"id":"p","name":"Beko","sub":["s"]},{"id":"q","name":"Cilo"},{"id":"z","name":"Dero"}]"#,
     "none"),
  ])
  func `it is found where it is and nowhere else`(text: String, summary: String) throws {
    #expect(try StructureProbe(.childIDs, text).summary == summary)
  }
}
