import RegionForms
import RegionsTestSupport
import Testing

/// An uploader that does what it is told to, and counts.
actor ScriptedUploader: AttachmentUploader {
  enum Step {
    case succeed
    case fail(UploadError.Kind)
    /// The file arrives, but the answer doesn't.
    case loseAnswer
    /// Takes until it is cancelled.
    case hang
  }

  private var script: [String: [Step]]
  private var arrived: [String: String] = [:]
  private(set) var sends: [String] = []
  private(set) var tokens = 0
  private(set) var mostAtOnce = 0
  private var atOnce = 0

  init(_ script: [String: [Step]] = [:]) {
    self.script = script
  }

  func token(for file: String) async throws(UploadError) -> String {
    tokens += 1
    return "\(file)#\(tokens)"
  }

  func url(for token: String) async throws(UploadError) -> String? { arrived[token] }

  func send(_ file: String, token: String) async throws(UploadError) -> String {
    sends.append(file)
    atOnce += 1
    mostAtOnce = max(mostAtOnce, atOnce)
    defer { atOnce -= 1 }
    let step = script[file]?.isEmpty == false ? script[file]?.removeFirst() : nil
    for _ in 0..<5 { await Task.yield() }
    let url = "https://files.example/\(file)"
    switch step ?? .succeed {
    case .succeed:
      arrived[token] = url
      return url
    case .fail(let kind): throw UploadError(kind, FormText("no luck with \(file)"))
    case .loseAnswer:
      arrived[token] = url
      throw UploadError(.temporary, "connection reset")
    case .hang:
      try? await Task.sleep(for: .seconds(60))
      throw UploadError(.temporary, "too late")
    }
  }
}

/// Counts payloads and takes or refuses them.
actor Receiver {
  private(set) var payloads: [FormPayload] = []
  private var refusals: [FormRefusal]

  init(refusals: [FormRefusal] = []) { self.refusals = refusals }

  func take(_ payload: FormPayload) throws(FormRefusal) {
    payloads.append(payload)
    if !refusals.isEmpty { throw refusals.removeFirst() }
  }
}

/// Files go up, one payload is delivered, and nothing is sent twice or in part.
struct SubmissionTests {
  private let policy = UploadPolicy(parallel: 2, attempts: 3, delay: .zero)

  private func controller(
    _ uploader: ScriptedUploader, _ receiver: Receiver, _ form: FormState? = nil
  ) throws -> FormController<ScriptedUploader> {
    FormController(try form ?? Fixtures.filledShop(), uploader: uploader, policy: policy) {
      payload async throws(FormRefusal) in
      try await receiver.take(payload)
    }
  }

  @Test func `files are uploaded, then one payload with their URLs is delivered`() async throws {
    let uploader = ScriptedUploader()
    let receiver = Receiver()
    let controller = try controller(uploader, receiver)
    let outcome = await controller.submit()
    let payloads = await receiver.payloads
    #expect(payloads.count == 1)
    let payload = try #require(payloads.first)
    #expect(outcome == .submitted(payload))
    #expect(payload.last == FormEntry("licence", .text("https://files.example/licence.jpg")))
    #expect(await controller.form.status == .submitted)
    #expect(await controller.form["logo"] == .text("logo.png"))
  }

  @Test func `nothing is sent while a rule fails`() async throws {
    let uploader = ScriptedUploader()
    let receiver = Receiver()
    let controller = try controller(uploader, receiver)
    try await controller.send(.edit(key: "groupName", value: nil))
    #expect(await controller.submit() == .invalid(firstError: "groupName"))
    #expect(await uploader.sends.isEmpty)
    #expect(await receiver.payloads.isEmpty)
  }

  @Test func `a file that fails for a while is tried again, with the same token`() async throws {
    let uploader = ScriptedUploader(["logo.png": [.fail(.temporary), .fail(.temporary)]])
    let controller = try controller(uploader, Receiver())
    guard case .submitted = await controller.submit() else {
      Issue.record("not submitted")
      return
    }
    #expect(await uploader.sends.filter { $0 == "logo.png" }.count == 3)
    #expect(await uploader.tokens == 2)
  }

  @Test func `a file whose answer was lost is not sent again`() async throws {
    let uploader = ScriptedUploader(["logo.png": [.loseAnswer]])
    let controller = try controller(uploader, Receiver())
    guard case .submitted = await controller.submit() else {
      Issue.record("not submitted")
      return
    }
    #expect(await uploader.sends.sorted() == ["licence.jpg", "logo.png"])
  }

  @Test func `a failed upload marks its row, and what arrived is not sent again`() async throws {
    let uploader = ScriptedUploader(["logo.png": [.fail(.final)]])
    let receiver = Receiver()
    let controller = try controller(uploader, receiver)
    guard case .failed = await controller.submit() else {
      Issue.record("not failed")
      return
    }
    var form = await controller.form
    #expect(form.status == .editing)
    #expect(form.errors == ["logo": "no luck with logo.png"])
    #expect(form["groupName"] == Fixtures.shopAnswers["groupName"])
    #expect(await receiver.payloads.isEmpty)

    guard case .submitted = await controller.submit() else {
      Issue.record("not submitted")
      return
    }
    form = await controller.form
    #expect(form.errors.isEmpty)
    #expect(await uploader.sends.sorted() == ["licence.jpg", "logo.png", "logo.png"])
    #expect(await receiver.payloads.count == 1)
  }

