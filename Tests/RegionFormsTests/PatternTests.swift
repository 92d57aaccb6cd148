import RegionForms
import RegionsTestSupport
import Testing

/// What guards that patterns match as `Regex` does, in linear time, and that what they can't answer is
/// refused.
struct PatternTests {
  @Test(
    arguments: [
      (#"[A-Z]{2}\d{6}"#, ["GD440305"], ["GD44030", "gd440305", "GD4403055", "GD44030５"]),
      (#"1[3-9]\d{9}"#, ["13800138000"], ["12800138000", "1380013800", "+8613800138000"]),
      (#"[\u4E00-\u9FFF]{2,4}"#, ["北京", "呼和浩特"], ["京", "北京b", "呼和浩特市"]),
      (
        #"(?:GB|gb)/T ?\d+(?:-\d{4})?"#, ["GB/T 2260", "gb/T2260-2007"], ["GB 2260", "GB/T 2260-"]
      ),
      (#"[^,;]*"#, ["", "a b\nc"], ["a,b", ";"]),
      (#"^\w+(\.\w+)*$"#, ["a.b_1.中"], ["a.", ".a", "a b", ""]),
      (#"\S+\s\S+"#, ["a b", "a\u{3000}b"], ["ab", "a  b", " "]),
      (#"a|b|"#, ["a", "b", ""], ["ab", "c"]),
      (#"[\]\-\\^]+"#, [#"]-\^"#], ["a", ""]),
      (#"[a-]+[-a]"#, ["a-", "-a", "--"], ["-", "b-"]),
      (#"\u{1F600}.\x41"#, ["😀👨‍👩‍👧A"], ["😀A", "😀\nA"]),
      ("é", ["é", "e\u{301}"], ["e"]),
      ("(a?){3}a{3}", ["aaa", "aaaaaa"], ["aa", "aaaaaaa"]),
      ("a{,2}", ["", "a", "aa"], ["aaa"]),
      ("x{2,}?", ["xx", "xxxx"], ["x", ""]),
    ] as [(String, [String], [String])])
  func `a pattern matches whole texts`(source: String, yes: [String], no: [String]) throws {
    let pattern = try FormPattern(source)
    for text in yes { #expect(pattern.matches(text), "\(text)") }
    for text in no { #expect(!pattern.matches(text), "\(text)") }
  }

  @Test(
    arguments: [
      ("(a", 1, "“(” is not closed"), ("a)", 2, "“)” closes nothing"),
      ("*a", 1, #"“*” repeats nothing; “\*” is the character"#),
      ("a{", 2, #"“{” repeats nothing; “\{” is the character"#),
      ("a{3,2}", 2, "no number is from 3 to 2"),
      ("a**", 3, "a repetition is repeated; put the first in a group"),
      ("a*+", 3, "there are no possessive repetitions"),
      ("^*", 2, "an end of the text can't be repeated"),
      ("a(?=b)", 2, "there is no look-ahead"), ("(?<!a)b", 1, "there is no look-behind"),
      ("(?<n>a)", 1, "groups have no names"), ("(?>a)", 1, "there are no atomic groups"),
      ("(?i)a", 1, "there are no options"), (#"(a)\1"#, 4, #"“\1” is not taken"#),
      (#"\bа"#, 1, #"“\b” is not taken"#), (#"\p{Han}"#, 1, #"“\p” is not taken"#),
      ("[a", 1, "“[” is not closed"), ("[]", 2, #"“[]” is empty; “\]” is the character"#),
      ("[z-a]", 2, "the range runs backwards"),
      (#"[\d-z]"#, 2, "a range is from one character to another"),
      ("[a[b]]", 3, #"a set in a set; “\[” is the character"#),
      ("[a&&b]", 3, "there are no operations on sets"),
      (#"\u12"#, 1, "no character has this number"),
      (#"\u{D800}"#, 1, "no character has this number"),
      (#"a\"#, 2, #"“\” escapes nothing"#),
      (String(repeating: "(", count: 65), 65, "groups are nested more than 64 deep"),
    ] as [(String, Int, String)])
  func `what can't be answered from left to right is refused with its place`(
    source: String, place: Int, reason: String
  ) throws {
    let error = try #require(throws: FormDefinitionError.self) { try FormPattern(source) }
    #expect(error.message == "“\(source)”, character \(place): \(reason)")
  }

  @Test(arguments: ["(a{100}){101}", "((a{10000})?){2}", "a{10001}", "a{99999999999999999999}"])
  func `a pattern that is too large is refused`(source: String) throws {
    let error = try #require(throws: FormDefinitionError.self) { try FormPattern(source) }
    #expect(
      error.message == "“\(source)” has more than 10000 steps, its repetitions written out")
  }

  @Test(arguments: [
    "(a+)+b", "(a|a)*b", "(a|aa)+b", "(a*)*b", "(.*)(.*)(.*)b", "((a?){10}){10}a*b",
    "(){9999}(a*){20}b",
    "(((){9999}){9999}){9999}a*b",
  ])
  func `no pattern takes more than linear time`(source: String) throws {
    // With backtracking, none of these would end in this universe.
    let pattern = try FormPattern(source)
    let text = String(repeating: "a", count: 2_000)
    #expect(!pattern.matches(text))
    #expect(pattern.matches(text + "b"))
  }

  @Test func `random patterns match what Regex matches`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    var matched = 0
    var compared = 0
    for _ in 0..<1_500 {
      let source = Self.expression(&random, depth: 3)
      let pattern = try FormPattern(source)
      let regex = try Regex(source)
      for _ in 0..<12 {
        let text = (0..<Int.random(in: 0..<7, using: &random)).map { _ in
          Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &random)]
        }
        .joined()
        let expected = try regex.wholeMatch(in: text) != nil
        compared += 1
        if expected { matched += 1 }
        #expect(
          pattern.matches(text) == expected, "\(source) on \(text.debugDescription), seed \(seed)")
      }
    }
    // The comparison means something only if both answers are frequent.
    #expect(matched > compared / 20 && matched < compared * 19 / 20)
  }

  private static let alphabet = [
    "a", "b", "c", "-", ".", "1", "9", "_", " ", "\n", "\t", "中", "😀", "é",
  ]

  private static func expression(_ random: inout SeededRandom, depth: Int) -> String {
    let atoms = [
      "a", "b", "c", "-", #"\."#, ".", "中", "😀", "é", #"\d"#, #"\D"#, #"\w"#, #"\W"#, #"\s"#,
      #"\S"#,
      "[a-c]", "[^a-c]", "[ab1]", #"[\d_]"#, #"[^\s中]"#, #"[a\-]"#, #"[一-鿿]"#, #"\u4E2D"#,
    ]
    let repetitions = ["*", "+", "?", "{2}", "{1,}", "{0,2}", "*?", "+?", "??"]
    if depth == 0 { return atoms[Int.random(in: 0..<atoms.count, using: &random)] }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return atoms[Int.random(in: 0..<atoms.count, using: &random)]
    case 1, 2:
      return "(" + expression(&random, depth: depth - 1) + ")"
        + repetitions[Int.random(in: 0..<repetitions.count, using: &random)]
    case 3:
      return "(?:" + expression(&random, depth: depth - 1) + "|"
        + expression(&random, depth: depth - 1) + ")"
    case 4: return "^" + expression(&random, depth: depth - 1) + "$"
    case 5:
      return atoms[Int.random(in: 0..<atoms.count, using: &random)]
        + repetitions[Int.random(in: 0..<6, using: &random)]
    default:
      return expression(&random, depth: depth - 1) + expression(&random, depth: depth - 1)
    }
  }
}
