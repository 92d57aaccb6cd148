import Testing

@testable import RegionsSource

/// Text trees and lists as people type or paste them.
struct LineTests {
  private static let tree = "[{name:\"京\",children:[{name:\"东城\"},{name:\"西城\"}]},{name:\"津\"}]"

  @Test(arguments: [
    "京\n  东城\n  西城\n津\n", "京\n\t东城\n\t西城\n津", "- 京\n  - 东城\n  - 西城\n- 津\n",
    "* 京\n    * 东城\n    * 西城\n* 津\n", "京\n-东城\n-西城\n津\n", "京\n--东城\n--西城\n津\n",
    "京\n├── 东城\n└── 西城\n津\n", "├── 京\n│   ├── 东城\n│   └── 西城\n└── 津\n",
    "|-- 京\n|   |-- 东城\n|   `-- 西城\n`-- 津\n", "+--京\n|  +--东城\n|  \\--西城\n\\--津\n",
    "京\n　东城\n　西城\n津\n", "● 京\n  ○ 东城\n  ○ 西城\n● 津\n", "京\n——东城\n——西城\n津\n",
    "# 京\n## 东城\n## 西城\n# 津\n",
  ])
  func `a tree is told by where its names begin`(text: String) throws {
    let read = try document(text)
    #expect(read.format == "text")
    #expect(read.outline() == Self.tree)
  }

