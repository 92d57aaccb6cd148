import Regions
import RegionsChina
import RegionsMatch
import RegionsTestSupport

/// How long it takes to make a matcher, and to match addresses and take contacts apart with it, on one core.
///
///     regions-benchmark match [FILE.regions]...
///
/// Addresses are made from the bundled data set (see `AddressSamples`), contacts by putting people and their
/// telephone numbers around them. `match-lines` and `contact-lines` print as many of them, for others to be
/// measured on the same. Times are the thread's processor time.
enum MatchBenchmark {
  static func run(_ paths: [String]) throws {
    try run(.china, former: .chinaFormer, "the bundled data sets, of today and of before")
    for path in paths { try run(RegionTree(contentsOf: path), path) }
  }

  static func printLines(_ count: Int) {
    for address in addresses(count) { print(address) }
  }

  static func printContacts(_ count: Int) {
    for contact in contacts(count) { print(contact) }
  }

  /// Addresses with who lives there, in the orders of chats, forms and orders.
  private static func contacts(_ count: Int) -> [String] {
    let names = ["王小明", "李女士", "欧阳静", "买买提·吐尔逊", "Tony", "小陈", "大旋仔", "刘洋"]
    let different = addresses(min(count, 2000)).enumerated().map { number, address in
      let name = names[number % names.count]
      let phone = "1\(3_800_000_000 + number * 7919)"
      return switch number % 6 {
      case 0: "\(name) \(phone) \(address)"
      case 1: "\(address)，\(phone)，\(name)"
      case 2: "收货人：\(name)\\n手机号码：\(phone)\\n详细地址：\(address)"
      case 3: "\(phone)\(address)\(name)"
      case 4: "\(name)，\(phone)-\(1000 + number)，\(address)"
      default: "\(address) \(name)（收） 0571-8\(1_000_000 + number * 31)"
      }
    }
    return (0..<count).map { different[$0 % different.count] }
  }

  private static func addresses(_ count: Int) -> [String] {
    var samples = AddressSamples(.china, seed: 2026)
    let kinds = AddressSamples.Kind.allCases
    // A thousand different ones are made and repeated: making them costs more than matching.
    let different = (0..<min(count, 2000)).map { samples.next(kinds[$0 % kinds.count]).text }
    return (0..<count).map { different[$0 % different.count] }
  }

  private static func run(_ tree: RegionTree, former: RegionTree? = nil, _ name: String) throws {
    var matcher: AddressMatcher?
    let building = processorTime { matcher = AddressMatcher(tree, former: former) }
    guard let matcher else { return }
    print("match, \(name): \(tree.count) regions")
    print(
      "  made in \(building / .milliseconds(1)) ms, \(matcher.byteCount / 1024) KiB besides the file"
    )
    measure("addresses", addresses(50_000)) {
      var reader = matcher.reader()
      return { reader.read($0).region != nil }
    }
    // The lines hold \n for a line break.
    let texts = contacts(20_000).map { $0.split(separator: "\\n").joined(separator: "\n") }
    measure("contacts", texts) {
      var reader = ContactReader(matcher)
      return { reader.read($0).region != nil }
    }
  }

  /// - Parameter begin: makes what reads a text and says whether it names a region.
  private static func measure(
    _ what: String, _ texts: [String], _ begin: () -> (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    let texts = texts.map { Array($0.utf8) }
    var rates: [Double] = []
    var found = 0
    for _ in 0..<5 {
      let read = begin()
      found = 0
      let time = processorTime {
        for text in texts where text.withUnsafeBufferPointer(read) { found += 1 }
      }
      rates.append(Double(texts.count) / (time / .seconds(1)))
    }
    print(
      "  \(texts.count) \(what), \(found) with a region: "
        + "\(Spread(rates).text { "\(Int($0))" }) a second")
  }
}
