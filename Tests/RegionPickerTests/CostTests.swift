import RegionPicker
import RegionsTestSupport
import Testing

/// 10,000 options in one column cost no more per event than 10.
struct CostTests {
  /// An ID that counts how often IDs are compared, hashed or written.
  struct CountingID: Hashable, Sendable, CustomStringConvertible {
    static let uses = Guarded(0)
    var number: Int

    static func == (left: Self, right: Self) -> Bool {
      uses.withLock { $0 += 1 }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      Self.uses.withLock { $0 += 1 }
      hasher.combine(number)
    }

    var description: String {
      Self.uses.withLock { $0 += 1 }
      return "\(number)"
    }
  }

  @Test func `select, tab, back, open and a reply look at no option but the chosen one`() throws {
    #expect(try uses(options: 10) == 0)
    #expect(try uses(options: 10_000) == 0)
  }

  @Test func `columns are shared, not copied`() throws {
    let column = (0..<10_000).map {
      CascadePicker<Int>.Option(id: $0, name: "\($0)", childCount: 1)
    }
    var picker = CascadePicker<Int>()
    _ = try picker.send(.open)
    _ = try picker.send(.loaded(token: 1, column))
    _ = try picker.send(.select(level: 0, row: 9_999))
    let storage = { (column: [CascadePicker<Int>.Option]) in
      column.withUnsafeBufferPointer { $0.baseAddress }
    }
    #expect(storage(picker.columns[0]) == storage(column))
    let copy = picker
    _ = try picker.send(.selectTab(0))
    _ = try picker.send(.select(level: 0, row: 1))
    #expect(storage(picker.columns[0]) == storage(copy.columns[0]))
  }

  /// How often the IDs of a column are looked at during a session.
  private func uses(options count: Int) throws -> Int {
    let column = (0..<count).map {
      CascadePicker<CountingID>.Option(id: CountingID(number: $0), name: "\($0)", childCount: 1)
    }
    var picker = CascadePicker<CountingID>(configuration: .init(maxDepth: 3))
    let before = CountingID.uses.withLock { $0 }
    for event: CascadePicker<CountingID>.Event in [
      .open, .loaded(token: 1, column), .select(level: 0, row: count - 1),
      .loaded(token: 2, column), .select(level: 1, row: 3), .loaded(token: 3, column),
      .selectTab(0),
      .select(level: 0, row: count - 1), .back, .select(level: 0, row: 2),
      .loaded(token: 4, column), .select(level: 1, row: 0), .loaded(token: 5, column),
      .select(level: 2, row: count / 2), .open, .cancel(),
    ] {
      _ = try picker.send(event)
    }
    #expect(picker.columns.map(\.count) == [count, count, count])
    return CountingID.uses.withLock { $0 } - before
  }
}