  @Test func `a refused payload marks the fields it is about and uploads nothing again`()
    async throws
  {
    let uploader = ScriptedUploader()
    let receiver = Receiver(refusals: [
      FormRefusal("refused", fields: ["groupName": "there is one of that name"])
    ])
    let controller = try controller(uploader, receiver)
    #expect(await controller.submit() == .failed("refused"))
    #expect(await controller.form.errors == ["groupName": "there is one of that name"])
    try await controller.send(.edit(key: "groupName", value: .text("另一家")))
    #expect(await controller.form.errors.isEmpty)
    guard case .submitted = await controller.submit() else {
      Issue.record("not submitted")
      return
    }
    #expect(await uploader.sends.count == 2)
  }

  @Test func `a second submission while one runs is ignored, and edits are refused`() async throws {
    let uploader = ScriptedUploader(["logo.png": [.hang]])
    let receiver = Receiver()
    let controller = try controller(uploader, receiver)
    async let first = controller.submit()
    while await uploader.sends.count < 2 { await Task.yield() }
    #expect(await controller.submit() == .ignored)
    await #expect(throws: FormEventError.submitting) {
      try await controller.send(.edit(key: "groupName", value: nil))
    }
    await controller.cancelSubmission()
    #expect(await first == .cancelled)
    #expect(await receiver.payloads.isEmpty)
  }

  @Test func `a cancelled submission leaves the form as it was`() async throws {
    let uploader = ScriptedUploader(["logo.png": [.hang]])
    let controller = try controller(uploader, Receiver())
    let task = Task { await controller.submit() }
    while await controller.form.uploads.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await task.value == .cancelled)
    let form = await controller.form
    #expect(form.status == .editing)
    #expect(form.errors.isEmpty)
    guard case .submitted = await controller.submit() else {
      Issue.record("not submitted")
      return
    }
    #expect(await uploader.sends.filter { $0 == "licence.jpg" }.count == 1)
  }

  @Test func `after a submission went through another is ignored until an edit`() async throws {
    let receiver = Receiver()
    let controller = try controller(ScriptedUploader(), receiver)
    _ = await controller.submit()
    #expect(await controller.submit() == .ignored)
    try await controller.send(.edit(key: "groupName", value: .text("再来")))
    _ = await controller.submit()
    #expect(await receiver.payloads.count == 2)
  }

  static func album(_ files: [String]) throws -> FormState {
    let inner = try FormDefinition(
      sections: [FormSection(fields: [FormField("scan", "Scan", kind: .attachment)])])
    let definition = try FormDefinition(
      sections: [
        FormSection(fields: [
          FormField("pictures", "Pictures", kind: .list(of: .attachment)),
          FormField("papers", "Papers", kind: .form(inner)),
        ])
      ])
    return FormState(
      definition,
      values: [
        "pictures": .list(files.map { .text($0) }),
        "papers": .record([FormEntry("scan", .text("scan.pdf"))]),
      ])
  }

  @Test func `files in lists and forms are uploaded, each once, URLs not at all`() async throws {
    let uploader = ScriptedUploader()
    let form = try Self.album(["a", "b", "a", "scan.pdf", "https://files.example/old"])
    let controller = try controller(uploader, Receiver(), form)
    guard case .submitted(let payload) = await controller.submit() else {
      Issue.record("not submitted")
      return
    }
    #expect(await uploader.sends.sorted() == ["a", "b", "scan.pdf"])
    #expect(
      payload == [
        FormEntry(
          "pictures",
          .list(
            ["a", "b", "a", "scan.pdf", "old"].map { .text("https://files.example/\($0)") })),
        FormEntry("papers", .record([FormEntry("scan", .text("https://files.example/scan.pdf"))])),
      ])
  }

  @Test func `no more files are sent at once than allowed`() async throws {
    let uploader = ScriptedUploader()
    let form = try Self.album((0..<20).map { "file\($0)" })
    _ = await (try controller(uploader, Receiver(), form)).submit()
    #expect(await uploader.sends.count == 21)
    #expect(await uploader.mostAtOnce == 2)
  }

  @Test func `whatever fails, nothing is lost and nothing is stored twice`() async throws {
    let steps: [ScriptedUploader.Step] = [
      .succeed, .fail(.temporary), .fail(.final), .loseAnswer, .loseAnswer,
    ]
    for seed in UInt64(0)..<60 {
      var random = SeededRandom(seed: seed)
      let files = (0..<5).map { "file\($0)" } + ["scan.pdf"]
      var script: [String: [ScriptedUploader.Step]] = [:]
      for file in files {
        script[file] = (0..<4).compactMap { _ in steps.randomElement(using: &random) }
      }
      let uploader = ScriptedUploader(script)
      let receiver = Receiver()
      let controller = try controller(uploader, receiver, Self.album(files))
      var rounds = 0
      while await controller.form.status != .submitted, rounds < 10 {
        _ = await controller.submit()
        rounds += 1
      }
      #expect(await receiver.payloads.count == 1, "seed \(seed)")
      #expect(
        await uploader.tokens == files.count,
        "seed \(seed): one token a file: a server stores it once")
    }
  }
}
