import Foundation
import RegionForms
import RegionFormsHTTP
import Regions
import RegionsTestSupport
import Testing

/// A server for uploads with troubles to come, and what it stored.
private final class UploadServer: Sendable {
  enum Trouble: CaseIterable {
    case none, status500, resetBefore, resetAfter, slow, cutOff, fullDisk, tokenLost
  }

  struct State {
    var troubles: [Trouble]
    var names: [String: String] = [:]
    var stored: [String: [UInt8]] = [:]
    var received: [String] = []
    /// Files that were sent although they had arrived.
    var repeated: [String] = []
  }

  let state: Guarded<State>

  init(_ troubles: [Trouble] = []) {
    state = Guarded(State(troubles: troubles))
  }

  func server() throws -> LoopbackServer {
    try LoopbackServer { self.answer($0) }
  }

  var stored: [String: [UInt8]] { state.withLock { $0.stored } }
  var received: [String] { state.withLock { $0.received } }

  func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Reply {
    state.withLock { state in
      let token = request.path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      let url = #"{"url":"https://files.example/\#(state.names[token] ?? "")"}"#
      switch request.method {
      case "POST":
        let token = "t\(state.names.count)"
        if state.troubles.first == .tokenLost {
          state.troubles.removeFirst()
          return .reset
        }
        state.names[token] = request.headers["upload-name"]
        return .json(201, #"{"token":"\#(token)"}"#)
      case "GET":
        return state.stored[token] == nil ? .json(404, "") : .json(200, url)
      default:
        state.received.append(state.names[token] ?? "?")
        if state.stored[token] != nil { state.repeated.append(state.names[token] ?? "?") }
        switch state.troubles.isEmpty ? .none : state.troubles.removeFirst() {
        case .status500: return .json(500, "oops")
        case .resetBefore: return .reset
        case .fullDisk: return .json(507, "")
        case .resetAfter:
          state.stored[token] = request.body
          return .reset
        case .cutOff:
          state.stored[token] = request.body
          return .cutOff(200, Array(url.utf8.prefix(5)), promised: url.utf8.count)
        case .slow:
          state.stored[token] = request.body
          return .slow(0.4, 200, Array(url.utf8))
        case .none, .tokenLost:
          state.stored[token] = request.body
          return .json(200, url)
        }
      }
    }
  }
}

/// Uploads, deliveries and downloads over a server that loses, delays and refuses: nothing is sent twice, and
/// nothing is lost in silence.
@Suite(.timeLimit(.minutes(1)))
struct HTTPTests {
  private let folder: TemporaryFolder
  private let logo: [UInt8] = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

  init() throws {
    folder = try TemporaryFolder()
    try Data(logo).write(to: folder.url.appending(path: "logo.png"))
    try Data("licence".utf8).write(to: folder.url.appending(path: "执照 1.jpg"))
  }

  private func form() throws -> FormState {
    var form = try Fixtures.filledShop()
    try form.edit("logo", folder.url.appending(path: "logo.png").path)
    try form.edit("licence", folder.url.appending(path: "执照 1.jpg").path)
    return form
  }

  private func controller(
    _ server: LoopbackServer, total: Duration = .seconds(10), attempts: Int = 3,
    deliver: @escaping FormController<HTTPUploader>.Delivery = { _ async throws(FormRefusal) in }
  ) throws -> FormController<HTTPUploader> {
    FormController(
      try form(),
      uploader: HTTPUploader(
        base: server.base + "/uploads", timeouts: HTTPTimeouts(total: total)),
      policy: UploadPolicy(parallel: 1, attempts: attempts, delay: .milliseconds(1)),
      deliver: deliver)
  }

  private static let both = ["logo.png", "%E6%89%A7%E7%85%A7%201.jpg"]