  @Test(arguments: [" ", "\t", ":", "：", "-", " - ", "_", "、", "　", "="])
  func `a code may stand before a name`(separator: String) throws {
    let lines = [("11", "京"), ("1101", "东 城"), ("1102", "西城"), ("12", "天津 市")]
    let indented = lines.map { ($0.0.count == 2 ? "" : "  ") + $0.0 + separator + $0.1 + "\n" }
    if separator != "\t" {
      #expect(
        try document(indented.joined()).outline()
          == "[{id:\"11\",name:\"京\",children:[{id:\"1101\",name:\"东 城\"},{id:\"1102\",name:\"西城\"}]},{id:\"12\",name:\"天津 市\"}]"
      )
    }
    let flat = lines.map { $0.0 + separator + $0.1 + "\n" }.joined()
    #expect(try document(flat).outline() == "11|京 / 1101|东 城 / 1102|西城 / 12|天津 市")
  }

  @Test func `characters may be written by their numbers, and comments stand above codes`() throws {
    #expect(
      try document("#Tue Jul 14\n# areas\n11=\\u4eac\n1101=\\u4E1C\\u57CE\n12=\\ud83c\\udf0a\n")
        .outline()
        == "11|京 / 1101|东城 / 12|🌊")
  }

  @Test func `a line drawn between parts of Markdown makes it no YAML`() throws {
    let read = try document("# Oromia\n\n- Arsi\n  - Asella\n- Jimma\n\n---\n\n# Amhara\n\n- Wag\n")
    #expect(read.format == "text")
  }

  @Test func `numbers as sections have them are codes, what is underlined a title`() throws {
    #expect(
      try document("Liste\n=====\n\n1. 京\n1.1. 东 城\n 1.1.1) 甲\n2. 津\n").outline()
        == "1|京 / 1.1|东 城 / 1.1.1|甲 / 2|津")
    let read = try document(
      "1. Aro\n1.1 Beko\n1.2 Cilo\n1.3 Dero\n1.4 Enno\n1.5 Faro\n1.6 Gero\n1.7 Hiro\n1.8 Iro\nthe end\n"
    )
    #expect(read.problems == [.titleLeftOut("the end")])
  }

  @Test(arguments: [
    // None below another, one below none, one twice.
    "1. 京\n2. 津\n", "1. 京\n2.1. 津\n", "1. 京\n1.1 东城\n1.1 西城\n",
  ])
  func `other numbers are no sections`(text: String) throws {
    #expect(!NumberedLine.areSections(text.utf8.split(separator: 0x0A).map { Array($0)[...] }))
  }

  @Test func `a line of dashes below a heading shows where columns begin`() throws {
    let read = try document(
      " code   name\n -----  ------------\n 01000  NORTH\n 01001    New Aro\n 1      X\n")
    #expect(read.outline() == "code|name / -----|------------ / 01000|NORTH / 01001|New Aro / 1|X")
  }

  @Test func `marks around bold words are none of the name`() throws {
    #expect(
      try document("# **京**\n\n- 东城\n- `西城`\n\n# __津__\n").outline() == Self.tree)
    #expect(
      try document("- **京**\n  - 东城\n  - `西城`\n- __津__\n", format: .outline).outline() == Self.tree)
  }

  @Test(arguments: ["\n", " ", "\r\n", "\t\n"])
  func `a text of nothing but white space has no lines, however long it is`(blank: String) throws {
    let text = String(repeating: blank, count: Bound.chunk + 1)
    #expect(try !document(text).outline().contains("京"))
    #expect(try document(text + "京\n  东城\n").outline().contains("东城"))
  }

  @Test func `a code may stand in brackets behind a name`() throws {
    #expect(
      try document("京(11)\n  东城（1101）\n  西 城 [1102]\n").outline()
        == "[{id:\"11\",name:\"京\",children:[{id:\"1101\",name:\"东城\"},{id:\"1102\",name:\"西 城\"}]}]"
    )
  }

  @Test func `headings tell upper levels and points what is below, a title nothing`() throws {
    let read = try document("# Regions\n\n## 京\n\n- 东城\n- 西城\n\n## 津\n")
    #expect(read.outline() == Self.tree)
    #expect(read.notes.map(\.problem) == [.titleLeftOut("Regions")])
    #expect(
      try document("# 京\n\n- 东城\n- 西城\n\n# 津\n").outline() == Self.tree)
  }

  @Test(arguments: [
    "京\n===\n* 东城\n* 西城\n* 南城\n\n津\n===\n",
    "京\n---\n1. 东城\n2. 西城\n3. 南城\n\n津\n---\n",
    "京\n---\n  1) 东城\n  2) 西城\n  3) 南城\n\n津\n---\n",
    "# 京\n\n1. 东城\n2. 西城\n3. 南城\n\n# 津\n",
  ])
  func `headings may be underlined, and points numbered`(text: String) throws {
    #expect(
      try document(text).outline()
        == "[{name:\"京\",children:[{name:\"东城\"},{name:\"西城\"},{name:\"南城\"}]},{name:\"津\"}]")
  }

  @Test func `numbers to the right are one list, and those that do not count are names`() throws {
    let points = (8...11).map { ($0 < 10 ? " " : "") + "\($0). 市\n" }.joined()
    let counted = "京\n---\n" + (1...7).map { " \($0). 区\n" }.joined() + points + "津\n---\n"
    let read = try document(counted).outline()
    #expect(read.hasPrefix("[{name:\"京\",children:[{name:\"区\"},"))
    #expect(read.hasSuffix("{name:\"市\"}]},{name:\"津\"}]"))
    #expect(try document("# 京\n\n3. 东城\n7. 西城\n9. 南城\n").outline().contains("3. 东城"))
  }

  @Test func `fields at fixed places are columns, a day between digits too`() throws {
    let rows = [
      ("05", "Norden", "Hafen"), ("051", "Norden Ost", "Hafen"), ("0511", "Kreis Hafen", ""),
      ("05110100", "Hafen, Stadt", "63"), ("05110200", "Alt Königs Dorf", "64"),
      ("0512", "Kreis Wald", "Wald"),
    ]
    func filled(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: width - text.count)
    }
    let text = rows.map {
      "6020240131" + filled($0.0, 8) + filled($0.1, 20) + $0.2 + "\r\n"
    }.joined()
    let read = try document(text)
    #expect(read.format == "text")
    #expect(
      read.outline() == rows.map { "60|20240131|\($0.0)|\($0.1)|\($0.2)" }.joined(separator: " / "))
  }

  @Test(arguments: [
    ("京(旧)\n  1区\n  2区\n", "[{name:\"京(旧)\",children:[{name:\"1区\"},{name:\"2区\"}]}]"),
    ("-1,a\n-2,b\n", "-1|a / -2|b"), ("A-B\n  C-D\n", "[{name:\"A-B\",children:[{name:\"C-D\"}]}]"),
  ])
  func `what is part of a name stays there`(text: String, outline: String) throws {
    #expect(try document(text).outline() == outline)
  }
}
