/// Pieces of work measured beside each other: each round runs all of them in turn, so that whatever
/// else the machine does meets all alike. Times and ratios are printed as
/// medians with their spread, ratios being those within a round.
struct SideBySide {
  private struct Entry {
    var name: String
    var count: Int
    var rounds: Int
    var work: () -> Int
    /// What every round must come to.
    var result: Int
    /// By round: nanoseconds for one of `count` things.
    var times: [Double] = []
  }

  private var entries: [Entry] = []
  let rounds: Int

  init(rounds: Int) {
    self.rounds = rounds
  }

  /// - Parameters:
  ///   - count: how many things `work` does; times are stated for one of them.
  ///   - result: what `work` has to return every time, so that all are known to do the same.
  ///   - rounds: fewer than the others for work that takes seconds.
  mutating func add(
    _ name: String, count: Int, result: Int, rounds: Int? = nil, work: @escaping () -> Int
  ) {
    entries.append(
      Entry(name: name, count: count, rounds: rounds ?? self.rounds, work: work, result: result))
  }

  mutating func run() {
    let clock = ContinuousClock()
    for round in 0..<rounds {
      for index in entries.indices where round < entries[index].rounds {
        let work = entries[index].work
        var result = 0
        let time = clock.measure { result = work() }.components
        precondition(result == entries[index].result, "\(entries[index].name): wrong answers")
        let nanoseconds = Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
        entries[index].times.append(nanoseconds / Double(max(1, entries[index].count)))
      }
    }
  }

  /// By piece of work, in the order in which they were added: nanoseconds for one thing.
  var spreads: [(name: String, nanoseconds: Spread)] {
    entries.map { ($0.name, Spread($0.times)) }
  }

  func median(_ name: String) -> Double? {
    entries.first { $0.name == name }.map { Spread($0.times).median }
  }

  /// How long one takes beside the other, or `nil` if one of them wasn't run.
  func ratio(_ name: String, to other: String) -> Spread? {
    guard let entry = entries.first(where: { $0.name == name }),
      let base = entries.first(where: { $0.name == other })
    else { return nil }
    return Spread.ratio(entry.times, to: base.times)
  }
}
