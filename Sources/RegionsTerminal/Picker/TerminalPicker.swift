package import RegionPicker

/// The cascade picker on a terminal: `regions pick`.
package struct TerminalPicker {
  /// How a picker ended.
  package enum Result: Equatable, Sendable {
    case chosen(id: String)
    case cancelled
  }

  package var source: RegionTreeSource
  package var configuration: CascadePicker<String>.Configuration
  /// The region whose path is chosen at first.
  package var preset: String?
  /// What else the picker is set up with.
  package var setting = PickerSetting()
  /// How much of the terminal is drawn on; `nil`: all of it, on a screen of its own.
  package var height: ScreenHeight?

  package init(source: RegionTreeSource, configuration: CascadePicker<String>.Configuration) {
    self.source = source
    self.configuration = configuration
  }

  /// Runs the picker on the process's terminal, whatever the standard streams are.
  ///
  /// - Parameter environment: gives the value of a variable: the locale's, `NO_COLOR`, `ESCDELAY`.
  /// - Returns: `nil` if no screen can be drawn: there is no terminal, it can't move its cursor, or
  ///   the library that knows terminals isn't installed. ``prompt(environment:read:write:)`` asks in plain lines.
  package func run(environment: (String) -> String?) -> Result? {
    guard let terminal = ControllingTerminal(),
      let screen = Screen(
        on: terminal, height: height, color: (environment("NO_COLOR") ?? "").isEmpty,
        escapeDelay: environment("ESCDELAY"))
    else { return nil }
    defer { screen.close() }
    return run(on: screen, environment)
  }

  /// Runs the picker on a screen that is open, and leaves it open.
  func run(on screen: Screen, _ environment: (String) -> String?) -> Result {
    var model = PickerScreen(
      source: source, configuration: configuration, preset: preset,
      texts: .preferred(environment), setting: setting, size: screen.size)
    while true {
      // What was typed ahead is done before anything is drawn.
      if !screen.hasInput {
        screen.draw(model.frame)
        if model.wantsSearch, !screen.hasInput {
          model.settle()
          screen.draw(model.frame)
        }
      }
      switch model.handle(screen.readKey(knowing: model.size)) {
      case .chosen(let id): return .chosen(id: id)
      case .cancelled: return .cancelled
      case .suspend: screen.suspend()
      case .redraw: screen.redraw()
      case nil: break
      }
      let size = screen.size
      if size != model.size { model.resize(to: size) }
      if !model.wantsSearch, !screen.hasInput { model.settle() }
    }
  }
}
