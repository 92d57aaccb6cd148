import RegionEvents
import RegionPicker
import Regions
import RegionsFiles
import RegionsTerminal
import TranslatedText

/// `regions pick` for people: on the whole screen of the terminal or, where none can be drawn on or
/// the answers come from a file or a pipe, by numbered lists.
enum PickOnTerminal {
  /// How the picker is shown.
  struct Options {
    /// What is typed at first.
    var query = ""
    /// What is asked for.
    var header: String?
    /// Whether a query that leaves one region is the answer.
    var answersAtOnce = false
    /// Whether a query that leaves none is.
    var needsMatch = false
    var keys = PickerKeys.typing
    /// How much of the terminal is drawn on; `nil`: all of it.
    var height: ScreenHeight?
    /// Whether keys come from the terminal even where standard input is something else.
    var takesTerminalKeys = false
  }

  /// - Returns: the chosen region, or `nil` if the choice was cancelled.
  static func run(
    _ tree: RegionTree, configuration: CascadePicker<String>.Configuration,
    until: RegionRank?, options: Options, selected: String?, _ streams: Streams
  ) throws -> Region? {
    var configuration = configuration
    configuration.restoresReselected = true
    try check(tree, configuration, until: until, selected: selected)
    var source = RegionTreeSource(
      tree, until: until, former: FormerData.fitting(tree))
    let root = configuration.root.flatMap { tree[$0] }
    let depth = configuration.maxDepth
    if let depth {
      let (level, overflow) = (root?.level ?? 0).addingReportingOverflow(depth)
      source.deepestResult = overflow ? nil : level
    }
    if options.answersAtOnce || options.needsMatch, !options.query.isEmpty {
      let found = source.search(options.query, below: configuration.root).results
        .filter { !$0.isNear }
      if found.isEmpty, options.needsMatch {
        throw CommandFailure(
          .notFound, "regions: nothing is called “\(RegionLine.clean(options.query))”")
      }
      if options.answersAtOnce, found.count == 1, let id = found[0].ids.last {
        let isLast = found[0].ids.count - (root?.level ?? 0) == depth
        if isLast || configuration.allowsAnyLevel || source.options(below: id).isEmpty {
          return tree[id]
        }
      }
    }
    var picker = TerminalPicker(source: source, configuration: configuration)
    picker.preset = selected
    picker.height = options.height
    picker.setting.keys = options.keys
    picker.setting.query = options.query
    picker.setting.title = options.header
    picker.setting.resultLimit = RegionTreeSource.resultLimit
    picker.setting.namesAbove = root?.path.map(\.name) ?? []
    picker.setting.levelLabels = Array(tree.metadata.levelLabels.dropFirst(root?.level ?? 0))
    picker.setting.regionCount = { tree.count(below: root, depth: depth, until: until) }

    let usesTerminal = options.takesTerminalKeys || streams.input.isTerminal
    let onScreen = usesTerminal ? picker.run(environment: streams.environment) : nil
    if onScreen == nil, options.takesTerminalKeys {
      throw CommandFailure(.noInput, "regions: no terminal to take keys from; “--tty” needs one")
    }
    if onScreen == nil { try tellMissingLibrary(streams) }
    let result = try onScreen ?? ask(picker, streams)
    switch result {
    case .chosen(let id): return tree[id]
    case .cancelled: return nil
    }
  }

  /// Ends with the same messages as `--events` does, before anything is drawn.
  private static func check(
    _ tree: RegionTree, _ configuration: CascadePicker<String>.Configuration,
    until: RegionRank?, selected: String?
  ) throws {
    do {
      _ = try PickerEventSession(
        tree: tree, configuration: configuration, until: until, selected: selected)
    } catch {
      throw PickEvents.failure(error, tree)
    }
  }

  /// Who sees lists on a terminal that could show a screen learns how to get it.
  static func tellMissingLibrary(_ streams: Streams) throws {
    guard streams.input.isTerminal, !Screen.isPossible else { return }
    try streams.note(
      "regions: \(LoadableLibrary.ncurses.missing): asking by numbered lists instead")
  }

  /// Asks in plain lines.
  private static func ask(
    _ picker: TerminalPicker, _ streams: Streams
  ) throws -> TerminalPicker.Result {
    var inputEnded = false
    let result = try streams.asking { write in
      try picker.prompt(
        environment: streams.environment,
        read: {
          // A standard input that is closed or can't be read has no answers either.
          let line = try? streams.input.next()
          inputEnded = line == nil
          return line
        }, write: write)
    }
    if inputEnded {
      let reason: Message =
        streams.input.isTerminal
        ? "" : " and is not a terminal; “--tty” takes keys from the terminal"
      try streams.tell("\n")
      try streams.note("regions: nothing was chosen: standard input has ended" + reason)
    }
    return result
  }
}

extension RegionTree {
  /// The number of regions a number of levels below a region, or anywhere below it, and not below a rank.
  ///
  /// - Complexity: O(levels); with a rank O(regions).
  func count(below region: Region?, depth: Int?, until: RegionRank?) -> Int {
    var total = 0
    var level = 0
    var numbers = region?.children.numbers ?? roots.numbers
    // The regions of a level below one region lie beside each other.
    while !numbers.isEmpty, level < depth ?? .max {
      if let until {
        total += numbers.count { number in self[number: number].rank.map { $0 <= until } ?? true }
      } else {
        total += numbers.count
      }
      level += 1
      let first = numbers.first { !self[number: $0].isLeaf }
      let last = numbers.last { !self[number: $0].isLeaf }
      guard let first, let last else { break }
      let start = self[number: first].children.numbers.lowerBound
      numbers = start..<self[number: last].children.numbers.upperBound
    }
    return total
  }
}
