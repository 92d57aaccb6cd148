import Foundation
import RegionForms
import Regions
import RegionsTestSupport
import Testing

/// What the articles of the documentation show besides the guides is compiled here, and stands there as it is.
struct ArticleTests {
  @Test(arguments: [
    ("Regions/Regions.docc/Regions", "ReadRegions"),
    ("Regions/Regions.docc/Regions", "BuildRegions"),
    ("Regions/Regions.docc/RanksAndFormerRegions", "FormerRegion"),
    ("RegionsMatch/RegionsMatch.docc/AddressMatching", "MatchAddress"),
    ("RegionsSearch/RegionsSearch.docc/Search", "SearchRegions"),
    ("RegionForms/RegionForms.docc/Forms", "FillForm"),
    ("RegionForms/RegionForms.docc/Forms", "SubmitForm"),
  ])
  func `an article shows its code as it is compiled`(article: String, file: String) throws {
    let text = try String(
      contentsOf: Tool.root.appending(path: "Sources/\(article).md"), encoding: .utf8)
    let code = try String(
      contentsOf: Tool.root.appending(path: "Tests/RegionModelTests/Articles/\(file).swift"),
      encoding: .utf8)
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("func ") })
    let end = try #require(lines.lastIndex { $0 == "}" })
    // What hands the result to the tests is not part of what is shown.
    let body = lines[(start + 1)..<end].filter { !$0.hasPrefix("  return ") }
    let shown = body.map { $0.dropFirst(min(2, $0.count)) }
    let fenced = shown.joined(separator: "\n")
    let indented = shown.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    #expect(text.contains(fenced) || text.contains(indented), "\(article) does not show \(file)")
  }

  @Test func `the example that builds makes a tree of two`() throws {
    let tree = try RegionTree(bytes: buildRegions())
    #expect(tree["110101"]?.path.map(\.name) == ["北京市", "东城区"])
  }

  @Test func `the example of a form stops at the region`() throws {
    #expect(try fillForm().firstError == "area")
  }
}
