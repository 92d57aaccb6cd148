import Foundation
import RegionsTestSupport
import Testing

/// `regions form` as scripts use it.
struct FormCommandTests {
  private let outlet = Tool.root.appending(path: "Tests/RegionFormsTests/Forms/outlet.json").path
  private let meeting = Tool.root.appending(path: "Tests/RegionFormsTests/Forms/meeting.json").path

  @Test func `answers that pass give the payload and status 0`() throws {
    let answers = #"""
      {"name": "会议", "startTime": "2025-06-01T09:00", "endTime": "2025-06-01T10:00"}
      """#
    let result = try Tool.run("form", meeting, "--check", "-", input: answers)
    #expect(result.status == 0)
    #expect(
      result.output == #"{"name":"会议","startTime":"2025-06-01T09:00","#
        + #""endTime":"2025-06-01T10:00","hasReminder":false,"hasNote":false}"# + "\n")
    #expect(result.errors.isEmpty)
  }

  @Test func `answers that fail give diagnostics and status 65`() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "x", count: 31)
    try Data(#"{"groupName": "\#(long)", "area": "110000"}"#.utf8)
      .write(to: folder.url.appending(path: "answers.json"))
    let result = try Tool.run(["form", outlet, "--check", "answers.json"], in: folder.url)
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.first == "answers.json:1:2: error: groupName: at most 30 characters, has 31")
    #expect(
      lines.contains("answers.json:1:50: error: area: choose down to level 3, this is level 1"))
    #expect(lines.contains("answers.json:1:1: error: logo: required"))
  }

  @Test func `diagnostics follow the locale`() throws {
    let result = try Tool.run(
      ["form", outlet, "--check", "-"], input: Data("{}".utf8),
      environment: ["LC_ALL": "zh_CN.UTF-8"])
    #expect(result.errors.hasPrefix("标准输入:1:1: 错误: groupName: 必填\n"))
  }

  @Test func `a session ends with 1 while editing, 0 when submitted, 130 when cancelled`() throws {
    let edit = #"{"event":"edit","key":"name","value":"会议"}"# + "\n"
    #expect(try Tool.run("form", meeting, "--events", input: edit).status == 1)
    let answers = #"""
      {"name": "会议", "startTime": "2025-06-01T09:00", "endTime": "2025-06-01T10:00"}
      """#
    let folder = try TemporaryFolder()
    try Data(answers.utf8).write(to: folder.url.appending(path: "a.json"))
    let submitted = try Tool.run(
      ["form", meeting, "--answers", "a.json", "--events"],
      input: Data(#"{"event":"submit"}"#.utf8), in: folder.url)
    #expect(submitted.status == 0)
    #expect(submitted.output.contains(#""status":"submitted","payload":{"name":"会议","#))
    let cancel = #"{"event":"cancel"}"# + "\n" + edit
    let cancelled = try Tool.run("form", meeting, "--events", input: cancel)
    #expect(cancelled.status == 130)
    #expect(cancelled.output.split(separator: "\n").count == 2)
  }

  @Test func `the time can be set`() throws {
    let events = #"""
      {"event":"edit","key":"hasReminder","value":true}
      {"event":"edit","key":"reminder","value":"2025-06-01T10:00"}
      {"event":"submit"}
      """#
    let before = try Tool.run(
      "form", meeting, "--events", "--now", "2025-06-01T09:00", input: events)
    #expect(!before.output.contains("must be after now"))
    let after = try Tool.run(
      "form", meeting, "--events", "--now", "2025-06-01T11:00", input: events)
    #expect(after.output.contains("must be after now"))
    #expect(try Tool.run("form", meeting, "--events", "--now", "noon").status == 64)
  }

  @Test func `a definition that contradicts itself is named with its place, status 65`() throws {
    let folder = try TemporaryFolder()
    try Data(
      #"{"sections":[{"fields":[{"key":"a","title":"A","rules":[{"maximumLength":0}]}]}]}"#.utf8
    ).write(to: folder.url.appending(path: "bad.json"))
    let result = try Tool.run(["form", "bad.json", "--events"], in: folder.url)
    #expect(result.status == 65)
    #expect(
      result.errors
        == "bad.json:1:57: error: $.sections[0].fields[0].rules[0]: a length is at least 1, not 0\n"
    )
    #expect(result.output.isEmpty)
  }

  @Test func `answers that are no JSON have a line and a column`() throws {
    let result = try Tool.run("form", outlet, "--check", "-", input: "{\n  \"groupName\": ]\n}")
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("standard input:2:"))
  }

  @Test func `answers and facts that don't fit have a line and a column`() throws {
    let answers = "{\n  \"name\": 3,\n  \"colour\": 1, \"colour\": 2\n}"
    let result = try Tool.run("form", meeting, "--check", "-", input: answers)
    #expect(
      result.errors.split(separator: "\n").prefix(3) == [
        "standard input:2:3: error: name: expected text, found a number",
        "standard input:3:16: error: colour: no such field",
        "standard input:3:16: error: colour: no such field",
      ])
    let folder = try TemporaryFolder()
    for (facts, error) in [
      ("{\n \"a\": 1}", "2:2: error: $.a: expected text, a boolean or an array, found a number\n"),
      ("{\n \"a\"}", "2:5: error: not JSON: expected “:” after a key, found “}”\n"),
    ] {
      try Data(facts.utf8).write(to: folder.url.appending(path: "facts.json"))
      let result = try Tool.run(
        ["form", meeting, "--facts", "facts.json", "--events"], in: folder.url)
      #expect(result.status == 65)
      #expect(result.errors == "facts.json:\(error)")
    }
  }

  @Test func `a file that isn't there is status 66, wrong usage 64`() throws {
    #expect(try Tool.run("form", "/nowhere.json", "--events").status == 66)
    #expect(try Tool.run("form", outlet, "--check", "/nowhere.json").status == 66)
    #expect(try Tool.run("form").status == 64)
    #expect(try Tool.run("form", outlet, "--check", "a", "--events").status == 64)
    #expect(try Tool.run("form", outlet, "--check", "a", "--answers", "b").status == 64)
  }
}