  /// Which troubles a submission comes through, and how often the first file is then sent.
  @Test(
    arguments: [
      ([], 1), ([.status500, .status500], 3), ([.resetBefore], 2), ([.resetAfter], 1),
      ([.cutOff], 1),
      ([.slow], 1), ([.tokenLost], 1), ([.resetBefore, .status500], 3),
    ] as [([UploadServer.Trouble], Int)])
  fileprivate func `a submission comes through trouble that passes, and sends nothing twice`(
    troubles: [UploadServer.Trouble], sends: Int
  ) async throws {
    let uploads = UploadServer(troubles)
    let server = try uploads.server()
    guard case .submitted(let payload) = await (try controller(server)).submit() else {
      Issue.record("not submitted")
      return
    }
    #expect(payload.last?.value == .text("https://files.example/" + Self.both[1]))
    #expect(uploads.stored.values.sorted { $0.count > $1.count } == [logo, Array("licence".utf8)])
    #expect(uploads.received == Array(repeating: Self.both[0], count: sends) + [Self.both[1]])
  }

  @Test func `an answer that is too slow counts as lost, and the file is not sent again`()
    async throws
  {
    let uploads = UploadServer([.slow])
    let server = try uploads.server()
    let controller = try controller(server, total: .milliseconds(200))
    guard case .submitted = await controller.submit() else {
      Issue.record("not submitted")
      return
    }
    #expect(uploads.received == Self.both)
  }

  @Test(arguments: [1, 2, 3])
  func `many files under random trouble arrive, each once`(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let troubles: [UploadServer.Trouble] = [
      .none, .status500, .resetBefore, .resetAfter, .slow, .cutOff, .fullDisk,
    ]
    let uploads = UploadServer(
      (0..<40).compactMap { _ in troubles.randomElement(using: &random) })
    let server = try uploads.server()
    let files = (0..<12).map { folder.url.appending(path: "\($0).bin").path }
    for file in files + [folder.url.appending(path: "scan.pdf").path] {
      try Data(file.utf8).write(to: URL(filePath: file))
    }
    var form = try SubmissionTests.album(files)
    let scan = folder.url.appending(path: "scan.pdf").path
    try form.send(
      .edit(key: "papers", value: .record([FormEntry("scan", .text(scan))])))
    let payloads = Guarded(0)
    let controller = FormController(
      form, uploader: HTTPUploader(base: server.base + "/uploads"),
      policy: UploadPolicy(parallel: 4, attempts: 3, delay: .milliseconds(1))
    ) { _ async throws(FormRefusal) in payloads.withLock { $0 += 1 } }
    for _ in 0..<30 where await controller.form.status != .submitted {
      _ = await controller.submit()
      #expect(await controller.form["pictures"] == form["pictures"])
    }
    #expect(payloads.withLock { $0 } == 1, "seed \(seed)")
    #expect(uploads.state.withLock { $0.repeated }.isEmpty, "seed \(seed)")
    #expect(Set(uploads.stored.values) == Set((files + [scan]).map { Array($0.utf8) }))
    #expect(uploads.stored.count == 13)
  }

  @Test func `a full disk fails the row, and the rest is not sent again`() async throws {
    let uploads = UploadServer([.fullDisk])
    let server = try uploads.server()
    let controller = try controller(server)
    guard case .failed = await controller.submit() else {
      Issue.record("not failed")
      return
    }
    #expect(await controller.form.errors == ["logo": "the server answers with status 507"])
    guard case .submitted = await controller.submit() else {
      Issue.record("not submitted")
      return
    }
    #expect(uploads.received == [Self.both[0], Self.both[1], Self.both[0]])
    #expect(uploads.state.withLock { $0.names.count } == 2, "the token is used again")
  }

