/// A regular expression as steps of a machine that is at many steps at once (Thompson's construction):
/// it reads each character once, so no expression makes it go back.
struct PatternProgram: Sendable {
  private enum Step: Sendable {
    /// Goes on to the next step with a character of the set.
    case one(PatternSet)
    /// Goes on at two steps.
    case split(Int, Int)
    case jump(Int)
    /// Goes on at the beginning of the text only.
    case start
    /// Goes on at the end of the text only.
    case end
    /// Matches, if the text ends here.
    case match
  }

  private var steps: [Step] = []

  init(_ pattern: PatternNode) throws(PatternError) {
    try add(pattern)
    try emit(.match)
  }

  // MARK: Making the steps

  private mutating func emit(_ step: Step) throws(PatternError) {
    guard steps.count < FormPattern.maximumSize else { throw .tooLarge }
    steps.append(step)
  }

  private mutating func add(_ node: PatternNode) throws(PatternError) {
    switch node {
    case .one(let set): try emit(.one(set))
    case .start: try emit(.start)
    case .end: try emit(.end)
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .either(let branches): try add(branches[...])
    case .repeated(let node, let minimum, let maximum):
      for _ in 0..<minimum {
        let start = steps.count
        try add(node)
        // Nothing, however often, is nothing.
        if steps.count == start { break }
      }
      guard let maximum else { return try addAnyNumber(of: node) }
      // Each of those that may be left out is left out with all behind it.
      var splits: [Int] = []
      for _ in minimum..<maximum {
        splits.append(steps.count)
        try emit(.jump(0))
        try add(node)
      }
      for split in splits { steps[split] = .split(split + 1, steps.count) }
    }
  }

  private mutating func add(_ branches: ArraySlice<PatternNode>) throws(PatternError) {
    var ends: [Int] = []
    for (index, branch) in zip(branches.indices, branches) {
      guard index + 1 < branches.endIndex else {
        try add(branch)
        break
      }
      let split = steps.count
      try emit(.jump(0))
      try add(branch)
      ends.append(steps.count)
      try emit(.jump(0))
      steps[split] = .split(split + 1, steps.count)
    }
    for end in ends { steps[end] = .jump(steps.count) }
  }

  private mutating func addAnyNumber(of node: PatternNode) throws(PatternError) {
    let split = steps.count
    try emit(.jump(0))
    try add(node)
    try emit(.jump(split))
    steps[split] = .split(split + 1, steps.count)
  }

  // MARK: Walking

  /// Whether the whole text matches.
  func matches(_ text: String) -> Bool {
    var current = StepSet(count: steps.count)
    var next = StepSet(count: steps.count)
    var isAtStart = true
    enter(0, &current, isAtStart: true, isAtEnd: text.isEmpty)
    var index = text.startIndex
    while index < text.endIndex {
      if current.list.isEmpty { return false }
      let character = text[index]
      index = text.index(after: index)
      isAtStart = false
      next.removeAll()
      for step in current.list {
        guard case .one(let set) = steps[step], set.contains(character) else { continue }
        enter(step + 1, &next, isAtStart: isAtStart, isAtEnd: index == text.endIndex)
      }
      swap(&current, &next)
    }
    return current.list.contains { if case .match = steps[$0] { true } else { false } }
  }

  /// Adds a step and all that is reached from it without reading a character.
  private func enter(_ first: Int, _ set: inout StepSet, isAtStart: Bool, isAtEnd: Bool) {
    var open = [first]
    while let step = open.popLast() {
      guard set.insert(step) else { continue }
      switch steps[step] {
      case .split(let first, let second):
        open.append(second)
        open.append(first)
      case .jump(let target): open.append(target)
      case .start: if isAtStart { open.append(step + 1) }
      case .end: if isAtEnd { open.append(step + 1) }
      case .one, .match: break
      }
    }
  }

  /// The steps the machine is at, each once.
  private struct StepSet {
    private(set) var list: [Int] = []
    private var isIn: [Bool]

    init(count: Int) { isIn = [Bool](repeating: false, count: count) }

    mutating func insert(_ step: Int) -> Bool {
      guard !isIn[step] else { return false }
      isIn[step] = true
      list.append(step)
      return true
    }

    mutating func removeAll() {
      for step in list { isIn[step] = false }
      list.removeAll(keepingCapacity: true)
    }
  }
}
