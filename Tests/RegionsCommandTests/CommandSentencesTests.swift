import Foundation
import RegionsCLI
import RegionsTestSupport
import Testing
import regions_tool

/// What the commands promise whoever types them: help, completions, the manual page, one way to write
/// things.
struct CommandSentencesTests {
  @Test(arguments: [
    ("export", "--to", "json json-flat csv xml antd element vant vant-area sqlite regions"),
    ("import", "--ids", "source scoped path"), ("pick", "--print", "id name path id,path"),
    ("lookup", "--delimiter", "comma tab semicolon pipe"),
  ])
  func `completions know the values of an option`(
    command: String, option: String, values: String
  ) throws {
    for shell in ["bash", "zsh", "fish"] {
      let script = try Tool.run("completions", shell).output
      for value in values.split(separator: " ") {
        #expect(script.contains(value), "\(shell): \(command) \(option) \(value)")
      }
    }
    let bash = try Tool.run("completions", "bash").output
    let part = try #require(bash.components(separatedBy: "\n    \(command))").last)
    #expect(part.contains("\(option)) _regions_words '\(values)'"))
  }

  @Test func `completions know shells, the commands of help, and files that end in .regions`()
    throws
  {
    let bash = try Tool.run("completions", "bash").output
    #expect(bash.contains("'bash zsh fish'"))
    #expect(bash.contains("    help) _regions_words 'info lookup children"))
    #expect(bash.contains("_regions_ending regions"))
    #expect(try Tool.run("completions", "zsh").output.contains("*.regions"))
    #expect(try Tool.run("completions", "fish").output.contains(".regions"))
  }

  @Test func `help is in its own list`() throws {
    #expect(try Tool.run("--help").output.contains("\n  help                    "))
    #expect(try Tool.run("help").output == Tool.run("--help").output)
    #expect(try Tool.run("help", "export").output == Tool.run("export", "--help").output)
  }

  @Test func `what has to be given is shown so`() throws {
    let usage = try Tool.run("export", "--help").output
    let start = try #require(usage.range(of: "USAGE:")?.lowerBound)
    let line = usage[start...].components(separatedBy: "\n\n")[0]
    #expect(line.contains(" --to <format>"))
    #expect(!line.contains("[--to <format>]"))
    #expect(line.contains("[<file>]"))
  }

  @Test func `the manual page has the version's date, whatever day it is printed on`() throws {
    let page = try Tool.run("man").output
    let heading = try #require(page.split(separator: "\n").first { $0.hasPrefix(".TH") })
    let version = try #require(heading.firstMatch(of: #/"(\d{4}-\d\d-\d\d)" "regions ([\d.]+)"/#))
    let later = try Tool.run(
      ["man"], environment: ["SOURCE_DATE_EPOCH": "4102444800", "TZ": "Asia/Tokyo"])
    #expect(later.output == page)
    #expect(String(version.2) == CommandLineTool.program.version)
  }

  /// One prefix, one kind of quotes, one way to write what stands for something else.
  @Test func `messages and help are written alike`() throws {
    let sentences = try MessageSentences.inSources()
    for sentence in sentences {
      #expect(!sentence.contains("\"") || sentence.contains("{\""), "quotes: \(sentence)")
      #expect(!sentence.contains("`"), "quotes: \(sentence)")
      #expect(!sentence.hasPrefix("error:"), "prefix: \(sentence)")
      #expect(!sentence.contains("licence"), "\(sentence)")
    }
    for text in CommandLineTool.program.helpTexts.map(\.english) {
      #expect(!text.contains("licence") && !text.contains("nodes"), "\(text)")
      #expect(!text.contains("FILE"), "\(text)")
    }
  }

  @Test func `regions are never called nodes in a text`() throws {
    for arguments in [
      ["info"], ["verify", "Data/china.regions"], ["--help"], ["import", "--help"],
    ] {
      #expect(try !Tool.run(arguments, in: Tool.root).output.contains("node"))
    }
    #expect(try !MessageSentences.inSources().contains { $0.contains("node") })
  }

  @Test(arguments: ["csv", "json-flat", "xml", "json"])
  func `plain forms leave out what only import reads`(form: String) throws {
    let whole = try Tool.run("export", "--to", form, "--depth", "1").output
    let plain = try Tool.run("export", "--to", form, "--depth", "1", "--plain").output
    #expect(whole.contains("$regions") || form == "xml")
    #expect(!plain.contains("$regions"))
    #expect(plain.contains("北京市"))
  }

  @Test func `the README leads to the keys, and pick's help has all of them`() throws {
    let readme = try String(contentsOf: Tool.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("TerminalPicker.md"))
    let help = try Tool.run("pick", "--help").output
    for key in [
      "Ctrl-F", "Ctrl-P Ctrl-N", "PgUp PgDn", "Home End", "Enter", "Backspace", "Tab Shift-Tab",
      "Ctrl-A Ctrl-E Alt-B Alt-F", "Ctrl-W Ctrl-U Ctrl-K Ctrl-Y", "Ctrl-D", "?", "Esc", "Ctrl-C",
      "Ctrl-Z", "Ctrl-L", "mouse", "click",
    ] {
      #expect(help.contains(key), "\(key)")
    }
    let article = try String(
      contentsOf: Tool.root.appending(
        path: "Sources/RegionPicker/RegionPicker.docc/TerminalPicker.md"),
      encoding: .utf8)
    #expect(article.contains("pinyin"))
    #expect(article.contains("LC_ALL"))
  }
}
