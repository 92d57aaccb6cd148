import TypedNumbers

/// A state of the automaton of names.
typealias State = Number<EdgeTable>

extension State {
  /// What an edge that isn't there leads to.
  static var none: State { State(0) }
}

/// The edges of the automaton: from a state over a unit to the next state, in one array.
///
/// A slot of 64 bits holds the state (24 bits), the unit (16) and the target (24); slots are found by
/// hashing the first two, and in the end half of them are taken: most steps lead nowhere, and the fuller the
/// table is, the later that shows. So a step costs one multiplication and mostly one access, and an edge sixteen
/// bytes.
struct EdgeTable: Sendable {
  private var slots: [UInt64]
  private(set) var count = 0

  static let maximumState = State(1 << 24 - 1)

  init() {
    slots = [UInt64](repeating: 0, count: 1024)
  }

  /// The state behind an edge, or none.
  @inline(__always)
  func target(of state: State, over unit: UInt16) -> State {
    let key = EdgeTable.key(state, unit)
    var index = EdgeTable.home(of: key, slots.count)
    while true {
      let slot = slots[index]
      if slot == 0 { return .none }
      if slot >> 24 == key { return State(Int(truncatingIfNeeded: slot & 0xFF_FFFF)) }
      index = index &+ 1 == slots.count ? 0 : index &+ 1
    }
  }

  /// Adds an edge that is not there yet.
  ///
  /// - Parameter target: not none.
  mutating func insert(from state: State, over unit: UInt16, to target: State) {
    if (count + 1) * 4 > slots.count * 3 { resize(to: slots.count * 2) }
    count += 1
    place(EdgeTable.key(state, unit) << 24 | UInt64(target.index))
  }

  /// Gives back the room for edges to come.
  mutating func shrink() {
    resize(to: max(16, count * 2 + 1))
  }

  var byteCount: Int { slots.count * 8 }

  private mutating func resize(to size: Int) {
    let old = slots
    slots = [UInt64](repeating: 0, count: size)
    for slot in old where slot != 0 { place(slot) }
  }

  private mutating func place(_ slot: UInt64) {
    var index = EdgeTable.home(of: slot >> 24, slots.count)
    while slots[index] != 0 { index = index + 1 == slots.count ? 0 : index + 1 }
    slots[index] = slot
  }

  @inline(__always)
  private static func key(_ state: State, _ unit: UInt16) -> UInt64 {
    UInt64(truncatingIfNeeded: state.index) << 16 | UInt64(unit)
  }

  @inline(__always)
  private static func home(of key: UInt64, _ count: Int) -> Int {
    let hash = (key &* 0x9E37_79B9_7F4A_7C15) >> 32
    return Int(truncatingIfNeeded: (hash &* UInt64(truncatingIfNeeded: count)) >> 32)
  }
}
