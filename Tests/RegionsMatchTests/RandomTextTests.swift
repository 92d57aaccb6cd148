import Foundation
import Regions
import RegionsMatch
import RegionsTestSupport
import Testing

/// Addresses and messages that nobody wrote, in trees that nobody has: each is read, and what is left of it
/// lies within it.
struct RandomTextTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// How many are tried; `Scripts/fuzz documents` tries more.
  private static let count = environment["REGIONS_DOCUMENTS"].flatMap { Int($0) } ?? 400
  private static let seed = environment["REGIONS_SEED"].flatMap { UInt64($0) } ?? 20_261_122
  /// Texts between one tree and the next.
  private static let each = 40

  private static let pieces = [
    "北京市", "朝阳", "阳", "区", "省", "县", "街道", "街道办事处", "镇", "村", "路", "12号", "南京西路", "大厦", "shan",
    "Saint-", "St. ", "Müller", "Street 5", "Road", "e\u{301}", "\u{0}", "\u{200B}", "😀", "𨟠", "１２",
    "13901234567",
    "0571-8888", "110105", "100000", "寄件人：", "收 件 人：", "转", "寄给", "PC", "李 雷", "谢谢啦", "2箱", "（",
    "a@b", "单号SF", "Ann Lee",
    "，", ",", " ", "　", "（", "）", "(", "]", "·", "收货人：", "电话",
    "张三", "\n", "中国", "市辖区", "\u{FFFD}", "-", "*",
  ]

  private static func text(_ random: inout SeededRandom, most: Int) -> String {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in
      pieces[Int.random(in: pieces.indices, using: &random)]
    }.joined()
  }

  private static func tree(_ random: inout SeededRandom) throws -> RegionTree {
    var builder = RegionTreeBuilder()
    var parents: [Int?] = [nil]
    for number in 0..<Int.random(in: 1...40, using: &random) {
      let name = text(&random, most: 4)
      let parent = parents[Int.random(in: parents.indices, using: &random)]
      let region = try builder.add(
        id: "\(number)", name: name.isEmpty ? "\(number)" : name, under: parent)
      parents.append(region)
    }
    return try RegionTree(bytes: builder.build())
  }

  @Test func `random texts in random trees are read`() throws {
    var random = SeededRandom(seed: Self.seed)
    var tree = try Self.tree(&random)
    var reader = AddressMatcher(tree).reader()
    var contacts = ContactReader(AddressMatcher(tree))
    for number in 0..<Self.count {
      if number.isMultiple(of: Self.each) {
        tree = try Self.tree(&random)
        let former = Bool.random(using: &random) ? try Self.tree(&random) : nil
        let matcher = AddressMatcher(tree, former: former)
        let region = tree[number: Int.random(in: 0..<tree.count, using: &random)]
        reader = matcher.reader(within: Bool.random(using: &random) ? region : nil)
        contacts = ContactReader(matcher)
      }
      var text = Self.text(&random, most: 8)
      for region in tree[number: Int.random(in: 0..<tree.count, using: &random)].path {
        text += region.name
      }
      text += Self.text(&random, most: 4)
      var bytes = Array(text.utf8)
      if !bytes.isEmpty, Int.random(in: 0..<4, using: &random) == 0 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let reading = bytes.withUnsafeBufferPointer { reader.read($0) }
      #expect((0...bytes.count).contains(reading.restEnd), "seed \(Self.seed), number \(number)")
      #expect(
        (0...reading.restEnd).contains(reading.restStart), "seed \(Self.seed), number \(number)")
      _ = reader.match(text)
      ContactReaderTests.expectRanges(
        of: contacts.read(text), within: text, "seed \(Self.seed), number \(number)")
    }
  }
}
