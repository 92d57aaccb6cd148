import RegionForms
import RegionsTestSupport
import Testing

/// The schedule form written down a second time, as plainly as possible: what is shown, which errors
/// there are and when they go.
private struct ScheduleModel {
  struct Person {
    var number: Int
    var name: String?
    var error: String?
  }

  var texts: [String: String] = [:]
  var toggles: [String: Bool] = [:]
  var people: [Person] = []
  var nextPerson = 0
  var said: [String: String] = [:]
  var focus: String?
  var isSubmitted = false
  var now = "2025-06-01T08:00"

  var rows: [String] {
    var rows: [String] = []
    for key in ["name", "startTime", "endTime", "place", "participants"] {
      rows.append(key)
      if key.hasSuffix("Time"), focus == key || focus == key + ".editor" {
        rows.append(key + ".editor")
      }
    }
    rows += people.map { "participants.\($0.number)" } + ["hasReminder"]
    if toggles["hasReminder"] == true {
      rows.append("reminder")
      if focus == "reminder" || focus == "reminder.editor" { rows.append("reminder.editor") }
    }
    rows.append("hasNote")
    if toggles["hasNote"] == true { rows.append("note") }
    return rows
  }

  /// The errors of the rows that are there.
  var errors: [String: String] {
    var errors = said
    for person in people { errors["participants.\(person.number)"] = person.error }
    for (key, limit) in [("name", 30), ("place", 100), ("note", 500)] {
      let count = texts[key]?.count ?? 0
      if count > limit { errors[key] = "at most \(limit) characters, has \(count)" }
    }
    return errors.filter { rows.contains($0.key) }
  }

  /// The times of these tests have one shape, so they are ordered as text.
  mutating func submit() {
    guard !isSubmitted else { return }
    said = [:]
    func text(_ key: String) -> String { texts[key] ?? "" }
    func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
    for key in ["name", "startTime", "endTime"]
      + (toggles["hasReminder"] == true ? ["reminder"] : [])
    where isBlank(text(key)) {
      said[key] = "required"
    }
    for key in ["startTime", "endTime", "reminder"] where text(key) == "later" {
      said[key] = "not an ISO 8601 date and time"
    }
    let (start, end) = (text("startTime"), text("endTime"))
    if start.hasPrefix("2025"), end.hasPrefix("2025"), end <= start {
      said["endTime"] = "must be after Start"
    }
    if text("reminder").hasPrefix("2025"), text("reminder") <= now {
      said["reminder"] = "must be after now"
    }
    if toggles["hasReminder"] != true { said["reminder"] = nil }
    for index in people.indices {
      people[index].error = isBlank(people[index].name ?? "") ? "Name: required" : nil
    }
    isSubmitted = errors.isEmpty
  }

  mutating func edit(_ key: String, _ text: String?) {
    isSubmitted = false
    texts[key] = text
    if said[key] != "required" || text?.contains(where: { !$0.isWhitespace }) == true {
      said[key] = nil
    }
    if key == "startTime", said["endTime"] == "must be after Start" { said["endTime"] = nil }
  }

  mutating func toggle(_ key: String, _ isOn: Bool) {
    isSubmitted = false
    toggles[key] = isOn
    if key == "hasReminder", !isOn { said["reminder"] = nil }
  }
}

/// Whatever happens to a form, its rows follow from its values and its changes lead there.
struct RandomEventTests {
  private static let texts = [
    "", " ", "会议", String(repeating: "会", count: 30), String(repeating: "会", count: 31),
    String(repeating: "👨‍👩‍👧", count: 101),
  ]
  private static let times = [
    "2025-06-01T07:00", "2025-06-01T09:00", "2025-06-01T10:00", "later", "", " ",
  ]

