public import Foundation

public struct ButtonRole: Hashable, Sendable {
  private let name: String
  public static let cancel = ButtonRole(name: "cancel")
  public static let destructive = ButtonRole(name: "destructive")
}
public struct Button<Label: View>: Primitive {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
  func build(_ scope: Scope) -> [Node] {
    [Node(.button(role, action), scope, label.nodes(scope.entering("label")))]
  }
}
extension Button where Label == Text {
  @preconcurrency public init(
    _ title: some StringProtocol, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(title) }
  }
  @preconcurrency public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
public struct TextField<Label: View>: Primitive {
  let prompt: String
  let text: Binding<String>
  let isMultiline: Bool
  func build(_ scope: Scope) -> [Node] {
    [Node(.field(prompt: prompt, text, isMultiline: isMultiline), scope)]
  }
}
extension TextField where Label == Text {
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(title, text: text, axis: .horizontal)
  }
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    self.init(prompt: String(title), text: text, isMultiline: axis == .vertical)
  }
}
public struct Toggle<Label: View>: Primitive {
  let label: Label
  let isOn: Binding<Bool>
  func build(_ scope: Scope) -> [Node] {
    let label = label.nodes(scope.entering("label"))
    let words = label.flatMap(\.texts).joined(separator: " ")
    return [Node(.toggle(words, isOn), scope, scope.environment.labelsHidden ? [] : label)]
  }
}
extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(label: Text(title), isOn: isOn)
  }
}
public struct DatePickerComponents: OptionSet, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
public struct DatePicker<Label: View>: Primitive {
  let label: Label
  let selection: Binding<Date>
  func build(_ scope: Scope) -> [Node] {
    let label = label.nodes(scope.entering("label"))
    let words = label.flatMap(\.texts).joined(separator: " ")
    return [Node(.date(words, selection), scope, scope.environment.labelsHidden ? [] : label)]
  }
}
extension DatePicker where Label == Text {
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(title), selection: selection)
  }
}
public struct Menu<Label: View, Content: View>: Primitive {
  let label: Label
  let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
  func build(_ scope: Scope) -> [Node] {
    let items = Node(.group("items"), scope, content.nodes(scope.entering("items")))
    let label = Node(.group("label"), scope, label.nodes(scope.entering("label")))
    return [Node(.menu, scope, [label, items])]
  }
}
extension Menu where Label == Text {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
public struct ProgressView<Label: View>: Primitive {
  let value: Double?
  let label: Label?
  func build(_ scope: Scope) -> [Node] {
    [Node(.progress(value), scope, label?.nodes(scope.entering("label")) ?? [])]
  }
}
extension ProgressView where Label == EmptyView {
  public init() { self.init(value: nil, label: nil) }
  public init(value: Double?, total: Double = 1) { self.init(value: value, label: nil) }
}
extension ProgressView where Label == Text {
  public init(_ title: some StringProtocol) { self.init(value: nil, label: Text(title)) }
}
/// A button that pastes text from the clipboard: the system shows its title, and asks nobody.
public struct PasteButton: Primitive {
  let action: @MainActor ([String]) -> Void
  public init(
    payloadType: String.Type, onPaste: @escaping @MainActor ([String]) -> Void
  ) {
    action = onPaste
  }
  func build(_ scope: Scope) -> [Node] {
    let screen = scope.screen
    return [
      Node(
        .button(nil) { [action] in
          if let text = screen.clipboard { action([text]) }
        }, scope, [Node(.text([Text.Run(text: "Paste")]), scope)])
    ]
  }
}
