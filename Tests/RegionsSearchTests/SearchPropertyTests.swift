import Regions
import RegionsSearch
import RegionsTestSupport
import Testing

/// What holds for every region, on a sample that a seed repeats.
struct SearchPropertyTests {
  static let search = RegionSearch(SearchFixture.small)

  @Test(arguments: [UInt64(1), 2, 3])
  func `every region is found by its name, ID, pinyin and initials`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<15 {
      let region = sample(&random)
      let reading = try #require(region[attribute: "pinyin"]).description
      let syllables = reading.split(separator: " ")
      let queries = [
        region.name, region.id, reading, syllables.joined(), syllables.joined().uppercased(),
        String(syllables.compactMap(\.first)),
        region.path.map(\.name).joined(separator: " "),
        region.path.map(\.name).reversed().joined(separator: "/"),
      ]
      for query in queries { #expect(finds(region, query), "seed \(seed): “\(query)”") }
    }
  }

  @Test(arguments: [UInt64(4), 5])
  func `a name with one slip finds its region, or something without a slip`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<15 {
      let region = sample(&random)
      let letters = try #require(region[attribute: "pinyin"]).description.filter { $0 != " " }
      for text in [region.name, letters] where text.count > 3 {
        let query = withSlip(text, &random)
        let found = SearchPropertyTests.search.results(for: query, limit: .max)
        let isThere = found.contains { $0.region == region }
        let isBetter = !found.isEmpty && found.allSatisfy { $0.kind != .typo }
        #expect(isThere || isBetter, "seed \(seed): “\(query)” for “\(text)”")
      }
    }
  }

  @Test
  func `a character finds all names that have it, and a letter all that have such a syllable`()
    throws
  {
    var random = SeededRandom(seed: 9)
    let tree = SearchFixture.small
    let regions = (0..<tree.count).map { tree[number: $0] }
    for _ in 0..<20 {
      let character = try #require(sample(&random).name.randomElement(using: &random))
      let found = SearchPropertyTests.search.results(for: String(character), limit: .max)
      let expected = regions.filter { $0.name.contains(character) }
      #expect(Set(found.map(\.region)) == Set(expected), "\(character)")
    }
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      let found = SearchPropertyTests.search.results(for: String(letter), limit: .max)
      let expected = regions.filter { region in
        guard case .text(let reading)? = region[attribute: "pinyin"] else { return false }
        return reading.split(separator: " ").contains { $0.first == letter }
      }
      let near = found.allSatisfy { $0.isNear }
      #expect(near && expected.isEmpty || Set(found.map(\.region)) == Set(expected), "\(letter)")
    }
  }

  @Test func `results are different regions, all inside the scope, as many as the limit at most`() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<15 {
      let scope = sample(&random).path[0]
      let level = Int.random(in: 1...4, using: &random)
      let limit = Int.random(in: 1...30, using: &random)
      let query = String(sample(&random).name.prefix(1))
      let found = SearchPropertyTests.search.results(
        for: query, limit: limit, within: scope, level: level)
      #expect(found.count <= limit)
      #expect(Set(found.map(\.region)).count == found.count)
      #expect(found.allSatisfy { $0.region.level == level && $0.region.ancestors.contains(scope) })
      #expect(found.allSatisfy { $0.region.name.contains(query) })
    }
  }

  private func sample(_ random: inout SeededRandom) -> Region {
    let tree = SearchFixture.small
    return tree[number: Int.random(in: 0..<tree.count, using: &random)]
  }

  private func finds(_ region: Region, _ query: String) -> Bool {
    SearchPropertyTests.search.results(for: query, limit: .max).contains { $0.region == region }
  }

  private func withSlip(_ text: String, _ random: inout SeededRandom) -> String {
    var characters = Array(text)
    let place = Int.random(in: 0..<characters.count - 1, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    // A Han character that is wrong or missing is a slip in long names only.
    case 0 where characters[place].isASCII: characters[place] = "x"
    case 1 where characters[place].isASCII: characters.remove(at: place)
    case 0, 2: characters.insert(characters[place], at: place)
    default: characters.swapAt(place, place + 1)
    }
    return String(characters)
  }
}
