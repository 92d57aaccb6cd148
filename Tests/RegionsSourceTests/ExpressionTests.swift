import Testing

@testable import RegionsSource

/// Expressions where values could be, in scripts that nobody runs.
struct ExpressionTests {
  @Test(arguments: [
    ("x([{ a: 'b', t: new Date() }, { a: 'c', t: new Date(2020, 1) }])", ["new Date()"]),
    ("x = [{ a: 'b', t: Date.now(), u: uuid() }]", ["Date.now()", "uuid()"]),
    ("x = [{ a: 'b', t: now }, { a: 'c', t: now }]", ["now"]),
    ("x = [{ a: 'b', t: Status.active ? f('}', [1]) : 2, }]", ["Status.active"]),
  ])
  func `a member of JavaScript has no value then, and that is told once`(
    text: String, told: [String]
  ) throws {
    let read = try document(text)
    #expect(read.format == "javascript")
    #expect(read.problems == told.map { .notALiteral($0) })
    #expect(read.outline().hasPrefix("[{a:\"b\",t:"))
  }

  @Test(arguments: [
    ("<?php return [['a' => 'b', 't' => now()], ['a' => 'c', 't' => now()]];", ["now()"]),
    ("<?php return [['a' => 'b', 't' => Str::uuid()->toString()]];", ["uuid()"]),
    ("<?php return [['a' => 'b', 't' => $user->id]];", ["$user"]),
    ("A = [{'a': 'b', 't': timezone.now()}, {'a': 'c', 't': Kind.TOWN}]", ["now()", "TOWN"]),
  ])
  func `so has one of another language`(text: String, told: [String]) throws {
    let read = try document(text, format: .script)
    #expect(read.problems == told.map { .notALiteral($0) })
  }

  @Test func `the name of a constant stands for its value`() throws {
    let read = try document(
      "<?php const NORTH = 1; const SOUTH = 'S';\nreturn [['a' => 'b', 'p' => self::NORTH], ['a' => 'c', 'p' => SOUTH]];"
    )
    #expect(read.outline() == "[{a:\"b\",p:1},{a:\"c\",p:\"S\"}]")
    #expect(read.problems.isEmpty)
  }

  @Test(arguments: [
    ("A = 1\nB = 'S'\nx = [(A, 'b'), (B, 'c')]", "[[1,\"b\"],[\"S\",\"c\"]]"),
    ("val x = arrayOf(\"a\", \"b\")", "[\"a\",\"b\"]"),
    (
      "val x: List<Pair<Int, String>> = listOf<Pair<Int, String>>(Pair(1, \"b\"), Pair(2, \"c\"))",
      "[[1,\"b\"],[2,\"c\"]]"
    ),
    (
      "val x = mapOf(\n \"a\" to listOf(\"b\"),\n \"c\" to arrayListOf(\"d\", \"e\"),\n)",
      "{a:[\"b\"],c:[\"d\",\"e\"]}"
    ),
    ("static final List<String> X = Arrays.asList(\"a\", \"b\");", "[\"a\",\"b\"]"),
    ("List<String> x = new ArrayList<>(Arrays.asList(\"a\", \"b\"));", "[\"a\",\"b\"]"),
    ("List<String> x = List.of(\"a\", \"b\");", "[\"a\",\"b\"]"),
    ("X = Choices((1, 'b', 'B'), (2, 'c', 'C'))", "[[1,\"b\",\"B\"],[2,\"c\",\"C\"]]"),
    ("X = frozenset(('a', 'b'))", "[[\"a\",\"b\"]]"),
  ])
  func `calls that make a list stand for what they are given`(text: String, outline: String) throws
  {
    let read = try document(text, format: .script)
    #expect(read.outline() == outline)
    #expect(read.problems.isEmpty)
  }

  @Test(arguments: [
    "x = [(A, 'b'), (B, 'c')]", "A = 1\nx = [(A, 'b'), (A + 1, 'c')]",
    "x = listOf(\"a\" by listOf(\"b\"))",
    "x = listOf(\"a\" too \"b\")", "x = list.pop()", "x = Arrays",
    // A constant of another file, and values that are no pairs among some.
    "A = 1\nx = [(A, 'b'), (other.A, 'c')]",
    "x = listOf(\"a\" to listOf(\"b\"), \"c\", \"d\" to listOf(\"e\"))",
    "x = listOf(Pair(\"a\", listOf(\"b\")), \"c\" to listOf(\"d\"))",
  ])
  func `other words between or in front of values are none`(text: String) {
    #expect(fault(Array(text.utf8), format: .script) != nil)
  }

