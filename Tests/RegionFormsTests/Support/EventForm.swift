import Foundation
import JSONDocument
import RegionEvents
import RegionForms
import Regions
import RegionsChina
import RegionsTestSupport
import Testing

/// A form of `Data/forms`, driven by lines of JSON as `regions form --events` does it.
struct EventForm {
  private var session: FormEventSession
  /// The last state that was answered.
  private(set) var state: JSONValue

  init(
    _ name: String, facts: JSONValue = [:], answers: String = "{}", regions: RegionTree = .china,
    now: String = "2025-06-01T08:00+08:00", language: FormLanguage = .chinese
  ) throws {
    let definition = try EventForm.definition(name)
    var context = FormContext(regions: regions, now: DateTime(now), language: language)
    try context.take(facts)
    let answers = FormAnswers(json: Array(answers.utf8), for: definition)
    #expect(answers.problems.isEmpty)
    session = FormEventSession(
      FormState(definition, context: context, values: answers.values))
    state = try JSONValue(parsing: session.start())
  }

  static func definition(_ name: String) throws -> FormDefinition {
    let file = Tool.root.appending(path: "Data/forms/\(name).json")
    return try FormDefinition(json: Array(try Data(contentsOf: file)))
  }

  /// Sends an event; an error leaves the state as it was.
  ///
  /// - Returns: the error that was answered, if it was one.
  @discardableResult
  mutating func send(_ event: JSONValue) throws -> String? {
    let answer = try JSONValue(parsing: session.answer(event.description))
    if let error = answer["error"]?.string { return error }
    state = answer
    return nil
  }

  @discardableResult
  mutating func edit(_ key: String, _ value: JSONValue) throws -> String? {
    try send(["event": "edit", "key": .string(key), "value": value])
  }

  mutating func submit() throws { try send(["event": "submit"]) }

  var rowIDs: [String] { (state["rows"]?.array ?? []).compactMap { $0["id"]?.string } }

  func row(_ id: String) -> JSONValue? {
    state["rows"]?.array?.first { $0["id"]?.string == id }
  }

  func error(_ id: String) -> String? { row(id)?["error"]?.string }

  /// The rows with an error, with it.
  var errors: [String: String] {
    var errors: [String: String] = [:]
    for id in rowIDs { errors[id] = error(id) }
    return errors
  }

  var changes: String { state["changes"]?.description ?? "" }
  var status: String? { state["status"]?.string }
  var payload: JSONValue? { state["payload"] }
}
