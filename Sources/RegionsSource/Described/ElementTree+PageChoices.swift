extension ElementTree {
  /// Lists to choose from on a page: `<select>` with its options, below their groups where they have some. Becomes
  /// an array of objects for each list that has several options; `false` if there is none.
  mutating func readPageChoices() -> Bool {
    var lists = descendants(of: 0, where: Self.isChoice)
    if Self.isChoice(name(0)) { lists = [0] }
    // Options alone, as they are pasted from a page.
    if lists.isEmpty,
      elements(of: 0).contains(where: { name($0) == "option" || name($0) == "optgroup" })
    {
      lists = [0]
    }
    lists = lists.filter { options(of: $0).count > 1 }
    guard !lists.isEmpty else { return false }
    setFormat("html")
    let all = open(.object, at: 0)
    for (number, list) in lists.enumerated() {
      let array = open(.array, key: key(listName(list) ?? "list \(number + 1)"), at: list)
      for (place, child) in elements(of: list).enumerated() {
        if place == 0, isLabel(child, of: list) { continue }
        if self.name(child) == "optgroup" { appendGroup(child) } else { appendOption(child) }
      }
      close(array)
    }
    close(all)
    // A list's name may say what it holds.
    if lists.count == 1, listName(lists[0]) == nil { unwrap() }
    return true
  }

  /// Whether an element is a list to choose from, or a component that makes one: `<Form.Select>`.
  private static func isChoice(_ name: String) -> Bool {
    name == "datalist" || name.lowercased().hasSuffix("select")
  }

  private func listName(_ list: Value) -> String? {
    attribute("name", of: list) ?? attribute("id", of: list)
  }

  /// Whether a first option is the list's label: by HTML's rules one with an empty value; or one without any, where all
  /// others have one.
  private func isLabel(_ first: Value, of list: Value) -> Bool {
    guard name(first) == "option" else { return false }
    if let value = attribute("value", of: first) { return value.isEmpty }
    let others = options(of: list).filter { $0 != first }
    return others.count > Count.twice && others.allSatisfy { attribute("value", of: $0) != nil }
  }

  private func options(of list: Value) -> [Value] { descendants(of: list, named: ["option"]) }

  private mutating func appendGroup(_ group: Value) {
    let object = open(.object, at: group)
    append(
      .string, key: key("name"), text: Array((attribute("label", of: group) ?? "").utf8), at: group)
    let children = open(.array, key: key("children"), at: group)
    for option in options(of: group) { appendOption(option) }
    close(children)
    close(object)
  }

  /// An option; one that asks to choose has no value.
  private mutating func appendOption(_ option: Value) {
    guard name(option) == "option" else { return }
    var value = attribute("value", of: option) ?? ""
    // `value={1}` of JSX; what else is in braces is an expression, and no value.
    if value.hasPrefix("{"), value.hasSuffix("}") {
      value = String(value.dropFirst().dropLast())
      if !value.utf8.allSatisfy(\.isDigit) { value = "" }
    }
    let label = text(in: option)
    guard label.contains(where: { $0 > 0x20 }) else { return }
    let object = open(.object, at: option)
    if !value.isEmpty, !value.utf8.elementsEqual(label) {
      append(.string, key: key("value"), text: Array(value.utf8), at: option)
    }
    append(.string, key: key("name"), text: label, at: option)
    close(object)
  }
}
