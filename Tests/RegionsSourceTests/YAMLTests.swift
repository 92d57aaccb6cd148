import Testing

@testable import RegionsSource

/// YAML becomes a document, or an error with its place.
struct YAMLTests {
  @Test(arguments: [
    (
      "- name: 京\n  id: 11\n- {name: b, id: '012'}\n",
      "[{name:\"京\",id:11},{name:\"b\",id:\"012\"}]"
    ),
    ("# 注\n---\n京:\n  - a\n  - b c\n津: []\n", "{京:[\"a\",\"b c\"],津:[]}"),
    (
      "a: 011\nb: NO\nc: ~\nd: true\ne: 1.5\nf:\ng: -3\nh: yes\n",
      "{a:\"011\",b:\"NO\",c:,d:true,e:1.5,f:,g:-3,h:\"yes\"}"
    ),
    ("a: >-\n  x: 1\n  y: 2\nb: \"\\u4eac\"\n", "{a:\"x: 1 y: 2\",b:\"京\"}"),
    ("--- \na: 1\n---\na: 2\n", "[{a:1},{a:2}]"),
  ])
  func `YAML is read in order`(text: String, outline: String) throws {
    try expect(text, isTakenFor: "yaml", saying: outline)
  }

  @Test func `values know their places`() throws {
    let found = try document("京:\n  - a: 1\n").outline(places: true)
    #expect(found == "{京:[{a:1@2:8}@2:5]@2:3}@1:1")
  }

  @Test(
    arguments: [
      ("a: &x 1\nb: *x\n", "in:2:4", .alias),
      ("a: 1\n? [b]\n: 2\n", "in:2:3", .keyIsNoText),
      (
        "a: 1\n b: 2\n", "in:2:3",
        .reported(.libyaml, "mapping values are not allowed in this context")
      ),
      ("a: 'x\n", "in:2:1", .reported(.libyaml, "found unexpected end of stream")),
    ] as [(String, String, SourceProblem)])
  func `what is wrong is reported with its place`(
    text: String, place: String, problem: SourceProblem
  ) {
    let found = fault(Array(text.utf8), format: .yaml)
    #expect(found?.location.description == place)
    #expect(found?.problem == problem)
  }

  @Test(arguments: [1, 2, 3, 5, 17])
  func `a text is read alike whatever its chunks`(chunkSize: Int) throws {
    let text = "- 名: 京\n  区:\n    - 東城\n    - \"西\\u57ce\"\n"
    let whole = try document(text, format: .yaml).outline(places: true)
    let read = try document(bytes: Array(text.utf8), format: .yaml, chunkSize: chunkSize)
    #expect(read.outline(places: true) == whole)
  }

  @Test(arguments: [
    ("? [a, b]\n: {name: 京}\n", SourceProblem.keyIsNoText), ("- &a {name: 京, 区: [*a]}\n", .alias),
    ("a: &x\n  name: 京\nb:\n  <<: *x\n", .alias),
  ])
  func `what is not read of YAML is told in its words, not taken for a text`(
    text: String, problem: SourceProblem
  ) {
    #expect(fault(Array(text.utf8))?.problem == problem)
  }

  // Other texts that have colons or dashes.
  @Test(arguments: [
    ("id,name\n1,a: b\n", "csv"), ("- 京\n  - 東城\n- 津\n", "text"), ("http://a\nhttp://b\n", "csv"),
    ("{\"a\": 1}", "json"), ("var a = {b: 1}", "javascript"), ("京\n\t東城\n", "text"),
    ("12:30,a\n12:31,b\n", "csv"), ("京: 1\tx\n津: 2\ty\n", "tsv"),
  ])
  func `other texts are not taken for YAML`(text: String, format: String) throws {
    #expect(try document(text).format == format)
  }
}
