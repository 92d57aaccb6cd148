import Foundation
import RegionsTestSupport
import Testing

/// The architecture article and the manifest say the same of the targets, and the folders are as they say.
struct ArchitectureTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Tool.root.appending(path: path), encoding: .utf8)
  }

  /// The targets of the manifest in its order, each with the targets it depends on. Tests and what only
  /// they use are left out unless asked for.
  private static func targets(withTests: Bool = false) throws -> [(
    name: String, dependencies: Set<String>
  )] {
    let manifest = try text("Package.swift")
    let system = try #require(manifest.range(of: "// MARK: System libraries"))
    let end = try #require(manifest.range(of: withTests ? "swiftLanguageModes:" : "// MARK: Tests"))
    let declaration = /\.(?:target|testTarget|executableTarget|systemLibrary)\(\s*name: "([^"]+)"/
    let part = manifest[system.upperBound..<end.lowerBound]
    // A dependency on some platforms alone is written as a target inside of another.
    let starts = part.matches(of: declaration).filter { match in
      !part[..<match.range.lowerBound].hasSuffix("        ")
    }
    return starts.enumerated().map { index, match in
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : part.endIndex
      let body = part[match.range.upperBound..<end]
      let words = body.matches(of: /"([A-Za-z0-9-]+)"/).map { String($0.1) }
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

  /// One that no file imports makes builds longer and keeps a library in what is linked; one that is imported and
  /// not declared is found only as long as another target brings it.
  @Test func `a target depends on what its files import, and on nothing else`() throws {
    let targets = try Self.targets(withTests: true)
    // “regions-tool” is imported as `regions_tool`.
    func modules(_ names: some Sequence<String>) -> Set<String> {
      Set(names.map { $0.replacing("-", with: "_") })
    }
    let names = modules(targets.map(\.name))
    let statement = /^\s*(?:@\w+ )*(?:(?:public|package|internal|private) )?import (?:\w+ )?(\w+)$/
    var count = 0
    for target in targets {
      let folders = ["Sources", "Tests"].map { "\($0)/\(target.name)" }
      let files = try folders.flatMap { try Self.swiftFiles(in: $0) }
      guard !files.isEmpty else { continue }
      var imported: Set<String> = []
      for text in files {
        for line in text.split(separator: "\n") where line.contains("import ") {
          if let match = line.wholeMatch(of: statement) { imported.insert(String(match.1)) }
        }
      }
      count += 1
      let declared = modules(target.dependencies).intersection(names)
      let used = imported.intersection(names).subtracting(modules([target.name]))
      #expect(declared.subtracting(used).sorted() == [], "\(target.name) imports none of these")
      #expect(used.subtracting(declared).sorted() == [], "\(target.name) doesn't declare these")
    }
    #expect(count > 30)
  }

  /// The texts of the Swift files in a folder; none if there is no such folder.
  private static func swiftFiles(in folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(
      at: Tool.root.appending(path: folder), includingPropertiesForKeys: nil)
    var texts: [String] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      texts.append(try String(contentsOf: file, encoding: .utf8))
    }
    return texts
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

  /// The last column, without what another of a row's targets brings.
  @Test func `the article says what each target depends on, as the manifest does`() throws {
    let article = try Self.text("Sources/Regions/Regions.docc/Architecture.md")
    let targets = try Self.targets()
    let names = targets.map(\.name)
    let own = Dictionary(
      uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies.intersection(names)) })
    var all: [String: Set<String>] = [:]
    for name in names {
      all[name] = (own[name] ?? []).reduce(into: own[name] ?? []) { $0.formUnion(all[$1] ?? []) }
    }
    var count = 0
    for row in article.split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.split(separator: "|").map { cell in
        Set(cell.matches(of: /`([^`]+)`/).map { String($0.1) })
      }
      guard let first = cells.first, let last = cells.last, cells.count == 3,
        !first.isDisjoint(with: names)
      else { continue }
      count += 1
      let direct = first.reduce(into: Set<String>()) { $0.formUnion(own[$1] ?? []) }
        .subtracting(first)
      let brought = direct.reduce(into: Set<String>()) { $0.formUnion(all[$1] ?? []) }
      #expect(last == direct.subtracting(brought), "\(first.sorted())")
    }
    #expect(count > 25)
  }

  /// What is measured of columns knows nothing of structures, and these nothing of who chooses between them.
  @Test func `a folder of the import knows only folders before it`() throws {
    let order = [
      "Words", "Report", "Tables", "Evidence", "Tree", "Structures", "Chooser", "Exported", "Merge",
    ]
    let declaration = /(?m)^(?:public |package )?(?:final )?(?:struct|enum|class|protocol) (\w+)/
    let texts = try order.map { folder in
      try Self.swiftFiles(in: "Sources/RegionsImport/\(folder)").map { text in
        text.split(separator: "\n").map { line in
          line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        }.joined(separator: "\n")
      }
    }
    let types = texts.map { folder in
      Set(folder.flatMap { $0.matches(of: declaration).map { String($0.1) } })
    }
    #expect(types.allSatisfy { !$0.isEmpty })
    for (place, folder) in texts.enumerated() {
      let later = types[(place + 1)...].reduce(into: Set<String>()) { $0.formUnion($1) }
        .subtracting(types[place])
      let words = folder.flatMap { $0.matches(of: /\w+/).map { String($0.0) } }
      #expect(later.intersection(words).sorted() == [], "\(order[place]) knows these")
    }
  }

  @Test func `every folder of the sources is a target of its name`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Tool.root.appending(path: "Sources").path)
    let declared = Set(try Self.targets().map(\.name))
    #expect(Set(folders.filter { !$0.hasPrefix(".") }).subtracting(declared).sorted() == [])
  }

  /// What the manifest's floors don't have: Swift's own atomics and locks, and the check of a text's encoding that
  /// came with them.
  @Test func `nothing needs a system after the manifest's floors`() throws {
    let later = ["import Synchronization", "String(validating:"]
    let files = try #require(
      FileManager.default.enumerator(
        at: Tool.root.appending(path: "Sources"), includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
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

  /// Words within names begin with capitals: `tops` is one of `findTops`, and none of `stops`.
  @Test func `no name in the code has a word that the glossary keeps out of it`() throws {
    let article = try Self.text("Sources/Regions/Regions.docc/Architecture.md")
    let start = try #require(article.range(of: "## Glossary"))
    let end = try #require(article.range(of: "## Decisions"))
    let rows = article[start.upperBound..<end.lowerBound].split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
    let retired = rows.flatMap { row in
      row.split(separator: "|").last?.matches(of: /`([a-z]+)`/).map { String($0.1) } ?? []
    }
    #expect(retired.count >= 5)
    for text in try Self.swiftFiles(in: "Sources") {
      for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//")
      {
        let lower = line.lowercased()
        for word in retired where lower.contains(word) {
          let names = line.replacing(/"(?:\\.|[^"\\])*"/, with: "")
          let words = names.matches(of: /[A-Z]?[a-z]+/).map { $0.0.lowercased() }
          #expect(!words.contains(word), "“\(word)” in: \(line)")
        }
      }
    }
  }
}
