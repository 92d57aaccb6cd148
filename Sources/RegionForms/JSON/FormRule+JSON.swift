internal import JSONDocument
internal import TranslatedText

extension FormRule {
  private static let names =
    ["required", "maximumLength", "minimumLength", "format", "pattern", "unique"]
    + FormOrder.allCases.flatMap { [$0.rawValue, $0.rawValue + "Now"] }

  /// Reads a rule: one thing it says, and how it says it.
  init(_ value: JSONValue, _ path: String) throws(FormDefinitionError) {
    let object = try DefinitionObject(
      value, path, known: FormRule.names + FormRule.manners)
    let rules = object.keys.filter { !FormRule.manners.contains($0) }
    guard rules.count == 1, let name = rules.first else {
      throw FormDefinitionError(path, "a rule says one thing, this says \(rules.count)")
    }
    self.init(
      try FormRule.check(name, of: object, at: path), message: try object.text("message"),
      refusesAtOnce: try object.bool("atOnce") ?? false)
    guard object["when"] != nil else { return }
    let when = try object.string("when")
    guard let occasion = Occasion(rawValue: when) else {
      throw FormDefinitionError(
        path + ".when",
        "there is no occasion “\(when)”; known are \(Occasion.allCases.map { $0.rawValue }.joined(separator: ", "))"
      )
    }
    self.occasion = occasion
  }

  /// How a rule says what it says.
  private static let manners = ["message", "atOnce", "when"]

  private static func check(
    _ name: String, of object: DefinitionObject, at path: String
  ) throws(FormDefinitionError) -> Check {
    switch name {
    case "required":
      try object.mustBeTrue(name)
      return .required
    case "unique":
      try object.mustBeTrue(name)
      return .unique
    case "maximumLength": return .maximumLength(try object.requiredInteger(name))
    case "minimumLength": return .minimumLength(try object.requiredInteger(name))
    case "format":
      let format = try object.string(name)
      guard let format = TextFormat(rawValue: format) else {
        throw FormDefinitionError(
          path + ".format",
          "there is no format “\(format)”; known are \(TextFormat.allCases.map { $0.rawValue }.joined(separator: ", "))"
        )
      }
      return .format(format)
    case "pattern":
      let pattern = try object.string(name)
      do {
        return .pattern(try FormPattern(pattern))
      } catch {
        throw FormDefinitionError(path + ".pattern", error.reason)
      }
    default:
      if let order = FormOrder(rawValue: name) {
        return .order(order, .field(try object.string(name)))
      }
      guard let order = FormOrder(rawValue: String(name.dropLast(3))) else {
        throw FormDefinitionError(path, "there is no rule “\(name)”")
      }
      try object.mustBeTrue(name)
      return .order(order, .now)
    }
  }
}
