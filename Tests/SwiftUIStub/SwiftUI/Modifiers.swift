internal import Foundation
public import UIKit

struct Modified<Content: View>: Primitive {
  let content: Content
  let modifier: Node.Modifier
  func build(_ scope: Scope) -> [Node] {
    var scope = scope
    switch modifier {
    // Another identity is another view.
    case .id(let id): scope = scope.entering(id)
    case .tag(let tag):
      if let page = scope.screen.page, page != tag { scope.isVisible = false }
    default: break
    }
    return content.nodes(scope).map { Node(.modifier(modifier), scope, [$0]) }
  }
}
/// What happens around a view rather than on the screen.
struct Watching<Content: View>: Primitive {
  let content: Content
  let name: String
  let watch: @MainActor (inout Scope) -> Void
  func build(_ scope: Scope) -> [Node] {
    var scope = scope.entering(name)
    watch(&scope)
    return content.nodes(scope)
  }
}
/// A view with another behind, on or beside it.
struct Layered<Content: View, Other: View>: Primitive {
  let content: Content
  let other: Other
  let name: String
  func build(_ scope: Scope) -> [Node] {
    let others = other.nodes(scope.entering(name))
    return content.nodes(scope.entering("under")).enumerated().map { index, node in
      Node(
        .group("layers"), scope,
        index == 0 ? [node, Node(.group(name), scope, others)] : [node])
    }
  }
}

extension View {
  func modified(_ modifier: Node.Modifier) -> some View {
    Modified(content: self, modifier: modifier)
  }
  func styled(_ name: String, _ value: some Any) -> some View {
    modified(.style(name, "\(value)"))
  }
}

// MARK: Looks

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View { self }
  public func padding(_ length: Double) -> some View { self }
  public func font(_ font: Font?) -> some View { styled("font", font?.name ?? "none") }
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public func background(_ style: some ShapeStyle) -> some View { styled("background", style) }
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    styled("foreground", style)
  }
  public func tint(_ color: Color?) -> some View { handed("tint", "\(color ?? .primary)") }
  public func opacity(_ opacity: Double) -> some View { styled("opacity", opacity) }
  public func frame(width: Double? = nil, height: Double? = nil) -> some View {
    styled("frame", "\(width ?? 0)×\(height ?? 0)")
  }
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func scaledToFill() -> some View { styled("scale", "fill") }
  public func scaledToFit() -> some View { styled("scale", "fit") }
  public func clipped() -> some View { styled("clipped", true) }
  public func contentShape(_ shape: some Shape) -> some View { self }
  public func overlay<Overlay: View>(_ overlay: Overlay) -> some View {
    Layered(content: self, other: overlay, name: "overlay")
  }
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    Layered(content: self, other: content(), name: "overlay")
  }
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, spacing: Double? = nil, @ViewBuilder content: () -> Inset
  ) -> some View {
    Layered(content: self, other: content(), name: "inset")
  }
  public func labelsHidden() -> some View { Inheriting(content: self) { $0.labelsHidden = true } }
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    handed("scrollContentBackground", "\(visibility)")
  }
  public func listRowBackground(_ view: (some View)?) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  public func listStyle(_ style: some ListStyle) -> some View {
    handed("list", "\(type(of: style))")
  }
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    handed("pages", "\(type(of: style))")
  }
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    handed("datePicker", "\(type(of: style))")
  }
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    Layered(content: self, other: Text(title).modified(.traits(.isHeader)), name: "title")
  }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    styled("detents", detents.map(\.name).sorted().joined(separator: " "))
  }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    Watching(content: self, name: "geometry") {
      $0.screen.place([AnyHashable(namespace), AnyHashable(id)], $0)
    }
  }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    Watching(content: self, name: "animation") { scope in
      let last = scope.storage("value", Value?.none)
      if let old = last.value, old != value, animation != nil { scope.isAnimated = true }
      last.note(value)
    }
  }
}

// MARK: Identity, focus, keyboard

extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { modified(.id(AnyHashable(id))) }
  public func tag<Value: Hashable>(_ tag: Value) -> some View { modified(.tag(AnyHashable(tag))) }
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modified(
      .focus(
        has: { binding.slot.value == value }, take: { binding.slot.value = value }))
  }
  public func keyboardType(_ type: UIKeyboardType) -> some View { styled("keyboard", type.name) }
  public func textContentType(_ type: UITextContentType?) -> some View {
    styled("content", type?.name ?? "none")
  }
  public func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> some View {
    styled("capitals", mode?.name ?? "none")
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    styled("uncorrected", disable)
  }
  public func submitLabel(_ label: SubmitLabel) -> some View { styled("return", label.name) }
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    modified(.submit(action))
  }
  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    modified(.tap(action))
  }
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    Layered(content: self, other: content().items, name: "toolbar")
  }
}

// MARK: VoiceOver

extension View {
  public func accessibilityLabel(_ label: Text) -> some View { modified(.label(label.string)) }
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    modified(.label(String(label)))
  }
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    modified(.value(String(value)))
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View { modified(.hidden(hidden)) }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modified(.traits(traits))
  }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modified(.element(children))
  }
}
/// What VoiceOver is told to say.
public enum AccessibilityNotification {
  public struct Announcement {
    let text: String
    public init(_ text: String) { self.text = text }
    @MainActor public func post() { Screen.announcements.append(text) }
  }
}

// MARK: What happens

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Watching(content: self, name: "appear") { scope in
      guard scope.isVisible else { return }
      scope.screen.living(scope.identity, start: { action?() }, end: nil)
    }
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Watching(content: self, name: "disappear") { scope in
      guard scope.isVisible else { return }
      scope.screen.living(scope.identity, start: {}, end: { action?() })
    }
  }
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { task(id: 0, priority: priority, action) }
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    Watching(content: self, name: "task") { scope in
      guard scope.isVisible else { return }
      let last = scope.storage("id", ID?.none)
      let running = scope.storage("task", Task<Void, Never>?.none)
      let isNew = last.value != id
      last.note(id)
      let begin = {
        running.value?.cancel()
        running.note(Task { await action() })
      }
      let isLiving = scope.screen.isLiving(scope.identity)
      scope.screen.living(
        scope.identity, start: begin, end: { running.value?.cancel() })
      if isLiving, isNew { scope.screen.after(begin) }
    }
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    Watching(content: self, name: "change") { scope in
      let last = scope.storage("value", Value?.none)
      let old = last.value
      last.note(value)
      if let old, old != value {
        scope.screen.after { action(old, value) }
      } else if old == nil, initial {
        scope.screen.after { action(value, value) }
      }
    }
  }
}

// MARK: What comes over the screen

extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("sheet", isPresented, onDismiss) { content().nodes($0) }
  }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let isThere = Binding<Bool>(
      read: { item.wrappedValue != nil }, write: { if !$0 { item.wrappedValue = nil } })
    return presenting("sheet", isThere, onDismiss) { scope in
      guard let item = item.wrappedValue else { return [] }
      return content(item).nodes(scope.entering(item.id))
    }
  }
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    let buttons = actions()
    return presenting("dialog", isPresented, nil) { buttons.nodes($0) }
  }
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let (buttons, words) = (actions(), message())
    return presenting("alert", isPresented, nil) { scope in
      [Node(.text([Text.Run(text: String(title))]), scope)] + words.nodes(scope.entering("message"))
        + buttons.nodes(scope.entering("buttons"))
    }
  }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { modified(.keeps(isDisabled)) }
  public func moveDisabled(_ isDisabled: Bool) -> some View { modified(.stays(isDisabled)) }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    styled("stays", isDisabled)
  }
  private func presenting(
    _ name: String, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping @MainActor (Scope) -> [Node]
  ) -> some View {
    Watching(content: self, name: name) { scope in
      guard isPresented.wrappedValue else { return }
      scope.screen.present(name, scope, isPresented, onDismiss, content)
    }
  }
}
// MARK: Bars

@MainActor public protocol ToolbarContent {
  associatedtype Items: View
  var items: Items { get }
}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock<First: ToolbarContent, Second: ToolbarContent>(
    _ first: First, _ second: Second
  ) -> ToolbarPair<First, Second> { ToolbarPair(first: first, second: second) }
}
public struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  let first: First
  let second: Second
  @ViewBuilder public var items: some View {
    first.items
    second.items
  }
}
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirm")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancel")
  public static let automatic = ToolbarItemPlacement(name: "automatic")
}
public struct ToolbarItem<Content: View>: ToolbarContent {
  public let items: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    items = content()
  }
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  public var items: some View { content.styled("bar", placement.name) }
}
