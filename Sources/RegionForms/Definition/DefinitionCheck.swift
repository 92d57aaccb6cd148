internal import Regions
internal import TranslatedText

/// Finds what contradicts itself in a definition.
struct DefinitionCheck {
  let sections: [FormSection]
  let index: [String: Int]
  let fields: [FormField]
  let paste: FormPaste?

  /// The most levels a data set can have.
  static let deepestLevel = 32

  func run() throws(FormDefinitionError) {
    for number in fields.indices {
      let path = DefinitionCheck.path(ofField: number, in: sections)
      let field = fields[number]
      try checkKind(field.kind, path)
      try checkRules(of: field, path)
      if let condition = field.condition { try checkCondition(condition, path + ".shownIf") }
      if let initial = field.initial {
        try checkValue(initial, as: field.kind, at: path + ".initial")
      }
      if field.isHidden, field.kind.isReveal {
        throw FormDefinitionError(path, "a reveal without a row reveals nothing")
      }
    }
    try checkPayloadKeys()
    if let paste { try checkPaste(paste) }
  }

  /// A part of a message goes to a field of its own that the user can look at and change.
  private func checkPaste(_ paste: FormPaste) throws(FormDefinitionError) {
    if paste.fields.isEmpty { throw FormDefinitionError("$.paste", "names no field") }
    var seen: Set<String> = []
    for (part, key) in paste.fields {
      let path = "$.paste.\(part.rawValue)"
      guard let field = index[key].map({ fields[$0] }) else {
        throw FormDefinitionError(path, "there is no field “\(key)”")
      }
      switch (part, field.kind) {
      case (.region, .region): break
      case (.region, _): throw FormDefinitionError(path, "“\(key)” is no region field")
      case (_, .text), (_, .multilineText): break
      default: throw FormDefinitionError(path, "“\(key)” is no text field")
      }
      if field.isHidden || field.isReadOnly {
        throw FormDefinitionError(path, "“\(key)” can't be edited")
      }
      if !seen.insert(key).inserted {
        throw FormDefinitionError(path, "“\(key)” is filled twice")
      }
    }
  }

  /// The number of each key.
  static func keys(of sections: [FormSection]) throws(FormDefinitionError) -> [String: Int] {
    var index: [String: Int] = [:]
    for (section, fields) in sections.map({ $0.fields }).enumerated() {
      for (number, field) in fields.enumerated() {
        let path = "$.sections[\(section)].fields[\(number)].key"
        if field.key.isEmpty { throw FormDefinitionError(path, "a key can't be empty") }
        if field.key.contains(".") {
          throw FormDefinitionError(path, "key “\(field.key)” has a dot in it")
        }
        if index.updateValue(index.count, forKey: field.key) != nil {
          throw FormDefinitionError(path, "key “\(field.key)” is used twice")
        }
      }
    }
    return index
  }

  static func path(ofField number: Int, in sections: [FormSection]) -> String {
    var rest = number
    for (section, fields) in sections.map({ $0.fields.count }).enumerated() {
      if rest < fields { return "$.sections[\(section)].fields[\(rest)]" }
      rest -= fields
    }
    return "$"
  }

  private func checkKind(
    _ kind: FieldKind, _ path: String, isInList: Bool = false
  ) throws(FormDefinitionError) {
    switch kind {
    case .region(let region): try checkRegion(region, path, isInList: isInList)
    case .choice(let options):
      var seen: Set<String> = []
      for (number, option) in options.enumerated() {
        let place = path + ".options[\(number)]"
        if option.id.isEmpty { throw FormDefinitionError(place, "an option's ID can't be empty") }
        if !seen.insert(option.id).inserted {
          throw FormDefinitionError(place, "option “\(option.id)” is there twice")
        }
      }
    case .leadTime(let key, _):
      guard let other = index[key] else {
        throw FormDefinitionError(path + ".before", "there is no field “\(key)”")
      }
      guard case .dateTime = fields[other].kind else {
        throw FormDefinitionError(path + ".before", "“\(key)” is no date-time")
      }
    case .list(.list), .list(.toggle), .list(.reveal), .list(.leadTime):
      throw FormDefinitionError(
        path + ".item", "an item can't be a list, a toggle, a reveal or a lead time")
    case .list(let item):
      try checkKind(item, path + ".item", isInList: true)
    default: break
    }
  }

  private func checkRegion(
    _ region: FormRegion, _ path: String, isInList: Bool
  ) throws(FormDefinitionError) {
    if let depth = region.depth, !(1...DefinitionCheck.deepestLevel).contains(depth) {
      throw FormDefinitionError(
        path + ".depth", "a depth is from 1 to \(DefinitionCheck.deepestLevel), this is \(depth)")
    }
    if isInList, !region.ancestors.isEmpty {
      throw FormDefinitionError(
        path + ".ancestors", "the items of a list have no place for regions above them")
    }
    for ancestor in region.ancestors {
      if let until = region.until, ancestor.rank > until {
        throw FormDefinitionError(
          path + ".ancestors.\(ancestor.key)",
          "a \(ancestor.rank) does not lie above a \(until)")
      }
    }
  }

