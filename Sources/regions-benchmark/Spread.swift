/// What the rounds of a measurement came to: the median, and how far they lie apart.
struct Spread {
  private let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  /// 0 if nothing was measured, as all three are.
  var median: Double { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }
  var lowest: Double { sorted.first ?? 0 }
  var highest: Double { sorted.last ?? 0 }

  /// The median with what was least and most: `1.7 (1.6–2.1)`.
  func text(_ number: (Double) -> String) -> String {
    "\(number(median)) (\(number(lowest))–\(number(highest)))"
  }

  /// The spread of what the values are beside others of the same rounds.
  static func ratio(_ values: [Double], to others: [Double]) -> Spread {
    Spread(zip(values, others).map { $0 / $1 })
  }
}
