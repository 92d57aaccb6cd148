import Testing

@testable import RegionsImport

/// How much it says that texts are among the keys of a list.
struct SurpriseTests {
  private func surprise(_ texts: [String], among keys: [String]) -> Surprise {
    let known = Set(keys)
    return Surprise(
      of: texts.map { Array($0.utf8)[...] }, among: .init(keys.map { Array($0.utf8)[...] })
    ) { known.contains(String(decoding: $0, as: UTF8.self)) }
  }

  private func numbers(_ range: some Sequence<Int>) -> [String] { range.map { "\($0)" } }

  @Test func `small numbers are among any row numbers`() {
    let found = surprise(numbers(1...13), among: numbers(1...4581))
    #expect(found.count == 13 && found.found == 13)
    #expect(found.expected > 11)
    #expect(abs(found.bits) < Surprise.enough)
  }

  @Test func `official codes are among others by no chance`() {
    let keys = numbers((11...45).flatMap { province in (1...12).map { province * 100 + $0 } })
    #expect(surprise(numbers((11...40).map { $0 * 100 + 1 }), among: keys).bits > Surprise.enough)
    #expect(surprise(numbers((11...40).map { $0 * 100 + 50 }), among: keys).bits <= 0)
  }

  @Test func `a word that is a key says more the longer it is`() {
    let keys = ["AB", "CD", "Andorra la Vella", "Escaldes-Engordany"]
    let short = surprise(["AB"], among: keys).bits
    #expect(surprise(["Andorra la Vella"], among: keys).bits > short)
  }

  @Test func `a number with a zero in front is none of those without`() {
    let found = surprise(["01", "02", "03"], among: numbers(1...99))
    #expect(found.found == 0 && found.expected < 0.1 && found.bits <= 0)
  }

  @Test func `all of the keys and nothing else say that their range is known`() {
    let keys = numbers(1...40)
    let all = surprise(keys, among: keys).bits
    #expect(all > surprise(Array(keys.dropLast()), among: keys).bits + 10)
  }

  @Test func `logarithms are right to six digits`() {
    for (number, logarithm) in [
      (1.0, 0.0), (2, 1), (0.125, -3), (10, 3.321_928), (0.98, -0.029_146),
    ] {
      #expect(abs(Surprise.log2(number) - logarithm) < 1e-6)
    }
  }
}
