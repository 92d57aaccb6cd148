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
