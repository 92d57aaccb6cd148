import Regions
import RegionsChina
import RegionsMatch
import RegionsTestSupport
import Testing

/// Addresses made from the list, by what was done to them.
struct GeneratedAddressTests {
  static let matcher = AddressMatcher(.china, former: .chinaFormer)
  static let seed: UInt64 = 12
  static let samples = AddressSamples(.china, seed: seed)

  @Test(arguments: AddressSamples.Kind.allCases)
  func `nearly every address is matched to the county it was made from`(kind: AddressSamples.Kind) {
    let seed = Self.seed
    var samples = Self.samples
    var wrong: [String] = []
    var certainButWrong: [String] = []
    let count = 100
    for _ in 0..<count {
      let sample = samples.next(kind)
      let match = GeneratedAddressTests.matcher.match(sample.text, until: .county)
      if match.region == sample.county { continue }
      let line = "\(sample.text) → \(match.region?.id ?? "nothing"), made from \(sample.county.id)"
      wrong.append(line)
      if match.confidence == .certain { certainButWrong.append(line) }
    }
    #expect(wrong.count * 100 <= count, "seed \(seed), \(kind): \(wrong)")
    #expect(certainButWrong.isEmpty, "seed \(seed), \(kind): \(certainButWrong)")
  }

  @Test(arguments: ["", " ", ",", "-"])
  func
    `of whole names with the smaller regions first, the smallest is the answer, for every county`(
      separator: String
    )
  {
    let tree = RegionTree.china
    var wrong: [String] = []
    for number in 0..<tree.count {
      let county = tree[number: number]
      guard county.rank == .county else { continue }
      let text = county.path.reversed().map { $0.name }.joined(separator: separator) + " 光明顶路7号"
      let match = GeneratedAddressTests.matcher.match(text, until: .county)
      if match.region != county || match.rest != "光明顶路7号" {
        wrong.append("\(text) → \(match.region?.id ?? "nothing"), \(match.rest)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func `of no region of before, certainty leads to another place`() throws {
    let tree = RegionTree.china
    var today: Set<String> = []
    for number in 0..<tree.count {
      let path = tree[number: number].path.map { $0.name }
      if let first = path.first, let last = path.last { today.insert(first + last) }
    }
    var wrong: [String] = []
    var asked = 0
    let former = RegionTree.chinaFormer
    for number in 0..<former.count {
      guard let region = FormerRegions.china[former[number: number].id], !region.successors.isEmpty,
        // 安徽省巢湖市 is a county of today; only what lay in the prefecture tells that this was meant.
        region.path.count > 2 || !today.contains(region.path.joined())
      else { continue }
      asked += 1
      let text = region.path.joined() + "光明顶路7号"
      let match = GeneratedAddressTests.matcher.match(text)
      guard match.confidence == .certain, let found = match.region else { continue }
      if !region.successors.contains(where: { $0.path.contains(found) }) {
        wrong.append("\(text) → \(found.id)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
    #expect(asked > 3000)
    for (address, id, rest) in [
      ("安徽省巢湖市含山县解放路1号", "340522", "解放路1号"), ("安徽省巢湖市和县", "340523", ""),
      ("安徽省巢湖市建设街1号", "340181", "建设街1号"), ("安徽省巢湖市双凤镇1号", "340181", "双凤镇1号"),
      ("安徽省巢湖市中庙街道", "340181010", ""),
    ] {
      let match = GeneratedAddressTests.matcher.match(address)
      #expect(match.region?.id == id && match.rest == rest, "\(address)")
    }
  }

  @Test
  func
    `a reader that goes from one address to the next says what a fresh one says, and wastes nothing`()
  {
    var samples = AddressSamples(.china, seed: 3)
    var reader = GeneratedAddressTests.matcher.reader()
    for kind in AddressSamples.Kind.allCases {
      for _ in 0..<20 {
        let text = samples.next(kind).text
        let reading = Array(text.utf8).withUnsafeBufferPointer { reader.read($0) }
        let match = GeneratedAddressTests.matcher.match(text)
        #expect(reading.region == match.region?.number)
        #expect(
          String(
            decoding: Array(text.utf8)[reading.restStart..<reading.restEnd], as: UTF8.self)
            == match.rest)
        #expect(reading.confidence == match.confidence)
      }
    }
  }

  @Test(arguments: [UInt64(7), 8])
  func `whatever the bytes are, there is an answer inside them`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var reader = GeneratedAddressTests.matcher.reader()
    let pieces = [
      "北京市", "朝阳", "\u{0}", "路", "𨟠", "，", "市辖区", "13800138000", "鼓楼区", "e\u{301}", "省市县",
    ]
    for _ in 0..<300 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        bytes += Array(pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8)
      }
      if !bytes.isEmpty, Bool.random(using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let reading = bytes.withUnsafeBufferPointer { reader.read($0) }
      #expect((0...bytes.count).contains(reading.restEnd), "seed \(seed): \(bytes)")
      #expect((0...reading.restEnd).contains(reading.restStart), "seed \(seed): \(bytes)")
    }
    let long = String(repeating: "北京市朝阳区", count: 5000)
    #expect(GeneratedAddressTests.matcher.match(long).region?.id == "110105")
  }
}