  @Test func `a server that is gone fails both rows and loses nothing`() async throws {
    var server: LoopbackServer? = try UploadServer().server()
    let controller = try controller(try #require(server), attempts: 2)
    server = nil
    guard case .failed = await controller.submit() else {
      Issue.record("not failed")
      return
    }
    let form = await controller.form
    #expect(Set(form.errors.keys) == ["logo", "licence"])
    #expect(form.status == .editing)
    #expect(form["groupName"] == Fixtures.shopAnswers["groupName"])
  }

  @Test func `a file that can't be read fails its row`() async throws {
    let uploads = UploadServer()
    let server = try uploads.server()
    let controller = try controller(server)
    try await controller.send(.edit(key: "logo", value: .text("/nowhere/logo.png")))
    _ = await controller.submit()
    #expect(
      await controller.form.errors == ["logo": "can't read the file: No such file or directory"])
  }

  @Test func `a cancelled upload ends at once`() async throws {
    let server = try LoopbackServer { _ in .slow(20, 200, []) }
    let controller = try controller(server, total: .seconds(30))
    let task = Task { await controller.submit() }
    try await Task.sleep(for: .milliseconds(100))
    let start = ContinuousClock.now
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func `a payload is delivered as JSON, and a refusal names its fields`() async throws {
    let bodies = Guarded<[String]>([])
    let server = try LoopbackServer { request in
      let count = bodies.withLock {
        $0.append(String(decoding: request.body, as: UTF8.self))
        return $0.count
      }
      return count == 1
        ? .json(422, #"{"message":"refused","fields":{"groupName":"there is one"}}"#)
        : .json(count == 2 ? 500 : 200, "")
    }
    let delivery = HTTPDelivery(url: server.base + "/shops")
    let payload = [FormEntry("groupName", .text("店"))]
    await #expect(throws: FormRefusal("refused", fields: ["groupName": "there is one"])) {
      try await delivery.deliver(payload)
    }
    await #expect(throws: FormRefusal.self) { try await delivery.deliver(payload) }
    try await delivery.deliver(payload)
    #expect(bodies.withLock { $0 } == Array(repeating: #"{"groupName":"店"}"#, count: 3))
  }

  @Test func `a data set is fetched; what is cut off, slow, reset or foreign changes nothing`()
    async throws
  {
    var builder = RegionTreeBuilder()
    for index in 0..<500 { try builder.add(id: "\(1000 + index)", name: "区\(index)") }
    let good = try builder.build()
    let reply = Guarded(LoopbackServer.Reply.reset)
    let server = try LoopbackServer { _ in reply.withLock { $0 } }
    let path = folder.url.appending(path: "china.regions").path
    var small = RegionTreeBuilder()
    try small.add(id: "1", name: "bundled")
    let bundled = try RegionTree(bytes: small.build())
    func kept(within total: Duration) -> RegionDataCache {
      RegionDataCache(
        file: path, bundled: bundled,
        source: HTTPRegionDataSource(
          url: server.base, limit: good.count + 100, timeouts: HTTPTimeouts(total: total)))
    }
    let cache = kept(within: .seconds(60))
    let hurried = kept(within: .milliseconds(300))
    let broken: [(LoopbackServer.Reply, RegionDataCache)] = [
      (.cutOff(200, Array(good[..<(good.count / 2)]), promised: good.count), cache),
      (.answer(200, Array(good[..<(good.count / 2)])), cache), (.reset, cache),
      (.answer(503, good), cache), (.answer(404, []), cache), (.slow(1, 200, good), hurried),
      (.answer(200, Array("<html>".utf8)), cache), (.answer(200, good + good), cache),
    ]
    for (answer, cache) in broken {
      reply.withLock { $0 = answer }
      await #expect(throws: RegionDataError.self) { try await cache.refresh() }
      #expect(await cache.current["1"]?.name == "bundled")
      #expect(!FileManager.default.fileExists(atPath: path))
    }
    reply.withLock { $0 = .answer(200, good) }
    #expect(try await cache.refresh() == .updated)
    #expect(await cache.current.count == 500)
    #expect(try await cache.refresh() == .unchanged)
    await #expect(throws: RegionDataError.self) {
      try await RegionDataCache(
        file: path, bundled: cache.current,
        source: HTTPRegionDataSource(url: "file://\(path)")
      ).refresh()
    }
  }
}
