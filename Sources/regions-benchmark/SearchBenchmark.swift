import Regions
import RegionsChina
import RegionsSearch

/// How long a search takes while somebody types: every query is run for each of its beginnings.
///
///     regions-benchmark search [FILE.regions]...
///
/// For the bundled data set, or the files given: the time to put together what a search reads (the
/// first keystroke, without and with pinyin), then over all keystrokes the median, the 95th
/// percentile and the slowest, and whether each query found what it was typed for. A search runs on
/// one thread and waits for nothing, so that the thread's processor time is its latency where the
/// processor is free; it is what is measured, for it stays the same beside other work.
enum SearchBenchmark {
  /// What people type, letter by letter, and the start of the name they are after.
  private static let typed: [(query: String, name: String)] = [
    ("朝阳区", "朝阳"), ("北京 朝阳", "朝阳"), ("黔东南", "黔东南"), ("呼和浩特市", "呼和浩特"),
    ("广东 深圳 南山", "南山"), ("4403", "深圳"), ("chaoyang", "朝阳"), ("chao yang qu", "朝阳"),
    ("gd sz nanshan", "南山"), ("neimenggu", "内蒙古"), ("hlj", "黑龙江"), ("wulumuqi", "乌鲁木齐"),
    ("bj haidian", "海淀"),
  ]

  /// What is typed wrongly: the last keystrokes are the dearest, for everything else is tried first.
  private static let mistyped: [(query: String, name: String)] = [
    ("beijign", "北京"), ("呼合浩特", "呼和浩特"), ("北京朝阳", "朝阳"),
  ]

  static func run(_ paths: [String]) throws {
    if paths.isEmpty { try run(.china, "the bundled data set") }
    for path in paths { try run(RegionTree(contentsOf: path), path) }
  }

  private static func run(_ tree: RegionTree, _ name: String) throws {
    let hasPinyin = tree.attributeNames.contains("pinyin")
    print("search, \(name): \(tree.count) regions, \(hasPinyin ? "with" : "without") pinyin")
    var search = RegionSearch(tree)
    for query in ["北", "b"] {
      let times = (0..<3).map { _ in
        search = RegionSearch(tree)
        return processorTime { _ = search.results(for: query) }
      }
      print("  first keystroke “\(query)”: \(milliseconds(times.sorted()[1])) ms")
    }
    report("typing", typed, in: search)
    report("slips and paths", mistyped, in: search)
  }

  private static func report(
    _ label: String, _ queries: [(query: String, name: String)], in search: RegionSearch
  ) {
    var times: [Duration] = []
    var slowest: (time: Duration, text: String) = (.zero, "")
    var missed: [String] = []
    for (query, name) in queries {
      for length in 1...query.count {
        let text = String(query.prefix(length))
        var results: [RegionMatch] = []
        let repeated = (0..<5).map { _ in
          processorTime { results = search.results(for: text) }
        }
        let time = repeated.sorted()[2]
        times.append(time)
        if time > slowest.time { slowest = (time, text) }
        if length == query.count, !results.contains(where: { $0.region.name.hasPrefix(name) }) {
          missed.append(query)
        }
      }
    }
    times.sort()
    print(
      "  \(label), \(times.count) keystrokes: median \(milliseconds(times[times.count / 2])) ms, "
        + "95 % below \(milliseconds(times[times.count * 95 / 100])) ms, "
        + "slowest \(milliseconds(slowest.time)) ms (“\(slowest.text)”)")
    if !missed.isEmpty { print("  not found: \(missed.joined(separator: ", "))") }
  }

  /// Milliseconds with two decimals, without Foundation.
  private static func milliseconds(_ duration: Duration) -> String {
    let hundredths = Int(duration / .microseconds(10))
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
