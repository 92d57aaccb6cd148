import RegionsFormats
import RegionsSource
import Testing
import TypedNumbers

@testable import RegionsImport

/// Keys that are data are in few of the objects of a place: the limit from both sides.
struct ObjectUseLimitTests {
  /// What ten objects are that have so many members in all, under ten different keys.
  private func use(_ keys: [String], members: Int, _ value: (Int) -> String) throws -> ObjectUse {
    var objects = [[String]](repeating: [], count: 10)
    for member in 0..<members {
      // Round and round, one key further each time: no object has a key twice.
      let key = keys[(member + member / 10) % 10]
      objects[member % 10].append("\"\(key)\":\(value(member))")
    }
    let text = "[" + objects.map { "{\($0.joined(separator: ","))}" }.joined(separator: ",") + "]"
    let document = try SourceDocument(
      reading: .bytes(Array(text.utf8), name: "in"), with: [.json])
    let found = document.entries.indices.filter { document.entries[$0].kind == .object }
    return ObjectUse(of: found.map { SourceValue($0) }, in: document) { _ in false }
  }

  @Test(arguments: [(19, ObjectUse.dictionary), (20, .record)])
  func `words are data where hardly an object has the same`(members: Int, use: ObjectUse) throws {
    let keys = "abcdefghij".map { "aro\($0)" }
    #expect(try self.use(keys, members: members) { _ in "\"Beko\"" } == use)
  }

  @Test(arguments: [(20, ObjectUse.dictionary), (21, .record)])
  func `names with values of several kinds are data where hardly an object has the same`(
    members: Int, use: ObjectUse
  ) throws {
    let keys = "abcdefghij".map { "Beko\($0)" }
    #expect(
      try self.use(keys, members: members) { $0 % 2 == 0 ? "\"Aro\"" : "[\"Cilo\"]" } == use)
  }
}
