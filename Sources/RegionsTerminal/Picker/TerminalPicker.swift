public import RegionPicker

/// The cascade picker on a terminal: `regions pick`.
public struct TerminalPicker<Source: OptionSource> where Source.ID == String {
  /// How a picker ended.
  public enum Result: Equatable, Sendable {
    case chosen(id: String)
    case cancelled
  }

  public var source: Source
  public var configuration: CascadePicker<String>.Configuration
  /// The region whose path is chosen at first.
  public var preset: String?
  /// What the data set calls the levels, the picker's level 0 first; may be short or empty.
  public var levelLabels: [String] = []
  /// The names of the regions above level 0.
  public var namesAbove: [String] = []
  /// Called after every event of the picker; see `PickerSession`.
  public var observer: PickerSession<Source>.Observer?

  public init(source: Source, configuration: CascadePicker<String>.Configuration) {
    self.source = source
    self.configuration = configuration
  }

  /// Runs the picker on the whole screen of the process's terminal, whatever the standard streams
  /// are.
  ///
  /// - Parameter environment: gives the value of a variable: the locale's, and `NO_COLOR`.
  /// - Returns: `nil` if no screen can be drawn: there is no terminal, it can't move its cursor, or
  ///   ncurses isn't installed. ``prompt(environment:read:write:)`` asks in plain lines.
  public func run(environment: (String) -> String?) -> Result? {
    guard let terminal = ControllingTerminal(),
      let screen = Screen(on: terminal, color: (environment("NO_COLOR") ?? "").isEmpty)
    else { return nil }
    defer { screen.close() }
    return run(on: screen, environment)
  }

  /// Runs the picker on a screen that is open, and leaves it open.
  func run(on screen: Screen, _ environment: (String) -> String?) -> Result {
    var model = PickerScreen(
      source: source, configuration: configuration, preset: preset,
      texts: .preferred(environment), levelLabels: levelLabels, namesAbove: namesAbove,
      size: screen.size, observer: observer)
    while true {
      screen.draw(model.frame)
      if model.wantsSearch, !screen.hasInput {
        model.search()
        screen.draw(model.frame)
      }
      let outcome = model.handle(screen.readKey())
      switch outcome {
      case .chosen(let id): return .chosen(id: id)
      case .cancelled: return .cancelled
      case .suspend: screen.suspend()
      case nil: break
      }
      let size = screen.size
      if size != model.size { model.resize(to: size) }
    }
  }
}
