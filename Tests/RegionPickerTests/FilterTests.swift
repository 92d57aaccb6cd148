import RegionPicker
import Testing

/// What a filter finds in a column.
struct FilterTests {
  @Test(
    arguments: [
      // A part of the name, wherever it is.
      ("朝阳", "朝阳区", 0..<2),
      ("阳区", "朝阳区", 1..<3),
      ("北京", "朝阳区", nil),
      // Case and composition do not count.
      ("PARIS", "Île-de-paris", 7..<12),
      ("île", "I\u{302}le", 0..<3),
      ("e\u{301}", "Orl\u{E9}ans", 3..<4),
      ("strasse", "Hauptstraße", 5..<11),
      ("ΟΔΟΣ", "οδος", 0..<4),
      // A letter is not found inside another one.
      ("e", "\u{E9}", nil),
      ("朝阳区朝阳区", "朝阳区", nil),
    ] as [(String, String, Range<Int>?)])
  func `a text finds a name where it stands in it`(text: String, name: String, range: Range<Int>?)
    throws
  {
    let matches = try self.matches(text, [.init(id: "x", name: name)])
    #expect(matches == (range.map { [.init(row: 0, range: $0)] } ?? []))
  }

  @Test func `digits find IDs by their beginning, and names`() throws {
    let options: [Picker.Option] = [
      .init(id: "110101", name: "东城区"), .init(id: "210102", name: "和平区"),
      .init(id: "x", name: "1101 街"),
    ]
    #expect(try matches("1101", options).map(\.row) == [0, 2])
    #expect(try matches("0101", options).map(\.row) == [])
    // Letters do not look at IDs.
    #expect(try matches("x", options).map(\.row) == [])
  }

  @Test func `keys are found by their beginning`() throws {
    let options: [Picker.Option] = [
      .init(id: "1", name: "朝阳", keys: ["chaoyang", "cy"]),
      .init(id: "2", name: "东城", keys: ["dc"]),
    ]
    #expect(try matches("Chao", options) == [.init(row: 0, range: nil)])
    #expect(try matches("yang", options) == [])
  }

  @Test func `white space is text like any other`() throws {
    #expect(try matches(" ", [.init(id: "1", name: "a b")]).map(\.range) == [1..<2])
  }

  @Test func `plain names are found as any others are`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var maker = WalkMaker(seed: seed)
    let letters = ["朝", "阳", "㐀", "鿿", "A", "a", "b", " ", "7"]
    for _ in 0..<2_000 {
      let name = (0..<maker.below(8)).map { _ in letters[maker.below(letters.count)] }.joined()
      let text = (0..<1 + maker.below(3)).map { _ in letters[maker.below(letters.count)] }.joined()
      // A letter with an accent at the end has the whole name compared by characters.
      let accented = try matches(text, [.init(id: "x", name: name + "\u{E9}")])
      #expect(
        try matches(text, [.init(id: "x", name: name)]) == accented,
        "seed \(seed): \(text) in \(name)")
    }
  }

  @Test func `a scalar that equals a plain one is found`() throws {
    // The Kelvin sign is a K, and U+F900 is the character U+8C48.
    #expect(try matches("\u{212A}", [.init(id: "x", name: "ok")]).map(\.range) == [1..<2])
    #expect(try matches("\u{8C48}", [.init(id: "x", name: "\u{F900}")]).map(\.range) == [0..<1])
  }

  private func matches(
    _ text: String, _ options: [Picker.Option]
  ) throws -> [Picker.Filter.Match] {
    var picker = Picker()
    _ = try picker.send(.open)
    _ = try picker.send(.loaded(token: 1, options))
    _ = try picker.send(.filter(text))
    return try #require(picker.filter).matches
  }
}
