import Foundation
import RegionsTestSupport
import Testing

/// What people type that isn't quite right is answered in one line and one hint; what they say otherwise is
/// understood.
struct CommandWordsTests {
  @Test(arguments: [
    (["lookup", "--jsno"], "unknown option “--jsno”; did you mean “--json”?", "regions lookup"),
    (["import", "--format", "foo", "x"], "“--format” takes ", "regions import"),
    (
      ["search", "--limit", "朝阳"], "“--limit” takes a whole number, 0 or more, not “朝阳”",
      "regions search"
    ),
    (
      ["tree", "--depth", "0"], "“--depth” takes a whole number, 1 or more, not “0”", "regions tree"
    ),
    (["-d", "x.regions", "lookup", "1"], "the option “-d” goes behind the command", "regions"),
    (["--data=x", "lookup"], "the option “--data” goes behind the command", "regions"),
    (["--frob"], "unknown option “--frob”", "regions"),
    (["LOOKUP"], "unknown command “LOOKUP”; did you mean “lookup”?", "regions"),
    (["version"], "did you mean “--version”?", "regions"),
    (["ls"], "did you mean “children”?", "regions"),
    (["find"], "did you mean “search”?", "regions"),
    (["convert"], "did you mean “import”?", "regions"),
    (["export", "--to", "csv", "-o", ""], "“-o” needs the name of a file", "regions export"),
    (["help", "ls"], "did you mean “children”?", "regions"),
  ])
  func `wrong usage is one line and one hint`(
    arguments: [String], message: String, command: String
  ) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last == "See “\(command) --help” for more information.")
  }

  @Test func `help of help is help, and the version has a letter`() throws {
    #expect(try Tool.run("help", "help").output == Tool.run("--help").output)
    #expect(try Tool.run("-V").output == Tool.run("--version").output)
  }

  @Test(arguments: [
    ("province", ["省", "1", "Province", "自治区", "省级"]),
    ("prefecture", ["市", "地级市", "city", "2", "地级"]),
    ("county", ["区", "县", "区县", "district", "District", "县级"]),
    ("town", ["街道", "乡镇", "镇", "street", "乡级"]), ("village", ["村", "社区"]),
  ])
  func `ranks are called what people call them`(rank: String, words: [String]) throws {
    let expected = try Tool.run("tree", "440300", "--until", rank)
    for word in words {
      #expect(try Tool.run("tree", "440300", "--until", word).output == expected.output, "\(word)")
    }
  }

  @Test func `tree ends at a rank`() throws {
    let lines = try Tool.run("tree", "440000", "--until", "市").output.split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines[1] == "  440100\t广州市")
  }

  // MARK: Search

  @Test func `a search says how many there are besides`() throws {
    let some = try Tool.run("search", "朝阳")
    let all = try Tool.run("search", "朝阳", "--limit", "0")
    let count = all.output.split(separator: "\n").count
    #expect(some.output.split(separator: "\n").count == 20)
    #expect(count > 20)
    #expect(some.errors == "regions: 20 of \(count); --limit shows more\n")
    #expect(all.errors == "")
    #expect(try Tool.run("search", "朝阳", "-n", "\(count)").errors == "")
    #expect(all.output.hasPrefix(some.output), "in the same order")
    let one = try Tool.run("search", "朝阳", "--limit", "1", "--json")
    #expect(one.errors == "regions: 1 of \(count); --limit shows more\n")
  }

  // MARK: Cutting and converting

  @Test(arguments: ["json", "json-flat", "csv", "xml", "sqlite"])
  func `a part is exported and read back with its ranks`(format: String) throws {
    let folder = try TemporaryFolder()
    for (id, count) in [("440300", 84), ("820000", 9), ("110101001", 1)] {
      let exported = folder.path("x.\(format)")
      #expect(
        try Tool.run(
          "export", "--to", format, "--within", id, "--output", exported
        ).status == 0)
      let part = folder.path("part.regions")
      let imported = try Tool.run("import", exported, "-o", part, "--json")
      try #require(imported.status == 0, "\(imported.errors)")
      let tree = try Tool.run("tree", "-d", part)
      let whole = try Tool.run("tree", id)
      #expect(tree.output == whole.output, "\(id)")
      #expect(tree.output.split(separator: "\n").count == count || id == "440300")
      let rank = #/"rank":\d/#
      #expect(
        try Tool.run("lookup", "--json", "-d", part, id).output.firstMatch(of: rank)?.output
          == Tool.run("lookup", "--json", id).output.firstMatch(of: rank)?.output)
    }
  }

  @Test func `columns are chosen`() throws {
    let csv = try Tool.run(
      "export", "--to", "csv", "--within", "440300", "--until", "county", "--columns",
      "id,parent,name,province,pinyin,population")
    let lines = csv.output.split(separator: "\n")
    #expect(lines[0] == "id,parent,name,province,pinyin,population")
    #expect(lines[1].hasPrefix("440300,,深圳市,广东省,shen zhen shi,"))
    #expect(lines[2] == "440303,440300,罗湖区,广东省,luo hu qu,")
    let json = try Tool.run(
      "export", "--to", "json-flat", "--depth", "1", "--columns", "id,rank,parent")
    #expect(json.output.hasPrefix("[\n{\"id\":\"110000\",\"rank\":1,\"parent\":null},\n"))
    #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [[String: Any]])
    #expect(try Tool.run("export", "--to", "xml", "--columns", "id").status == 64)
    #expect(try Tool.run("export", "--to", "csv", "--columns", "nome").errors.contains("“name”?"))
  }

  @Test func `a part of the data set has the attributes that are asked for`() throws {
    let folder = try TemporaryFolder()
    let part = folder.path("part.regions")
    let chosen = try Tool.run(
      "export", "--to", "regions", "--within", "440300", "--columns", "id,name,pinyin,population",
      "-o", part)
    #expect(chosen.status == 0)
    let line = try Tool.run("lookup", "--json", "-d", part, "440305").output
    #expect(line.contains(#""attributes":{"pinyin":"nan shan qu"}"#), "\(line)")
    #expect(try Tool.run("info", part).output.contains("attributes  pinyin, population\n"))
    let wrong = try Tool.run("export", "--to", "regions", "--columns", "path", "-o", part)
    #expect(wrong.status == 64 && wrong.errors.contains("“path”"))
    #expect(try Tool.run("export", "--to", "regions", "--columns", "id", "-o", part).status == 0)
    #expect(try !Tool.run("info", part).output.contains("attributes"))
  }

  @Test func `every retired ID is a row with its year and successors`() throws {
    let csv = try Tool.run("export", "--to", "csv", "--former")
    let lines = csv.output.split(separator: "\n")
    #expect(lines[0] == "id,name,path,until,successors")
    #expect(lines.contains("110103,崇文区,北京市/崇文区,2010,110101"))
    #expect(lines.count > 3500)
    let json = try Tool.run("export", "--to", "json-flat", "--former")
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(rows.count == lines.count - 1)
    let rolled = try Tool.run(
      ["lookup", "--current"],
      input: Data(
        lines.dropFirst().prefix(200).map {
          $0.prefix { $0 != "," } + "\n"
        }.joined().utf8))
    #expect(rolled.output.split(separator: "\n").count == 200)
  }

  // MARK: Differences

  @Test func `one file is compared with the bundled data, and differences are counted`() throws {
    let folder = try TemporaryFolder()
    let part = folder.path("part.regions")
    _ = try Tool.shell(
      "$REGIONS export --to csv --within 820000 | $REGIONS import - -o \(part) >/dev/null")
    let counts = try Tool.run("diff", "--stat", part)
    #expect(counts.status == 1)
    #expect(counts.output.hasPrefix("110000\t北京市\t+0 -360 ~0 >0 =0\n"))
    #expect(
      try Tool.run("diff", part).output.hasSuffix(counts.output.split(separator: "\n").last! + "\n")
    )
    let json = try Tool.run("diff", "--stat", "--json", part)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["added"] as? Int == 0)
    #expect((object["provinces"] as? [[String: Any]])?.count == 33)
    let quiet = try Tool.run("diff", "-q", part)
    #expect(quiet.output == "" && quiet.status == 1)
  }

  @Test(arguments: ["en_US.UTF-8", "zh_CN.UTF-8"])
  func `tables of keys fit 80 columns, in help and in the manual`(locale: String) throws {
    for command in ["pick", "form"] {
      let help = try Tool.run([command, "--help"], environment: ["LC_ALL": locale]).output
      for line in help.split(separator: "\n") where line.hasPrefix("  ") && !line.contains("echo") {
        let width = line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
        #expect(width <= 80, "\(line)")
      }
    }
    let page = try Tool.run("man").output
    #expect(page.contains(".nf\n  text, a paste  "))
    #expect(
      page.components(separatedBy: "\n.nf\n").count == page.components(separatedBy: "\n.fi\n").count
    )
  }

  // MARK: What it is

  @Test func `the version as JSON`() throws {
    let result = try Tool.run("--version", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(try Tool.run("--version").output == "regions \(object["version"] as? String ?? "")\n")
    #expect((object["data"] as? [String: Any])?["asOf"] as? String == "2025-12-31")
    let libraries = try #require(object["libraries"] as? [[String: Any]])
    #expect(
      libraries.map { $0["name"] as? String } == [
        "libxml2", "libyaml", "libzip", "sqlite", "ncurses",
      ])
    for library in libraries {
      #expect(library["installed"] is Bool)
      #expect(
        (library["packages"] as? [String: String])?.keys.sorted() == [
          "alpine", "debian", "fedora", "homebrew",
        ])
    }
    #expect(try Tool.run("--version", "--jsn").status == 64)
  }

  @Test func `what on-error leaves out is counted`() throws {
    let folder = try TemporaryFolder()
    for (rows, skipped) in [
      ("1,,A\n2,1,B\n3,99,C\n", 1), ("1,,A\n2,3,B\n3,2,C\n4,3,D\n", 3), ("1,,A\n2,9,B\n3,2,C\n", 2),
    ] {
      let path = try folder.write("x.csv", "id,parent,name\n\(rows)".utf8)
      let result = try Tool.run(
        "import", path, "-o", folder.path("x.regions"), "--on-error", "skip", "--json")
      #expect(result.output.contains("\"skipped\":\(skipped),"), "\(result.output)")
    }
  }

  // MARK: Completion in Bash

  /// What Bash offers for words that are typed, the last one being completed.
  private func completions(_ words: [String], in folder: URL? = nil) throws -> [String] {
    let array = words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    let result = try Tool.shell(
      """
      source <("$REGIONS" completions bash); COMP_WORDS=(\(array)); COMP_CWORD=\(words.count - 1)
      COMPREPLY=(); _regions; printf '%s\\n' "${COMPREPLY[@]}"
      """, in: folder)
    #expect(result.errors == "")
    return result.output.split(separator: "\n").map(String.init).sorted()
  }

  @Test func `names with blanks, values behind =, and ranks are completed`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "my dir"), withIntermediateDirectories: true)
    _ = try folder.write("my two words.regions", [])
    _ = try folder.write("my notes.txt", [])
    #expect(
      try completions(["regions", "info", "my"], in: folder.url) == [
        "my dir", "my two words.regions",
      ])
    #expect(
      try completions(["regions", "info", "my\\ t"], in: folder.url) == ["my two words.regions"])
    #expect(try completions(["regions", "export", "--to", "an"]) == ["antd"])
    #expect(try completions(["regions", "export", "--to", "=", "an"]) == ["antd"])
    #expect(try completions(["regions", "export", "--to=an"]) == ["--to=antd"])
    #expect(
      try completions(["regions", "pick", "--until", ""])
        == ["county", "prefecture", "province", "town", "village"])
    #expect(try completions(["regions", "pick", "-u", "co"]) == ["county"])
    #expect(try completions(["regions", "lookup", "--cu"]) == ["--current"])
    #expect(try completions(["regions", "lookup", "--", "--"]) == [])
    #expect(try completions(["regions", "loo"]) == ["lookup"])
  }
}