  /// No two values of the payload may have the same key.
  private func checkPayloadKeys() throws(FormDefinitionError) {
    var seen: Set<String> = []
    for (number, field) in fields.enumerated() {
      let path = DefinitionCheck.path(ofField: number, in: sections)
      if field.deliveredKey.isEmpty {
        throw FormDefinitionError(path + ".payloadKey", "a key can't be empty")
      }
      if !seen.insert(field.deliveredKey).inserted {
        throw FormDefinitionError(
          path + (field.payloadKey == nil ? ".key" : ".payloadKey"),
          "the payload has “\(field.deliveredKey)” twice")
      }
      guard case .region(let region) = field.kind else { continue }
      for ancestor in region.ancestors where !seen.insert(ancestor.key).inserted {
        throw FormDefinitionError(
          path + ".ancestors.\(ancestor.key)", "the payload has “\(ancestor.key)” twice")
      }
    }
  }

  private func checkRules(of field: FormField, _ path: String) throws(FormDefinitionError) {
    var seen: Set<String> = []
    var minimum: Int?
    var maximum: Int?
    var orders: [FormReference: Set<FormOrder>] = [:]
    for (number, rule) in field.rules.enumerated() {
      let place = path + ".rules[\(number)]"
      guard field.kind.takes(rule.check) else {
        throw FormDefinitionError(
          place, "a field of kind \(field.kind.name) can't have the rule \(rule.name)")
      }
      switch rule.check {
      case .required, .format, .unique, .maximumLength, .minimumLength:
        if !seen.insert(rule.name).inserted {
          throw FormDefinitionError(place, "the rule \(rule.name) is there twice")
        }
      case .order, .pattern, .custom: break
      }
      switch rule.check {
      case .maximumLength(let length), .minimumLength(let length):
        if length < 1 { throw FormDefinitionError(place, "a length is at least 1, not \(length)") }
        if case .maximumLength = rule.check { maximum = length } else { minimum = length }
        if let minimum, let maximum, minimum > maximum {
          throw FormDefinitionError(
            place, "no text has at least \(minimum) and at most \(maximum) characters")
        }
      case .order(let order, let reference):
        try checkReference(reference, of: field, place)
        orders[reference, default: []].insert(order)
        let all = orders[reference, default: []]
        if all.isSuperset(of: [.after, .before]) || all.isSuperset(of: [.after, .notAfter])
          || all.isSuperset(of: [.before, .notBefore])
        {
          throw FormDefinitionError(place, "contradicts the rule before it")
        }
      default: break
      }
    }
  }

  private func checkReference(
    _ reference: FormReference, of field: FormField, _ path: String
  ) throws(FormDefinitionError) {
    guard case .field(let key) = reference else { return }
    guard let other = index[key] else {
      throw FormDefinitionError(path, "there is no field “\(key)”")
    }
    guard key != field.key else {
      throw FormDefinitionError(path, "“\(key)” is compared with itself")
    }
    guard case .dateTime = fields[other].kind else {
      throw FormDefinitionError(path, "“\(key)” is no date-time")
    }
  }

  private func checkCondition(
    _ condition: FormCondition, _ path: String
  ) throws(FormDefinitionError) {
    for key in condition.keys where index[key] == nil {
      throw FormDefinitionError(path, "there is no field “\(key)”")
    }
    switch condition {
    case .equals(let key, let value):
      guard let other = index[key] else { return }
      try checkValue(value, as: fields[other].kind, at: path)
    case .filled, .fact: break
    case .not(let inner): try checkCondition(inner, path)
    case .all(let parts), .any(let parts):
      for part in parts { try checkCondition(part, path) }
    }
  }

  private func checkValue(
    _ value: FormValue, as kind: FieldKind, at path: String
  ) throws(FormDefinitionError) {
    do {
      _ = try kind.fitted(value)
    } catch {
      throw FormDefinitionError(path + error.path, error.reason)
    }
    if case .choice(let options) = kind, !options.isEmpty,
      !options.contains(where: { $0.id == value.text })
    {
      throw FormDefinitionError(path, "there is no option “\(value.text ?? "")”")
    }
  }
}

extension FieldKind {
  /// Whether a rule makes sense for this kind.
  func takes(_ check: FormRule.Check) -> Bool {
    switch (check, self) {
    case (_, .reveal): false
    case (.required, _), (.custom, _): true
    case (.maximumLength, .list), (.minimumLength, .list), (.unique, .list): true
    case (.unique, _): false
    case (.order, .dateTime), (.order, .leadTime): true
    case (.order, _): false
    case (_, .text), (_, .multilineText): true
    default: false
    }
  }

  /// Whether it is a choice whose options come from outside, or a list of such.
  var takesOptions: Bool {
    switch self {
    case .choice(let options): options.isEmpty
    case .list(let item): item.takesOptions
    default: false
    }
  }
}
