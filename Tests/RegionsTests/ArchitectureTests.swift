import Foundation
import RegionsTestSupport
import Testing

/// The architecture article and the manifest say the same of the targets, and the folders are as they say.
struct ArchitectureTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Tool.root.appending(path: path), encoding: .utf8)
  }

  /// The targets of the manifest in its order, each with the targets it depends on. Tests and what only
  /// they use are left out.
  private static func targets() throws -> [(name: String, dependencies: Set<String>)] {
    let manifest = try text("Package.swift")
    let system = try #require(manifest.range(of: "// MARK: System libraries"))
    let tests = try #require(manifest.range(of: "// MARK: Tests"))
    let declaration = /\.(?:target|executableTarget|systemLibrary)\(\s*name: "([^"]+)"/
    let part = manifest[system.upperBound..<tests.lowerBound]
    // A dependency on some platforms alone is written as a target inside of another.
    let starts = part.matches(of: declaration).filter { match in
      !part[..<match.range.lowerBound].hasSuffix("        ")
    }
    return starts.enumerated().map { index, match in
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : part.endIndex
      let body = part[match.range.upperBound..<end]
      let words = body.matches(of: /"([A-Za-z-]+)"/).map { String($0.1) }
      return (String(match.1), Set(words))
    }
  }

  @Test func `a target depends only on targets above it`() throws {
    let targets = try Self.targets()
    let names = targets.map(\.name)
    for (index, target) in targets.enumerated() {
      let below = target.dependencies.intersection(names[index...])
      #expect(below.isEmpty, "\(target.name) depends on \(below.sorted()), not above it")
    }
  }

  @Test func `the article names every target of the manifest, and no other`() throws {
    let article = try Self.text("Sources/Regions/Regions.docc/Architecture.md")
    let start = try #require(article.range(of: "## Targets"))
    let end = try #require(article.range(of: "## Glossary"))
    let rows = article[start.upperBound..<end.lowerBound].split(separator: "\n")
    var named: Set<String> = []
    for row in rows where row.hasPrefix("| `") {
      let first = row.dropFirst().prefix { $0 != "|" }
      named.formUnion(first.matches(of: /`([^`]+)`/).map { String($0.1) })
    }
    let list = try #require(rows.lastIndex { $0.hasPrefix("`CLibXML2`") })
    for row in rows[list...] {
      named.formUnion(row.matches(of: /`([^`]+)`/).map { String($0.1) })
    }
    let declared = Set(try Self.targets().map(\.name))
    #expect(named.subtracting(declared).sorted() == [])
    #expect(declared.subtracting(named).sorted() == [])
  }

  @Test func `every folder of the sources is a target of its name`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Tool.root.appending(path: "Sources").path)
    let declared = Set(try Self.targets().map(\.name))
    #expect(Set(folders.filter { !$0.hasPrefix(".") }).subtracting(declared).sorted() == [])
  }

  /// What the manifest's floors don't have: Swift's own atomics and locks, and the check of a text's encoding that
  /// came with them. `Transfer` is compiled for Linux alone.
  @Test func `nothing needs a system after the manifest's floors`() throws {
    let later = ["import Synchronization", "String(validating:"]
    let files = try #require(
      FileManager.default.enumerator(
        at: Tool.root.appending(path: "Sources"), includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files
    where file.pathExtension == "swift" && file.lastPathComponent != "Transfer.swift" {
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in later where text.contains(word) {
        Issue.record("\(file.lastPathComponent) has “\(word)”")
      }
    }
    #expect(count > 500)
  }

  @Test func `the word of the glossary is not also a word it retires`() throws {
    let article = try Self.text("Sources/Regions/Regions.docc/Architecture.md")
    let start = try #require(article.range(of: "## Glossary"))
    let end = try #require(article.range(of: "## Decisions"))
    let rows = article[start.upperBound..<end.lowerBound].split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst()
    let words = rows.map { $0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces) }
    #expect(Set(words).count == words.count)
    #expect(words.count > 20)
  }
}
