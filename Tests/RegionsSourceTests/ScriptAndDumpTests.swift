import Testing

@testable import RegionsSource

/// Values in JavaScript, rows in SQL, names in lines.
struct ScriptAndDumpTests {
  @Test(arguments: [
    ("var a = [1, 'x', \"y\", true, null, undefined];", "[1,\"x\",\"y\",true,null,null]"),
    ("// c\nmodule.exports = { a: 1, 'b': [2,], };\n", "{a:1,b:[2]}"),
    ("export default [{code:'11', 名:'京'}]", "[{code:\"11\",名:\"京\"}]"),
    ("window.cities=[\"a\"]", "[\"a\"]"),
    ("export const x: Region[] = [{a: 01}] as const;", "[{a:01}]"),
    (
      "const d = { at: [1, 2] as [number, number], of: {a: 1} as Record<'a' | ']', X>, b: 'c' };",
      "{at:[1,2],of:{a:1},b:\"c\"}"
    ),
    ("const d = [{a: 1} satisfies T as const, {a: 2}]", "[{a:1},{a:2}]"),
    ("export const x: { [k: string]: string } = {'1': 'a'};", "{1:\"a\"}"),
    ("var a = new Array(\"x\", new Array(1, 'y'), new Array());", "[\"x\",[1,\"y\"],[]]"),
    ("c=new Array(2);\nc[0]=new Array('x');\nc[1]=['y'];", "[[\"x\"],[\"y\"]]"),
    ("var p = ['x'];\nc[1] = 'a';\nc[2] = 'b,c';", "{p:[\"x\"],c:[\"a\",\"b,c\"]}"),
    ("var c = {};\nc['京'] = ['a'];\nc[\"津\"] = ['b'];", "{京:[\"a\"],津:[\"b\"]}"),
    ("var d = new Date(), v = new Vue({data: ['x']});", "{data:[\"x\"]}"),
    ("callback({\"a\":[1]})", "{a:[1]}"),
    ("const p = ['北京'];\nconst c = {'北京': ['东城']};", "{p:[\"北京\"],c:{北京:[\"东城\"]}}"),
    ("var a = [1], b = [2];", "{a:[1],b:[2]}"),
    ("'use strict';\nvar a = /* x */ [1 /* y */, // z\n 2]", "[1,2]"),
    ("(function () {\n  var a = 1;\n  return [3, 4];\n})()", "[3,4]"),
    ("define([], function () { return {a: [1]}; });", "{a:[1]}"),
    ("import x from 'y'\nexport function f() { return x }\nexport default {a: `b`}", "{a:\"b\"}"),
    ("let s = ['\\u4eac\\x41\\n\\'\\uD83D\\uDE00']", "[\"京A\n'😀\"]"),
    ("var a = { f: function () { return [1]; } }", "[1]"),
  ])
  func `a script's values are found`(text: String, outline: String) throws {
    try expect(text, isTakenFor: "javascript", saying: outline)
  }

  @Test func `records of many kinds are all found`() throws {
    let kinds = (0..<100).map { "Kind\($0)" }
    let calls = ["a", "b"].flatMap { name in kinds.map { "\($0).create!(name: \"\(name)\")" } }
    try expect(
      "require 'x'\n" + calls.joined(separator: "\n"), isTakenFor: "script",
      saying: "{" + kinds.map { "\($0):{name:\"a\"},\($0):{name:\"b\"}" }.joined(separator: ",")
        + "}")
  }

  @Test(arguments: [
    ("{\"a\": 1, // one\n \"b\": [2,],}", "{a:1,b:[2]}"),
    ("/* x */ {\"a\": /* y */ 1}", "{a:1}"),
    ("{\n\"a\": 1}\n{\n\"a\": 2}", "[{a:1},{a:2}]"),
    ("[1, 2];", "[1,2]"), ("[\"?\\n\\uD83D\\uDE00\"]", "[\"?\n😀\"]"),
    ("[{'a': \"b\"}, {c: 'd'}]", "[{a:\"b\"},{c:\"d\"}]"),
  ])
  func `JSON may be written as in JavaScript`(text: String, outline: String) throws {
    try expect(text, isTakenFor: "json", saying: outline)
  }