  @Test func `what is compared with a list has no types behind it`() throws {
    let read = try document(
      "X = {'a': ['b', 'c']}\ndef f(list, n):\n    return list < n or n == 3\n", format: .script)
    #expect(read.outline() == "{a:[\"b\",\"c\"]}")
  }

  @Test(arguments: [
    // What a constant of another file is might be the parent of some.
    "x = [{ a: 'b', p: null }, { a: 'c', p: Region.north }]",
    "x = [{ a: 'b', p: 1 }, { a: 'c', p: f() }]",
    // A part of it.
    "const cities = ['d', 'e'];\nx = [{ a: 'b', below: cities[0] }]",
    // In two places, and each in the other.
    "const cities = ['d'];\nx = [{ a: 'b', below: cities }, { a: 'c', below: cities }]",
    "const a = [{ n: 'A', x: b }];\nconst b = [{ n: 'B', x: a }];\nc = [{ n: 'C' }]",
  ])
  func `a source is refused where the tree may hang on an expression`(text: String) {
    guard case .notALiteral = fault(Array(text.utf8), format: .javaScript)?.problem else {
      Issue.record("\(failure(Array(text.utf8), format: .javaScript))")
      return
    }
  }

  @Test(arguments: [
    ("const d = ['e', 'f'];\nx = [{ a: 'b', below: d }]", "[{a:\"b\",below:[\"e\",\"f\"]}]"),
    (
      "x = [{ a: 'b', below: d }];\nconst d = [{ a: 'e', below: g }];\nconst g = ['h'];",
      "[{a:\"b\",below:[{a:\"e\",below:[\"h\"]}]}]"
    ),
  ])
  func `the name of a list stands for it, once`(text: String, outline: String) throws {
    try expect(text, isTakenFor: "javascript", saying: outline)
  }

  @Test func `what begins with an expression is a block`() throws {
    try expect("f({ t: now });\nx = [{ a: 'b' }]", isTakenFor: "javascript", saying: "[{a:\"b\"}]")
  }

  @Test(arguments: [
    ("{'A': a, 'B': b}", "{A:[\"e\",\"f\"],B:[\"g\",\"h\"]}"),
    ("{'A': a, 'B': c}", "{A:[\"e\",\"f\"],B:\"k\"}"),
  ])
  func `a dictionary by texts may begin with the name of a list`(
    value: String, outline: String
  ) throws {
    let read = try document(
      "a = ('e', 'f')\nb = ('g', 'h')\nc = ('k')\nd = \(value)\n", format: .script)
    #expect(read.outline().contains(outline), "\(read.outline())")
  }

  @Test func `a list is called by the model whose method takes it`() throws {
    #expect(
      try document("<?php P::insert([['a' => 'b']]);\nC::insert([['a' => 'd']]);").outline()
        == "{P:[{a:\"b\"}],C:[{a:\"d\"}]}")
    #expect(
      try document("P.create([{a: 'b'}]);\nq = Object.freeze([{a: 'd'}]);").outline()
        == "{P:[{a:\"b\"}],q:[{a:\"d\"}]}")
  }

  @Test(arguments: [("const towns = ['a', 'b'];", "towns"), ("export default ['a', 'b'];", nil)])
  func `the only value of a program keeps its name`(text: String, name: String?) throws {
    let read = try document(text)
    #expect(read.key(of: 0) == name)
  }

  @Test func `a list has the name of the table that it is put into`() throws {
    #expect(
      try document(
        "<?php DB::table('p')->insert([['a' => 'b']]);\nDB::table('c')->insert([['a' => 'd']]);"
      ).outline() == "{p:[{a:\"b\"}],c:[{a:\"d\"}]}")
  }

  @Test func `a place with nothing in it is one of a program's lists, and none of JSON's`() throws {
    try expect("x = ['a', , 'b', ,]", isTakenFor: "javascript", saying: "[\"a\",\"b\"]")
    #expect(fault(Array("[\"a\",,\"b\"]".utf8)) != nil)
  }
}
