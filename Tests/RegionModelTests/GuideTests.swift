import Foundation
import JSONDocument
import RegionFormUI
import RegionForms
import RegionPickerUI
import Regions
import RegionsChina
import RegionsTestSupport
import Testing

/// What the guides of the documentation show is compiled here, and does what they say.
@MainActor
struct GuideTests {
  @Test(arguments: [
    (
      "RegionPicker/RegionPicker.docc/PickerGuide",
      ["PickerInTenLines", "AddressField", "AddressController", "ServerOptions"]
    ),
    ("RegionForms/RegionForms.docc/ShopFormGuide", ["ShopForm", "AddressShopForm"]),
    ("RegionPicker/RegionPicker.docc/ServerDataGuide", ["ServerRegions"]),
    ("RegionFormsHTTP/RegionFormsHTTP.docc/UploadGuide", ["ObjectStore"]),
  ])
  func `a guide shows its code as it is compiled`(article: String, files: [String]) throws {
    let text = try String(
      contentsOf: Tool.root.appending(path: "Sources/\(article).md"),
      encoding: .utf8)
    for file in files {
      var code = try String(
        contentsOf: Tool.root.appending(path: "Tests/RegionModelTests/Guides/\(file).swift"),
        encoding: .utf8)
      // The condition around what only some platforms have is not part of what is shown.
      if code.hasPrefix("#if") {
        code =
          code.split(separator: "\n", omittingEmptySubsequences: false)
          .dropFirst().dropLast(2).joined(separator: "\n") + "\n"
      }
      #expect(text.contains("```swift\n\(code)```"), "\(article) does not show \(file)")
    }
  }

  @Test func `the picker in ten lines chooses`() throws {
    var names: [String] = []
    let model = makePicker(chosen: "440305") { names = $0 }
    #expect(model.selectedNames == ["广东省", "深圳市", "南山区"])
    let row = try #require(model.rows(at: 2).first { $0.name == "福田区" })
    model.select(row.row, at: 2)
    #expect(names == ["广东省", "深圳市", "福田区"])
  }

  @Test func `a server gives regions level by level`() async throws {
    let server = ServerOptions(
      children: { parent in parent == nil ? [("a", "甲")] : parent == "a" ? [("ab", "乙")] : [] },
      path: { id in id == "ab" ? ["a", "ab"] : nil })
    let model = makeServerPicker(server, chosen: "ab")
    for _ in 0..<500 where model.selectedNames != ["甲", "乙"] {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(model.selectedNames == ["甲", "乙"])
  }

  @Test func `a server's JSON becomes a data set that is kept, checked and used`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "guide-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "server.regions").path
    let json = #"[{"code":"1","name":"甲","children":[{"code":"11","name":"乙"}]}]"#
    let used = Guarded<[String]>([])
    func run(_ fetch: @escaping @Sendable () async throws -> [UInt8]) async {
      await keepUpToDate(file, bundled: .china, fetch: fetch) { tree in
        used.withLock { $0.append(tree["11"]?.name ?? "bundled") }
      }
    }
    await run { Array(json.utf8) }
    #expect(used.withLock { $0 } == ["bundled", "乙"])
    await run { throw Malformed() }
    #expect(used.withLock { $0 } == ["bundled", "乙", "乙"])
    #expect(throws: Malformed.self) { try regions(of: Array(#"[{"code":"1"}]"#.utf8)) }
  }

  @Test func `an object store takes a picture, its address without the signature is the URL`()
    async throws
  {
    let put = Guarded<[String]>([])
    let store = ObjectStore(
      sign: { "https://store.example/\($0)?signature=x" },
      put: { file, address, progress in
        progress(0.5)
        put.withLock { $0.append("\(file) \(address)") }
      })
    let delivered = Guarded<FormPayload>([])
    let shop = try FormDefinition(
      json: Array(
        #"""
        {"sections": [{"fields": [
          {"key": "logo", "title": "Logo", "kind": "attachment", "payloadKey": "logoUrl"}]}]}
        """#.utf8))
    let model = FormModel(
      shop, values: ["logo": .text("/app/1/logo.png")], uploader: store
    ) { payload throws(FormRefusal) in
      delivered.withLock { $0 = payload }
    }
    await model.submit()
    #expect(
      put.withLock { $0 } == ["/app/1/logo.png https://store.example/logo.png?signature=x"])
    #expect(
      delivered.withLock { $0 } == [
        FormEntry("logoUrl", .text("https://store.example/logo.png"))
      ])
  }

  @Test func `a draft finds its pictures where the app's folder has another path`() throws {
    let definition = try FormDefinition(
      sections: [
        FormSection(fields: [
          FormField("logo", "Logo", kind: .attachment),
          FormField("more", "More", kind: .list(of: .attachment)),
          FormField("name", "Name"),
        ])
      ])
    var form = FormState(
      definition,
      values: [
        "logo": .text("/app/1/a.png"), "name": .text("/app/1/a.png"),
        "more": .list([.text("/app/1/b.png"), .text("https://x.example/c.png")]),
      ])
    try form.send(.finishUpload(file: "/app/1/a.png", url: "https://x.example/a.png"))
    let draft = try FormDraft(json: Array(FormDraft(form, folder: "/app/1").json.utf8))
    let kept = draft.restored(definition, folder: "/app/2")
    #expect(kept.dropped.isEmpty)
    let restored = kept.form
    #expect(restored["logo"] == .text("/app/2/a.png"))
    #expect(
      restored["more"] == .list([.text("/app/2/b.png"), .text("https://x.example/c.png")]))
    #expect(restored["name"] == .text("/app/1/a.png"))
    #expect(restored.uploads == ["/app/2/a.png": "https://x.example/a.png"])
    #expect(restored.filesToUpload == ["/app/2/b.png"])
  }
}