  @Test(arguments: [
    (
      "INSERT INTO t VALUES (1,'北京',NULL),(2,'it''s',-1.5);",
      "t:1|北京| / 2|it's|-1.5"
    ),
    (
      """
      -- dump
      /*!40101 SET NAMES utf8 */;
      DROP TABLE IF EXISTS `t`;
      CREATE TABLE `t` (
        `id` int(11) NOT NULL AUTO_INCREMENT, `name` varchar(20) DEFAULT '' COMMENT 'a, (b',
        PRIMARY KEY (`id`), KEY `n` (`name`)
      ) ENGINE=InnoDB;
      INSERT INTO `db`.`t` VALUES (1, 'O\\'Brien');
      INSERT INTO `t` (`name`, `id`) VALUES ('x', 2) ON DUPLICATE KEY UPDATE id = 1;
      """, "t:#\"id\"|\"name\" / 1|O'Brien / 2|x"
    ),
    (
      """
      SET IDENTITY_INSERT [dbo].[area] ON
      GO
      INSERT [dbo].[area] ([id], [name]) VALUES (1, N'北京')
      INSERT [dbo].[area] ([id], [name]) VALUES (2, CAST(N'天津' AS NVarChar(50)))
      GO
      """, "area:#\"id\"|\"name\" / 1|北京 / 2|天津"
    ),
    (
      "COPY public.area (id, name) FROM stdin;\n1\t北京\n2\t\\N\n\\.\n\nSELECT 1;\n",
      "area:#\"id\"|\"name\" / 1|北京 / 2|"
    ),
    (
      "\\copy area (id, name) FROM stdin WITH (FORMAT csv, DELIMITER ';')\n1;\"a \"\"b\"\"; c\"\n2;天津\n\\.\nSELECT 1;\n",
      "area:#\"id\"|\"name\" / 1|a \"b\"; c / 2|天津"
    ),
    (
      "COPY area FROM stdin CSV HEADER;\nid,name\n1,北京\n\\.\n",
      "area:#\"id\"|\"name\" / 1|北京"
    ),
    (
      "create table a(x int);create table b(y int);\ninsert into b values(1);insert into a values(2);",
      "a:#\"x\" / 2 b:#\"y\" / 1"
    ),
    (
      """
      CREATE SEQUENCE s_a INCREMENT BY 5
      START WITH 100;
      CREATE SEQUENCE s_b MINVALUE 0 INCREMENT -1 CACHE 20 START 3;
      INSERT INTO a (id, b) VALUES (s_a.NEXTVAL, nextval('s_b'));
      INSERT INTO a (id, b) VALUES (S_A.nextval, nextval('public.s_b'::regclass));
      INSERT INTO a (id, b) VALUES (s_a.CURRVAL, s_c.NEXTVAL);
      INSERT INTO a (id, b) VALUES (NEXT, 's_c');
      """, "a:#\"id\"|\"b\" / 100|3 / 105|2 / 105|1 / |s_c"
    ),
  ])
  func `a dump's rows are read`(text: String, outline: String) throws {
    try expect(text, isTakenFor: "sql", saying: outline)
  }

  @Test(
    arguments: [
      ("INSERT INTO a VALUES (1, 'x');\n", []),
      ("INSERT INTO a SELECT 1, 'x' UNION ALL SELECT 2, 'y';\n", []),
      (
        "INSERT INTO a VALUES (1, 'x');\nINSERT INTO b (n) SELECT n FROM a;\n", [.queriesLeftOut(1)]
      ),
      (
        "INSERT INTO a SELECT x FROM b;\nINSERT INTO a VALUES (2);\ninsert into a (x) select y from c;\n",
        [.queriesLeftOut(2)]
      ),
    ] as [(String, [SourceProblem])])
  func `rows that a dump takes from queries are told`(text: String, problems: [SourceProblem])
    throws
  {
    #expect(try document(text).notes.map(\.problem) == problems)
  }

  @Test(arguments: [
    (
      "北京\n\t东城\n\t西城\n天津\n",
      "[{name:\"北京\",children:[{name:\"东城\"},{name:\"西城\"}]},{name:\"天津\"}]"
    ),
    (
      "11 北京\n  1101 市辖区\n    110101 东 城\n12 天津",
      "[{id:\"11\",name:\"北京\",children:[{id:\"1101\",name:\"市辖区\",children:["
        + "{id:\"110101\",name:\"东 城\"}]}]},{id:\"12\",name:\"天津\"}]"
    ),
    ("110000     北京市\n110101\u{3000}\u{3000}东城区\n", "110000|北京市 / 110101|东城区"),
  ])
  func `lines without delimiters are read`(text: String, outline: String) throws {
    try expect(text, isTakenFor: "text", saying: outline)
  }
}
