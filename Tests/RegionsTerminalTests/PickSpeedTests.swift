import Foundation
import Regions
import RegionsTestSupport
import Testing

/// How long a person waits, measured on a terminal of its own by `Scripts/bench terminal`, which
/// sets `REGIONS_MEASURE` and runs the release build. Not part of an ordinary test run, whose debug
/// build says nothing about speed.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["REGIONS_MEASURE"] != nil))
struct PickSpeedTests {
  /// 711,558 regions on five levels, as the largest list in use has, and 3,000 options in one column.
  private static func makeData() throws -> [UInt8] {
    var builder = RegionTreeBuilder()
    var next = 110_000_000_000
    func id() -> String {
      next += 1
      return String(next)
    }
    let names = ["长安", "和平", "新华", "桥西", "裕华", "建设", "东风", "解放", "人民", "中山"]
    func name(_ number: Int, _ suffix: String) -> String {
      names[number % 10] + names[number / 10 % 10] + String(number) + suffix
    }
    // 14 villages to a town, and one more to the first of them: 711,558 in all.
    var towns = 0
    for province in 0..<31 {
      let top = try builder.add(id: id(), name: name(province, "省"))
      for city in 0..<11 {
        let second = try builder.add(id: id(), name: name(city, "市"), under: top)
        for district in 0..<9 {
          let third = try builder.add(id: id(), name: name(district, "区"), under: second)
          for town in 0..<15 {
            let fourth = try builder.add(id: id(), name: name(town, "镇"), under: third)
            towns += 1
            for village in 0..<(towns <= 14_591 ? 15 : 14) {
              try builder.add(id: id(), name: name(village, "村"), under: fourth)
            }
          }
        }
      }
    }
    let wide = try builder.add(id: "9", name: "三千")
    for number in 1...3_000 {
      try builder.add(id: "9\(10_000 + number)", name: name(number, "县"), under: wide)
    }
    return try builder.build()
  }

  private func report(_ what: String, _ times: [Duration], limit: Duration) {
    let sorted = times.sorted().map { $0 / .milliseconds(1) }
    let text = [sorted[sorted.count / 2], sorted[0], sorted[sorted.count - 1]].map {
      String(format: "%.1f", $0)
    }
    print("\(what): median \(text[0]) ms, \(text[1])–\(text[2]) ms of \(sorted.count)")
    #expect(times.sorted()[times.count / 2] < limit, "\(what)")
  }

  private func measureStart(_ options: [String], until text: String, runs: Int) throws -> [Duration]
  {
    try (0..<runs).map { _ in
      let session = try TerminalSession([Tool.path, "pick"] + options)
      try session.wait(for: text)
      session.settle()
      session.type(TerminalSession.control("c"))
      let time = session.lastOutput - session.started
      _ = try session.exit()
      return time
    }
  }

  /// From each key to the last of what it brings to the screen: for a search, its results.
  private func measureKeys(_ session: TerminalSession, _ keys: [String]) throws -> [Duration] {
    try keys.map { key in
      session.settle(.milliseconds(200))
      let before = ContinuousClock.now
      session.type(key)
      try session.wait("a frame after \(key.debugDescription)") { _ in
        session.lastOutput > before
      }
      let first = session.lastOutput
      session.settle(.milliseconds(200))
      print("  \(key.debugDescription): \(first - before), results \(session.lastOutput - before)")
      return first - before
    }
  }

  @Test func `the first frame comes within 50 ms, and each key's within 16 ms`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("large.regions", try Self.makeData())
    let tree = try RegionTree(contentsOf: file)
    print("\(tree.count) regions, levels \(tree.levelCounts), \(tree.byteCount) bytes")
    typealias Keys = TerminalSession

    report(
      "first frame, bundled data", try measureStart([], until: "Select", runs: 21),
      limit: .milliseconds(50))
    report(
      "first frame, \(tree.count) regions",
      try measureStart(["-d", file], until: "Select", runs: 21), limit: .milliseconds(50))
    report(
      "first frame, 3,000 options",
      try measureStart(["-d", file, "--select", "9"], until: "/3,000", runs: 21),
      limit: .milliseconds(50))

    let session = try TerminalSession([Tool.path, "pick", "-d", file, "--select", "9"])
    try session.wait(for: "三千 │ Select")
    let moves = [Keys.down, Keys.pageDown, Keys.end, Keys.pageUp, Keys.home]
    report(
      "move among 3,000 options",
      try measureKeys(session, Array(repeating: moves, count: 8).flatMap { $0 }),
      limit: .milliseconds(16))
    let letters = ["长", "安", Keys.backspace, "安", "2", Keys.backspace, Keys.escape]
    report(
      "filter 3,000 options",
      try measureKeys(session, Array(repeating: letters, count: 4).flatMap { $0 }),
      limit: .milliseconds(16))
    _ = try measureKeys(session, ["/", "建"])
    let words = ["设", "东", Keys.backspace, "村", Keys.backspace, Keys.backspace, "国"]
    report(
      "search \(tree.count) regions", try measureKeys(session, words), limit: .milliseconds(16))
    session.type(Keys.control("c"))
    _ = try session.exit()
  }
}
