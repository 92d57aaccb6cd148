import Foundation
import RegionForms
import Regions
import RegionsFiles
import RegionsTestSupport
import Testing

/// A draft brings back what was filled in, over restarts and changed definitions.
struct FormDraftTests {
  @Test func `a form is restored as it was put aside`() throws {
    var form = try Fixtures.schedule()
    try form.edit("name", "会议 \"x\"\n")
    try form.send(.append(key: "participants", value: .record([FormEntry("name", .text("李雷"))])))
    try form.send(.edit(key: "hasReminder", value: .toggle(true)))
    try form.edit("reminder", "2030-01-01T00:00")
    try form.send(.edit(key: "hasReminder", value: .toggle(false)))
    let folder = try TemporaryFolder()
    let path = folder.path("draft.json")
    try FormDraft(form).save(to: path)
    let draft = try FormDraft(contentsOf: path).restored(
      form.definition, context: form.context)
    #expect(draft.dropped.isEmpty)
    let restored = draft.form
    #expect(restored.values == form.values)
    #expect(restored.rows == form.rows)
    #expect(FormDraft(restored) == FormDraft(form))
  }

  @Test func `what was uploaded is not uploaded again after a restore`() throws {
    var form = try Fixtures.filledShop()
    try form.send(.finishUpload(file: "logo.png", url: "https://files.example/logo.png"))
    let draft = try FormDraft(json: Array(FormDraft(form).json.utf8))
    #expect(draft.restored(form.definition).form.filesToUpload == ["licence.jpg"])
  }

  @Test func `an emptied field stays empty, whatever its initial value`() throws {
    let definition = try FormDefinition(
      sections: [FormSection(fields: [FormField("a", "A", initial: .text("x"))])])
    var form = FormState(definition)
    try form.edit("a", nil)
    #expect(FormDraft(form).restored(definition).form["a"] == nil)
  }

  @Test func `a draft survives a definition that has changed`() throws {
    let shop = FormDraft(try Fixtures.filledShop())
    let definition = try FormDefinition(
      sections: [
        FormSection(fields: [
          FormField("new", "New", initial: .text("x")), FormField("groupName", "Name"),
          FormField("phone", "Phone", kind: .toggle),
        ])
      ])
    let restored = shop.restored(definition)
    let form = restored.form
    #expect(form["groupName"] == Fixtures.shopAnswers["groupName"])
    #expect(form.rowIDs == ["new", "groupName", "phone"])
    #expect(
      restored.dropped == ["introduction", "area", "contactName", "phone", "logo", "licence"])
  }

  @Test(arguments: [
    "", "{", "[]", "{}", #"{"draft":1}"#, #"{"draft":1,"values":{"a":3},"uploads":{}}"#,
    #"{"draft":1,"values":{},"uploads":{"a":1}}"#,
    #"{"draft":1,"values":{"a":[null]},"uploads":{}}"#,
  ])
  func `what is no draft is refused`(json: String) {
    #expect {
      try FormDraft(json: Array(json.utf8))
    } throws: { error in
      switch error as? FormDraftError {
      case .notJSON, .noDraft, .noValues, .value, .uploadIsNoText: true
      case .file, .unknownVersion, nil: false
      }
    }
  }

  @Test func `every draft that is cut off is refused`() throws {
    let bytes = Array(FormDraft(try Fixtures.filledShop()).json.utf8)
    for count in bytes.indices {
      #expect(throws: FormDraftError.self) { try FormDraft(json: Array(bytes[..<count])) }
    }
  }

  @Test func `a draft of a later version is not called a damaged one`() {
    #expect(throws: FormDraftError.unknownVersion(2)) {
      try FormDraft(json: Array(#"{"draft":2,"values":[]}"#.utf8))
    }
  }

  @Test func `a folder that isn't there is an error with its path`() throws {
    let error = #expect(throws: FormDraftError.self) {
      try FormDraft(try Fixtures.shop()).save(to: "/nowhere/draft.json")
    }
    #expect(error?.description == "/nowhere/draft.json: No such file or directory")
  }
}

/// A server that gives what it is told to.
actor ScriptedSource: RegionDataSource {
  enum Answer: Sendable {
    case bytes([UInt8])
    case nothing
  }
  struct Failure: Error {}

  private var answers: [Answer]
  private(set) var downloads = 0

  init(_ answers: [Answer]) { self.answers = answers }

  func download(to path: String) async throws {
    downloads += 1
    guard !answers.isEmpty, case .bytes(let bytes) = answers.removeFirst() else { throw Failure() }
    await Task.yield()
    try WholeFile.write(bytes, to: path)
  }
}

