import Regions
import RegionsChina
import RegionsMatch
import RegionsTestSupport

/// How long it takes to make a matcher and to match addresses with it, on one core.
///
///     regions-benchmark match [FILE.regions]...
///
/// Addresses are made from the bundled data set (see `AddressSamples`). `match-lines` prints as many of them,
/// for others to be measured on the same. Times are the thread's processor time.
enum MatchBenchmark {
  static func run(_ paths: [String]) throws {
    try run(.china, former: .chinaFormer, "the bundled data sets, of today and of before")
    for path in paths { try run(RegionTree(contentsOf: path), path) }
  }

  static func printLines(_ count: Int) {
    for address in addresses(count) { print(address) }
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
    let addresses = addresses(50_000).map { Array($0.utf8) }
    var rates: [Double] = []
    var found = 0
    for _ in 0..<5 {
      var reader = matcher.reader()
      found = 0
      let time = processorTime {
        for address in addresses {
          let reading = address.withUnsafeBufferPointer { reader.read($0) }
          if reading.region != nil { found += 1 }
        }
      }
      rates.append(Double(addresses.count) / (time / .seconds(1)))
    }
    print(
      "  \(addresses.count) addresses, \(found) with a region: "
        + "\(Spread(rates).text { "\(Int($0))" }) a second")
  }
}
