import Foundation
import Testing

@Suite("Functions of the import")
struct FunctionLengthTests {
  private static let longest = 60

  @Test("none is longer than sixty lines", arguments: ["RegionsImport", "RegionsSource"])
  func lengths(target: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\(target)").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (start, line) in lines.enumerated() {
        let code = line.drop { $0 == " " }
        guard !code.hasPrefix("//"), code.contains("func ") || code.contains("init(") else {
          continue
        }
        let indent = line.prefix { $0 == " " }
        // A declaration ends with a brace as far in as it begins; a call of init( has none of its own.
        guard let end = lines[start...].firstIndex(where: { $0 == indent + "}" }),
          lines[start..<end].allSatisfy({ $0.isEmpty || $0.hasPrefix(indent) })
        else { continue }
        count += 1
        #expect(
          end - start < Self.longest, "\(file.lastPathComponent):\(start + 1): \(code.prefix(60))")
      }
    }
    #expect(count > 100)
  }
}
