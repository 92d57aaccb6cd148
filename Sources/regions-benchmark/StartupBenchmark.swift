import Foundation

/// How long a process takes that looks up one region, beside one that does nothing.
enum StartupBenchmark {
  /// Runs two programs in turn and prints the median of each, their ratio, and how far the runs lie apart.
  ///
  /// - Parameters:
  ///   - empty: a program that only starts and ends, built like the tool.
  ///   - tool: the `regions` program.
  static func run(empty: String, tool: String, rounds: Int) throws {
    let commands = [
      ("an empty program", [empty]),
      ("regions lookup 110101", [tool, "lookup", "110101"]),
      ("regions --version", [tool, "--version"]),
    ]
    var times = [[Double]](repeating: [], count: commands.count)
    for round in 0..<rounds + 5 {
      for (index, command) in commands.enumerated() {
        let time = try TimedRun(command.1).seconds
        if round >= 5 { times[index].append(time) }  // the first ones warm the caches
      }
    }
    print("start-up, \(rounds) runs of each in turn, median (lowest–highest):")
    for (index, command) in commands.enumerated() {
      let milliseconds = Spread(times[index]).text { String(format: "%.2f", $0 * 1e3) }
      let ratio = Spread.ratio(times[index], to: times[0]).text { String(format: "%.2f", $0) }
      print("  \(command.0): \(milliseconds) ms, \(ratio) × the empty program")
    }
    print("  goal: at most 2 × for a look-up")
  }
}
