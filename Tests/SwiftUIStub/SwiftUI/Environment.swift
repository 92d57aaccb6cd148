public import Foundation

public struct EnvironmentValues {
  public init() {}
  public var timeZone = TimeZone.current
  public var locale = Locale.current
  public var calendar = Calendar(identifier: .gregorian)
  public var colorScheme = ColorScheme.light
  public var dynamicTypeSize = DynamicTypeSize.large
  public var isEnabled = true
  public internal(set) var dismiss = DismissAction {}
  /// `nil` is the automatic style.
  var buttonStyle: String?
  var styles: [String: String] = [:]
  /// Whether the labels of toggles and date pickers are read out only.
  var labelsHidden = false
}
public enum ColorScheme: Hashable, Sendable { case light, dark }
public enum DynamicTypeSize: Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
public struct DismissAction {
  let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  @MainActor public func callAsFunction() { action() }
}

/// What inherits: everything below sees it.
struct Inheriting<Content: View>: Primitive {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
  func build(_ scope: Scope) -> [Node] {
    var scope = scope
    change(&scope.environment)
    return content.nodes(scope)
  }
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { Inheriting(content: self) { $0[keyPath: keyPath] = value } }
  public func disabled(_ isDisabled: Bool) -> some View {
    Inheriting(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    let name = style is DefaultButtonStyle ? nil : "\(type(of: style))"
    return Inheriting(content: self) { $0.buttonStyle = name }
  }
  /// A style that is handed down, for tests to look at.
  func handed(_ name: String, _ value: String) -> some View {
    Inheriting(content: self) { $0.styles[name] = value }
  }
}