/// A cached data set is a whole one whatever happens to a download or to the kept file.
struct RegionDataCacheTests {
  private func data(_ name: String) throws -> [UInt8] {
    var builder = RegionTreeBuilder()
    let root = try builder.add(id: "1", name: name)
    for index in 0..<50 { try builder.add(id: "1\(index)", name: "\(name)\(index)", under: root) }
    return try builder.build()
  }

  private func name(_ cache: RegionDataCache) async -> String? { await cache.current["1"]?.name }

  @Test func `it starts from the bundled data set and keeps what it fetched`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("china.regions")
    let bundled = try RegionTree(bytes: data("bundled"))
    let first = RegionDataCache(
      file: path, bundled: bundled, source: ScriptedSource([.bytes(try data("fetched"))]))
    #expect(await name(first) == "bundled")
    #expect(await first.origin == .bundled)
    let before = await first.current
    #expect(try await first.refresh() == .updated)
    #expect(await name(first) == "fetched")
    #expect(before["1"]?.name == "bundled", "a tree that was given out stays valid")

    let offline = RegionDataCache(file: path, bundled: bundled, source: ScriptedSource([]))
    #expect(await name(offline) == "fetched")
    #expect(await offline.origin == .file)
  }

  @Test func `no download that is cut off or damaged replaces a good file`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("china.regions")
    let good = try data("good")
    try WholeFile.write(good, to: path)
    let other = try data("other")
    var bad: [[UInt8]] = [[], Array("<html>502 Bad Gateway</html>".utf8)]
    for cut in stride(from: 1, to: other.count, by: max(1, other.count / 40)) {
      bad.append(Array(other[..<cut]))
    }
    let cache = RegionDataCache(
      file: path, bundled: try RegionTree(bytes: data("bundled")),
      source: ScriptedSource(bad.map { .bytes($0) } + [.nothing, .bytes(other)]))
    for bytes in bad {
      await #expect(throws: RegionDataError.self, "\(bytes.count) bytes") {
        try await cache.refresh()
      }
      #expect(await name(cache) == "good")
      #expect(try WholeFile.read(path) == good)
    }
    await #expect(throws: RegionDataError.self) { try await cache.refresh() }
    #expect(try await cache.refresh() == .updated)
    #expect(await name(cache) == "other")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["china.regions"])
  }

  @Test func `a kept file that is damaged gives way to the bundled data set`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("china.regions")
    try WholeFile.write(Array("nonsense, but long enough to be read".utf8), to: path)
    let cache = RegionDataCache(
      file: path, bundled: try RegionTree(bytes: data("bundled")), source: ScriptedSource([]))
    #expect(await name(cache) == "bundled")
    #expect(cache.problem?.kind == .notARegionFile)
  }

  @Test func `the same data again changes nothing, and refreshes at once share a download`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("china.regions")
    let bytes = try data("same")
    let source = ScriptedSource([.bytes(bytes), .bytes(bytes), .bytes(bytes)])
    let cache = RegionDataCache(
      file: path, bundled: try RegionTree(bytes: data("bundled")), source: source)
    async let one = cache.refresh()
    async let two = cache.refresh()
    let outcomes = try await [one, two]
    // The second one may begin only after the first has ended.
    let isShared = await source.downloads == 1
    #expect(Set(outcomes) == (isShared ? [.updated] : [.updated, .unchanged]))
    #expect(try await cache.refresh() == .unchanged)
  }

  @Test func `a kept file that was removed meanwhile is written again`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("china.regions")
    let bytes = try data("same")
    try WholeFile.write(bytes, to: path)
    let cache = RegionDataCache(
      file: path, bundled: try RegionTree(bytes: data("bundled")),
      source: ScriptedSource([.bytes(bytes), .bytes(bytes)]))
    try FileManager.default.removeItem(atPath: path)
    #expect(try await cache.refresh() == .updated)
    #expect(try WholeFile.read(path) == bytes)
  }

  @Test func `a kept file that is a link stays one`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("china.regions")
    let target = try folder.write("shared.regions", try data("old"))
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    let bytes = try data("new")
    let cache = RegionDataCache(
      file: path, bundled: try RegionTree(bytes: data("bundled")),
      source: ScriptedSource([.bytes(bytes)]))
    #expect(try await cache.refresh() == .updated)
    #expect(try WholeFile.read(target) == bytes)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
  }
}
