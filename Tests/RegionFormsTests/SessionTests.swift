import JSONDocument
import RegionEvents
import RegionForms
import Testing
import TranslatedText

/// The form by lines of JSON, as the command line contract has it.
struct FormEventSessionTests {
  private func session(_ name: String) throws -> FormEventSession {
    FormEventSession(name == "outlet" ? try Fixtures.shop() : try Fixtures.schedule())
  }

  @Test func `the first state makes all rows out of none`() throws {
    var session = try session("meeting")
    let state = try JSONValue(parsing: session.start())
    #expect(state["status"] == "editing")
    #expect(
      state["rows"]?.array?.first?.description
        == #"{"id":"name","kind":"text","value":null,"error":null}"#)
    #expect(state["changes"]?.array?.first?.description == #"{"insert":0,"id":"name"}"#)
    #expect(state["changes"]?.array?.count == state["rows"]?.array?.count)
    #expect(state["payload"] == nil)
    #expect(state["firstError"] == nil)
  }

  @Test func `the editor of the contract's example is row 2`() throws {
    var session = try session("meeting")
    _ = session.start()
    let state = try JSONValue(parsing: session.answer(#"{"event":"focus","key":"startTime"}"#))
    #expect(state["changes"]?.description == #"[{"insert":2,"id":"startTime.editor"}]"#)
  }

  @Test(arguments: [
    ("nonsense", "not JSON at byte 1: expected a value, found “n”"),
    ("", "not JSON: there is nothing but white space"),
    ("[]", "expected an object, found an array"),
    ("{}", "“event” is missing"),
    (#"{"event":"jump"}"#, "there is no event “jump”"),
    (#"{"event":"edit","value":"x"}"#, "“key” is missing"),
    (#"{"event":"edit","key":"name"}"#, "“value” is missing"),
    (#"{"event":"edit","key":"nome","value":"x"}"#, "there is no field “nome”"),
    (#"{"event":"edit","key":"name","value":3}"#, "name: expected text, found a number"),
    (#"{"event":"edit","key":"note","value":"x"}"#, "“note” is not shown"),
    (#"{"event":"edit","key":"participants.0","value":{}}"#, "there is no field “participants.0”"),
    (#"{"event":"focus","key":"note"}"#, "“note” is not shown"),
    (#"{"event":"focus","key":"nowhere"}"#, "there is no field “nowhere”"),
    (#"{"event":"append","key":"name","value":"x"}"#, "“name” is no list"),
    (
      #"{"event":"append","key":"participants","value":{"nome":"x"}}"#,
      "participants.nome: no such field"
    ),
    (
      #"{"event":"append","key":"participants","value":"x"}"#,
      "participants: expected an object, found a string"
    ),
    (#"{"event":"remove","key":"participants","index":0}"#, "“participants” has no item 0"),
    (#"{"event":"remove","key":"participants","index":-1}"#, "“participants” has no item -1"),
    (
      #"{"event":"remove","key":"participants","index":"0"}"#,
      "“index”: expected a whole number, found a string"
    ),
    (#"{"event":"now","value":"noon"}"#, "“noon” is not an ISO 8601 date and time"),
  ])
  func `an event that doesn't fit is answered by an error and changes nothing`(
    line: String, message: String
  ) throws {
    var session = try session("meeting")
    _ = session.start()
    let answer = try JSONValue(parsing: session.answer(line))
    #expect(answer.members?.count == 1)
    #expect(answer["error"] == .string(message))
    let after = try JSONValue(parsing: session.answer(#"{"event":"focus","key":null}"#))
    #expect(after["changes"] == .array([]))
  }

  @Test func `a submission that fails stays editing and names the first error`() throws {
    var session = try session("outlet")
    _ = session.start()
    let long = String(repeating: "x", count: 31)
    let typed = try JSONValue(
      parsing: session.answer(#"{"event":"edit","key":"groupName","value":"\#(long)"}"#))
    #expect(
      typed["rows"]?.array?.first?["error"] == "at most 30 characters, has 31")
    let state = try JSONValue(parsing: session.answer(#"{"event":"submit"}"#))
    #expect(state["status"] == "editing")
    #expect(state["firstError"] == "groupName")
    #expect(state["payload"] == nil)
  }

  @Test func `a submission that succeeds has the payload`() throws {
    var session = FormEventSession(try Fixtures.filledShop())
    _ = session.start()
    let state = try JSONValue(parsing: session.answer(#"{"event":"submit"}"#))
    #expect(state["status"] == "submitted")
    #expect(state["payload"]?["area"] == "440103")
    let again = try JSONValue(parsing: session.answer(#"{"event":"submit"}"#))
    #expect(again["status"] == "submitted")
    #expect(again["changes"] == .array([]))
  }

  @Test func `a clock is asked at submission until an event sets the time`() throws {
    var session = FormEventSession(try Fixtures.schedule()) { DateTime("2025-06-01T12:00+08:00") }
    _ = session.start()
    _ = session.answer(#"{"event":"edit","key":"hasReminder","value":true}"#)
    _ = session.answer(#"{"event":"edit","key":"reminder","value":"2025-06-01T10:00"}"#)
    _ = session.answer(#"{"event":"submit"}"#)
    #expect(session.form.error("reminder") == "must be after now")
    _ = session.answer(#"{"event":"now","value":"2025-06-01T09:00+08:00"}"#)
    _ = session.answer(#"{"event":"submit"}"#)
    #expect(session.form.error("reminder") == nil)
  }

  @Test func `nothing comes after a cancel`() throws {
    var session = try session("outlet")
    _ = session.start()
    #expect(try JSONValue(parsing: session.answer(#"{"event":"cancel"}"#))["status"] == "cancelled")
    #expect(session.answer(#"{"event":"submit"}"#) == #"{"error":"the form was cancelled"}"#)
  }
}

/// Answers in a file pass the same rules as a form that is filled, each that fails with its key.
struct FormCheckTests {
  private func check(_ answers: String, _ form: String = "outlet") throws -> [String] {
    let context = try Fixtures.schedule().context
    switch FormCheck(Array(answers.utf8), for: try Fixtures.definition(form), context: context) {
    case .payload(let payload): return [payload.json.description]
    case .faults(let problems):
      return problems.map { $0.diagnostic(in: "answers.json").description }
    }
  }

  @Test func `each field that fails has one diagnostic that names its key`() throws {
    let long = String(repeating: "店", count: 31)
    #expect(
      try check(
        #"{"groupName": "\#(long)", "phone": 3, "email": "x", "area": "440100", "shoe": 1}"#) == [
          "answers.json:1:50: error: phone: expected text, found a number",
          "answers.json:1:94: error: shoe: no such field",
          "answers.json:1:2: error: groupName: at most 30 characters, has 31",
          "answers.json:1:1: error: introduction: required",
          "answers.json:1:76: error: area: choose down to level 3, this is level 2",
          "answers.json:1:1: error: contactName: required",
          "answers.json:1:62: error: email: not an e-mail address",
          "answers.json:1:1: error: logo: required",
          "answers.json:1:1: error: licence: required",
        ])
  }

  @Test func `forms inside name their fields by path`() throws {
    #expect(
      try check(
        #"""
        {"name": "会议", "startTime": "2025-06-01T09:00", "endTime": "2025-06-01T10:00",
         "participants": [{"name": "李雷"}, {"phone": "1"}]}
        """#, "meeting") == [
          "answers.json:2:35: error: participants[1].name: required",
          "answers.json:2:36: error: participants[1].phone: not a mobile number",
        ])
  }

  @Test func `a value under the key it has in the payload is placed there`() throws {
    let definition = try FormDefinition(
      json: Array(
        #"""
        {"sections": [{"fields": [{"key": "mail", "payloadKey": "contactMail", "title": "Mail", "rules": [{"format": "email"}]}]}]}
        """#.utf8))
    let answers = Array("{\n  \"contactMail\": \"x\"}".utf8)
    let context = FormContext(regions: try Fixtures.schedule().context.regions)
    guard case .faults(let problems) = FormCheck(answers, for: definition, context: context) else {
      Issue.record("no fault")
      return
    }
    #expect(problems.map(\.key) == ["mail"])
    #expect(problems.map(\.line) == [2])
    #expect(problems.map(\.column) == [3])
  }

  @Test func `answers that pass give the payload, empty values left out`() throws {
    #expect(
      try check(
        #"""
        {"endTime": "2025-06-01T10:00", "startTime": "2025-06-01T09:00", "name": "会议",
         "place": "", "note": null, "reminder": "2020-01-01", "hasNote": false,
         "participants": [{"phone": "", "name": "李雷"}]}
        """#, "meeting") == [
          #"{"name":"会议","startTime":"2025-06-01T09:00","endTime":"2025-06-01T10:00","#
            + #""participants":[{"name":"李雷"}],"hasReminder":false,"hasNote":false}"#
        ])
  }

  @Test(arguments: ["[]", "3", "{", "{\"name\": 1", "", "\u{FEFF}{}", "{\"a\":{\"a\":{\"a\":1}}}"])
  func `text that is no object of answers is an error`(text: String) throws {
    let lines = try check(text)
    #expect(lines.first?.hasPrefix("answers.json") == true)
    #expect(lines.first?.contains(": error: ") == true)
  }
}
