import JSONDocument
import RegionForms
import Testing

/// Durations in rules: read, written, and put into words.
struct LeadTimeTests {
  @Test(arguments: [
    ("PT0M", 0, "PT0M"), ("PT15M", 15, "PT15M"), ("PT90M", 90, "PT1H30M"), ("P1D", 1440, "P1D"),
    ("P1DT12H", 2160, "P1DT12H"), ("P2W", 20160, "P14D"), ("PT24H", 1440, "P1D"),
  ])
  func `a duration is read, and written the shortest way`(
    text: String, minutes: Int, written: String
  ) throws {
    let lead = try #require(LeadTime(text))
    #expect(lead.minutes == minutes)
    #expect(lead.description == written)
    #expect(LeadTime(written) == lead)
  }

  @Test(arguments: [
    "", "P", "PT", "15", "PT15", "15M", "P15M", "PT1D", "PTM", "PT-5M", "PT1.5H", "PT5M1H",
    "PT1M1M", "P1Y", "PT15M ", "P1DT", "PTT1M", "PT99999999999999999999M", "P100000W", "PT1S",
  ])
  func `what is no duration of weeks, days, hours and minutes is refused`(text: String) {
    #expect(LeadTime(text) == nil)
  }

  @Test(arguments: [
    (0, "at the time", "准时"), (1, "1 minute before", "提前1分钟"),
    (15, "15 minutes before", "提前15分钟"), (90, "1 hour 30 minutes before", "提前1小时30分钟"),
    (2880, "2 days before", "提前2天"),
  ])
  func `a lead time is put into words`(minutes: Int, english: String, chinese: String) throws {
    let lead = try #require(LeadTime(minutes: minutes))
    #expect(lead.text(in: .english) == english)
    #expect(lead.text(in: .chinese) == chinese)
  }

  @Test func `every number of minutes is read again as it was written`() throws {
    for minutes in stride(from: 0, through: 20_000, by: 7) {
      let lead = try #require(LeadTime(minutes: minutes))
      #expect(LeadTime(lead.description) == lead)
    }
    #expect(LeadTime(minutes: -1) == nil)
    #expect(LeadTime(minutes: LeadTime.maximum + 1) == nil)
  }
}

/// Facts and options that a form is given from outside are taken whole, or refused with their place.
struct OutsideFactsTests {
  @Test func `facts and options come from one object`() throws {
    var context = FormContext()
    try context.take([
      "isMember": true, "provinceId": "440000",
      "participants": ["u1", ["id": "u2", "name": "Ann"], ["id": "u3", "title": ["zh": "李雷"]]],
    ])
    #expect(context.facts == ["isMember": .toggle(true), "provinceId": .text("440000")])
    #expect(
      context.options["participants"] == [
        FormChoice("u1", "u1"), FormChoice("u2", "Ann"),
        FormChoice("u3", "李雷"),
      ])
  }

  @Test(arguments: [
    ("[]", "expected an object, found an array"),
    (#"{"a": 1}"#, ".a: expected text, a boolean or an array, found a number"),
    (#"{"a": [1]}"#, ".a[0]: expected an ID as text, or an object with an “id”"),
    (#"{"a": [""]}"#, ".a[0]: expected an ID as text, or an object with an “id”"),
    (#"{"a": ["x", "x"]}"#, ".a[1]: option “x” is there twice"),
  ])
  func `what is no fact is named with its place`(json: String, message: String) throws {
    var context = FormContext()
    let error = try #require(throws: FormValueError.self) {
      try context.take(JSONValue(parsing: json))
    }
    #expect((error.path.isEmpty ? "" : error.path + ": ") + error.message == message)
  }
}
