import TranslatedText

/// A definition made ready for use: fields have numbers, and what hangs on what is known.
final class FormLayout: Sendable {
  let title: FormText
  let sections: [FormSection]
  let paste: FormPaste?
  let check: (@Sendable ([String: FormValue]) -> FormText?)?
  /// The fields of all sections in order.
  let fields: [FormField]
  /// The section of each field.
  let sectionOfField: [Int]
  /// The number of the field with a key.
  let index: [String: Int]
  /// The most characters or items each field may have; the limit that speaks while typing.
  let maximumLength: [Limit?]
  /// The fields that have a condition, each after those it asks about.
  let conditional: [Int]
  /// The fields each field of kind `reveal` stands for: those whose condition asks about it.
  let revealed: [[Int]]
  /// The fields whose rules compare them with this one.
  let comparedWith: [[Int]]

  /// A maximum length with its rule's own words.
  struct Limit: Sendable {
    var maximum: Int
    var message: FormText?
  }

  init(
    title: FormText, sections: [FormSection], paste: FormPaste?,
    check: (@Sendable ([String: FormValue]) -> FormText?)?
  ) throws(FormDefinitionError) {
    self.title = title
    self.sections = sections
    self.paste = paste
    self.check = check
    fields = sections.flatMap { $0.fields }
    sectionOfField = sections.indices.flatMap { section in
      sections[section].fields.map { _ in section }
    }
    index = try DefinitionCheck.keys(of: sections)
    try DefinitionCheck(sections: sections, index: index, fields: fields, paste: paste).run()
    maximumLength = fields.map { field in
      for rule in field.rules {
        if case .maximumLength(let maximum) = rule.check {
          return Limit(maximum: maximum, message: rule.message)
        }
      }
      return nil
    }
    var compared = [[Int]](repeating: [], count: fields.count)
    for (number, field) in fields.enumerated() {
      for rule in field.rules {
        guard case .order(_, let reference) = rule.check else { continue }
        if case .field(let key) = reference, let other = index[key] {
          compared[other].append(number)
        }
        // A lead time moves with the moment it leads to.
        if case .leadTime(let key, _) = field.kind, let other = index[key] {
          compared[other].append(number)
        }
      }
    }
    comparedWith = compared
    var revealed = [[Int]](repeating: [], count: fields.count)
    for (number, field) in fields.enumerated() {
      for key in field.condition?.keys ?? [] {
        if let other = index[key], fields[other].kind.isReveal { revealed[other].append(number) }
      }
    }
    self.revealed = revealed
    conditional = try FormLayout.conditionalFields(sections: sections, fields: fields, index: index)
  }

  /// Whether a key of the payload holds a region above a chosen one.
  func isAncestor(_ key: String) -> Bool {
    fields.contains { field in
      guard case .region(let region) = field.kind else { return false }
      return region.ancestors.contains { $0.key == key }
    }
  }

  /// The field a key of the payload is about, or else the field with this key.
  func number(ofDelivered key: String) -> Int? {
    let named = fields.firstIndex { field in
      if field.payloadKey == key { return true }
      guard case .region(let region) = field.kind else { return false }
      return region.ancestors.contains { $0.key == key }
    }
    return named ?? index[key]
  }

  /// Orders the fields with a condition so that each comes after those it asks about.
  ///
  /// - Throws: if conditions ask about each other in a circle.
  private static func conditionalFields(
    sections: [FormSection], fields: [FormField], index: [String: Int]
  ) throws(FormDefinitionError) -> [Int] {
    enum Mark { case unseen, entered, done }
    var marks = [Mark](repeating: .unseen, count: fields.count)
    var order: [Int] = []
    for start in fields.indices where marks[start] == .unseen {
      // Depth first, with a stack of its own: a chain of conditions may be as long as the form.
      var stack: [(field: Int, asked: [Int])] = []
      func enter(_ field: Int) {
        marks[field] = .entered
        let keys = fields[field].condition?.keys ?? []
        stack.append((field, keys.compactMap { index[$0] }))
      }
      enter(start)
      while let (field, asked) = stack.last {
        if let next = asked.last {
          stack[stack.count - 1].asked.removeLast()
          switch marks[next] {
          case .unseen: enter(next)
          case .entered:
            throw FormDefinitionError(
              DefinitionCheck.path(ofField: field, in: sections) + ".shownIf",
              "whether “\(fields[field].key)” is shown depends on itself")
          case .done: break
          }
        } else {
          stack.removeLast()
          marks[field] = .done
          if fields[field].condition != nil { order.append(field) }
        }
      }
    }
    return order
  }
}
