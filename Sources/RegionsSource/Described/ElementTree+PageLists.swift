extension ElementTree {
  /// Lists within lists of a page whose names stand in elements of their own,
  /// `<li><a>Gitega</a><ul><li>…</li></ul></li>`: an array of objects; `false` if there are none.
  mutating func readPageLists() -> Bool {
    guard name(0) == "html" || Self.listTags.contains(name(0)) || name(0) == "body" else {
      return false
    }
    var lists = Self.listTags.contains(name(0)) ? [0] : descendants(of: 0, named: Self.listTags)
    let menus = descendants(of: 0, named: ["nav", "header", "footer"])
    lists.removeAll { list in
      menus.contains { $0 < list && list < Int(source.entries[$0].end) }
        || !items(of: list).contains { !innerLists(of: $0).isEmpty }
    }
    // Names beside the lists in their items are read as all elements are.
    guard !lists.isEmpty,
      lists.flatMap(items).allSatisfy({ item in
        elements(of: item).contains { !Self.listTags.contains(name($0)) }
      })
    else { return false }
    setFormat("html")
    let all = open(.array, at: lists[0])
    for list in lists {
      for item in items(of: list) { appendItem(item) }
    }
    close(all)
    return true
  }

  /// Whether a text is a number in brackets: "(986)".
  private static func isCount(_ text: some Collection<UInt8>) -> Bool {
    let inner = text.drop { $0 <= 0x20 }
    return inner.first == UInt8(ascii: "(") && inner.contains(UInt8(ascii: ")"))
      && inner.allSatisfy { $0.isDigit || " ().,\n\t\r".utf8.contains($0) }
  }

  private static let listTags: Set<String> = ["ul", "ol"]

  private func items(of list: Value) -> [Value] { elements(of: list).filter { name($0) == "li" } }

  private func innerLists(of item: Value) -> [Value] {
    descendants(of: item, named: Self.listTags)
  }

  /// An item with its name, and what is in the lists within it.
  private mutating func appendItem(_ item: Value) {
    let inner = innerLists(of: item)
    var label: [UInt8] = []
    var next = item
    while next < Int(source.entries[item].end) {
      if inner.contains(next) {
        next = Int(source.entries[next].end)
        continue
      }
      if source.entries[next].kind == .string {
        let text = source.bytes(of: next)
        // How many offers there are is no part of a name.
        if label.isEmpty || !Self.isCount(text) { label += text }
      }
      next += 1
    }
    guard label.contains(where: { $0 > 0x20 }), !isTooLarge else { return }
    let object = open(.object, at: item)
    append(.string, key: key("name"), text: label, at: item)
    let below = inner.flatMap(items)
    if !below.isEmpty {
      let children = open(.array, key: key("children"), at: item)
      for child in below { appendItem(child) }
      close(children)
    }
    close(object)
  }
}
