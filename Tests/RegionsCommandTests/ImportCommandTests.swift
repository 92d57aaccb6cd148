import RegionsTestSupport
import Testing

/// What `regions import` says of files that hold no regions.
struct ImportCommandTests {
  @Test(arguments: ["garbage", "garbage\n", "\"garbage\"", "{}", "[]", "<a/>", "", "\u{0}\u{1}"])
  func aFileWithoutRegionsIsRefused(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("source", Array(text.utf8))
    let result = try Tool.run("import", path)
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("\(path)"))
    #expect(result.errors.contains(": error: "))
  }
}