  /// Lets something happen to both.
  private func step(
    _ form: inout FormState, _ model: inout ScheduleModel, _ random: inout SeededRandom
  ) throws -> [RowChange] {
    let keys = ["name", "place", "note", "startTime", "endTime", "reminder"]
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7:
      let key = keys[Int.random(in: 0..<6, using: &random)]
      let choices = key.hasSuffix("Time") || key == "reminder" ? Self.times : Self.texts
      let text =
        Int.random(in: 0..<8, using: &random) == 0 ? nil : choices.randomElement(using: &random)
      guard model.rows.contains(key) else {
        #expect(throws: FormEventError.notShown(key)) { try form.edit(key, text) }
        return []
      }
      model.edit(key, text)
      return try form.send(.edit(key: key, value: text.map { .text($0) }))
    case 7..<10:
      let key = Bool.random(using: &random) ? "hasReminder" : "hasNote"
      let isOn = Bool.random(using: &random)
      model.toggle(key, isOn)
      return try form.send(.edit(key: key, value: .toggle(isOn)))
    case 10..<12:
      let name = Self.texts.prefix(3).randomElement(using: &random)
      model.people.append(.init(number: model.nextPerson, name: name))
      model.nextPerson += 1
      model.isSubmitted = false
      let entries = name.map { [FormEntry("name", .text($0))] } ?? []
      return try form.send(.append(key: "participants", value: .record(entries)))
    case 12:
      let index = Int.random(in: -1..<4, using: &random)
      guard model.people.indices.contains(index) else {
        #expect(throws: FormEventError.noItem(key: "participants", index: index)) {
          try form.send(.remove(key: "participants", index: index))
        }
        return []
      }
      model.people.remove(at: index)
      model.isSubmitted = false
      return try form.send(.remove(key: "participants", index: index))
    case 13:
      guard model.people.count > 1 else { return [] }
      let from = Int.random(in: 0..<model.people.count, using: &random)
      let to = Int.random(in: 0..<model.people.count, using: &random)
      model.people.insert(model.people.remove(at: from), at: to)
      model.isSubmitted = false
      return try form.send(.move(key: "participants", from: from, to: to))
    case 14..<17:
      let row = (model.rows + ["note", "reminder", "x"]).randomElement(using: &random)
      guard let row, model.rows.contains(row) else {
        #expect(throws: FormEventError.self) { try form.send(.focus(row)) }
        return []
      }
      model.focus = row
      return try form.send(.focus(row))
    case 17:
      model.now = Self.times.prefix(3).randomElement(using: &random) ?? model.now
      guard let now = DateTime(model.now) else { return [] }
      return try form.send(.setTime(now))
    default:
      model.submit()
      var changes = try form.send(.submit)
      if form.status == .submitting { changes += try form.send(.accept) }
      return changes
    }
  }

  @Test(arguments: 0..<10)
  func `in 10,000 random sequences changes apply and errors follow from values and events`(
    tenth: UInt64
  ) throws {
    let fresh = try Fixtures.schedule(now: "2025-06-01T08:00")
    for seed in (tenth * 1_000)..<((tenth + 1) * 1_000) {
      var random = SeededRandom(seed: seed)
      var form = fresh
      var model = ScheduleModel()
      for _ in 0..<Int.random(in: 4..<20, using: &random) {
        let before = form.rows
        let changes = try step(&form, &model, &random)
        if let focus = model.focus, !model.rows.contains(focus) { model.focus = nil }
        guard RowChange.apply(changes, to: before) == form.rows, form.rowIDs == model.rows,
          form.errors == model.errors, (form.status == .submitted) == model.isSubmitted,
          form.focus == model.focus
        else {
          Issue.record("seed \(seed): \(changes) \(form.rowIDs) \(form.errors) \(model)")
          return
        }
      }
    }
  }

  @Test func `the same events give the same form`() throws {
    for seed in UInt64(0)..<50 {
      func play() throws -> ([FormRow], [String: FormValue]) {
        var random = SeededRandom(seed: seed)
        var form = try Fixtures.schedule(now: "2025-06-01T08:00")
        var model = ScheduleModel()
        for _ in 0..<40 { _ = try step(&form, &model, &random) }
        return (form.rows, form.values)
      }
      let (one, two) = (try play(), try play())
      #expect(one == two, "seed \(seed)")
    }
  }
}
