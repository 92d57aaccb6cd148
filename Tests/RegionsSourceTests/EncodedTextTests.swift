import Testing

@testable import RegionsSource

/// Data in the texts of programs and of JSON: JSON, tables, and what only looks like them.
struct EncodedTextTests {
  @Test(arguments: [
    (#"module.exports = JSON.parse('[{"a":"b\u00e9"}]')"#, "javascript", #"[{a:"bé"}]"#),
    (
      "const p = '[0-9]', q = '{x}';\nconst d = JSON.parse(`{\"a\":[\"b\"]}`)", "javascript",
      #"{a:["b"]}"#
    ),
    ("<?php $d = json_decode('[{\"a\":\"b\"}]');", "script", #"[{a:"b"}]"#),
    ("<?php\n$d = <<<'X'\n[{\"a\":\n\"b\"}]\nX;\n$e = 1;", "script", #"[{a:"b"}]"#),
    (#"{"ok":true,"body":"[{\"a\":\"b\"}]"}"#, "json", #"{ok:true,body:[{a:"b"}]}"#),
    // What is no value written out is no JSON.
    (
      #"{"note":"{a: [now(), 'b']}","rows":["b"]}"#, "json",
      #"{note:"{a: [now(), 'b']}",rows:["b"]}"#
    ),
    (
      #"{"note":"[{a: 'b', c: 'd', t: now()}]","rows":["b"]}"#, "json",
      #"{note:"[{a: 'b', c: 'd', t: now()}]",rows:["b"]}"#
    ),
    // A text of each record is an attribute, and a text for people is no JSON.
    (#"[{"a":"[1,\"b\"]"}]"#, "json", #"[{a:"[1,"b"]"}]"#),
    (#"{"note":"[see below]","rows":["b"]}"#, "json", #"{note:"[see below]",rows:["b"]}"#),
  ])
  func `JSON in a text is what it holds`(text: String, format: String, outline: String) throws {
    try expect(text, isTakenFor: format, saying: outline)
  }

  @Test func `a table in a text is one where nothing else is in the program`() throws {
    let rows = "const x = `a;b\n1;2\n3;4\n`;"
    #expect(try document(rows).entries.first?.kind == .table)
    try expect(rows + "\nconst y = ['c'];", isTakenFor: "javascript", saying: "[\"c\"]")
  }

  @Test func `a text that no word ends is refused`() {
    #expect(
      fault(Array("<?php\n$d = <<<X\n[1]\n".utf8), format: .script)?.problem == .unclosed(.quote))
  }

  @Test(arguments: [
    (
      "{\"towns\":[\"Ré\",\"B C\"],\"re\":[\"d\"],\"b_c\":[\"e\"]}",
      #"{towns:{Ré:["d"],B C:["e"]}}"#
    ),
    (
      "{\"all\":[\"A\",\"B\"],\"aList\":[\"d\"],\"bList\":[\"e\"],\"others\":[\"f\"]}",
      #"{all:{A:["d"],B:["e"]},others:["f"]}"#
    ),
    (
      "{\"states\":[\"A\",\"B\"],\"state_1\":[\"d\"],\"state_2\":[\"e\"]}",
      #"{states:{A:["d"],B:["e"]}}"#
    ),
    (
      "{\"A\":[\"B\"],\"A B\":[\"d\"],\"C\":[\"A\",\"E\",\"H\"],\"C A\":[\"f\"],\"C E\":[\"g\"],\"C H\":[\"i\"]}",
      #"{A:{B:["d"]},C:{A:["f"],E:["g"],H:["i"]}}"#
    ),
    // A part of a name is none.
    (
      "{\"all\":[\"A\",\"B\",\"X Cde\"],\"aList\":[\"d\"],\"bList\":[\"e\"],\"cdeList\":[\"f\"]}",
      #"{all:{A:["d"],B:["e"],X Cde:[]},cdeList:["f"]}"#
    ),
    // Neighbours.
    (
      "{\"a\":[\"B\",\"C\"],\"b\":[\"A\"],\"c\":[\"A\"]}", #"{a:["B","C"],b:["A"],c:["A"]}"#
    ),
    // A gap in the numbers, and keys that are the names themselves.
    (
      "{\"states\":[\"A\",\"B\"],\"state_1\":[\"d\"],\"state_3\":[\"e\"]}",
      #"{states:["A","B"],state_1:["d"],state_3:["e"]}"#
    ),
    (
      "{\"all\":[\"A\",\"B\"],\"A\":[\"d\"],\"B\":[\"e\"]}", #"{all:["A","B"],A:["d"],B:["e"]}"#
    ),
  ])
  func `lists called after names lie below them`(text: String, outline: String) throws {
    try expect(text, isTakenFor: "json", saying: outline)
  }

  @Test(arguments: [
    (
      "<?php $db->query(\"INSERT INTO p (a, b) VALUES (1, 'c')\");\n$db->query('INSERT INTO p (a, b) VALUES (2, \"d\")');",
      #"p:#"a"|"b" / 1|c / 2|d"#
    ),
    ("<?php $q = 'INSERT INTO `' . $prefix . 'p` (a) VALUES (1)';", #"p:#"a" / 1"#),
    ("def f(c):\n  c.execute(\"\"\"\n  insert into p values (1, 'c')\n  \"\"\")\n", "p:1|c"),
  ])
  func `statements that insert rows are read where a program has no other data`(
    text: String, outline: String
  ) throws {
    #expect(try document(text, format: .script).outline() == outline)
  }

  @Test(arguments: [
    "VALUES (?, ?)", "VALUES (:a, :b)", "VALUES (%s, '{}')", "VALUES ($1, $2)",
    // Nor does one whose values aren't in the next text.
    "of p\")\nf(\"x\")\nf(\"values (1)",
  ])
  func `a statement that the program fills in holds no rows`(rest: String) throws {
    let text = "x = \"\"\"01;a\n02;b\n03;c\n\"\"\"\nf(\"INSERT INTO p \(rest)\")\n"
    #expect(try document(text, format: .script).outline().contains("01|a"))
  }
}
