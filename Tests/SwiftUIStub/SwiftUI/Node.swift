internal import Foundation

/// One thing on the screen, with what is in it.
@MainActor final class Node {
  enum Kind {
    case group(String)
    case text([Text.Run])
    case image(String, isResizable: Bool)
    case button(ButtonRole?, @MainActor () -> Void)
    case field(prompt: String, Binding<String>, isMultiline: Bool)
    case toggle(String, Binding<Bool>)
    case date(String, Binding<Date>)
    case menu
    case progress(Double?)
    case pages(selection: AnyHashable, select: @MainActor (AnyHashable) -> Void)
    case shape(String)
    case modifier(Modifier)
  }

  /// What a modifier says of what is in it alone.
  enum Modifier {
    case id(AnyHashable)
    case tag(AnyHashable)
    case style(String, String)
    case label(String)
    case value(String)
    case traits(AccessibilityTraits)
    case element(AccessibilityChildBehavior)
    case hidden(Bool)
    case tap(() -> Void)
    case submit(() -> Void)
    case delete((IndexSet) -> Void)
    case move((IndexSet, Int) -> Void)
    case keeps(Bool)
    case stays(Bool)
    case focus(has: @MainActor () -> Bool, take: @MainActor () -> Void)
  }

  let kind: Kind
  let environment: EnvironmentValues
  private(set) var children: [Node]
  private(set) weak var parent: Node?

  init(_ kind: Kind, _ scope: Scope, _ children: [Node] = []) {
    self.kind = kind
    environment = scope.environment
    self.children = children
    for child in children { child.parent = self }
  }

  /// This node and all below it that a page in front leaves in sight.
  var visible: [Node] { [self] + visibleChildren.flatMap(\.visible) }

  var visibleChildren: [Node] {
    guard case .pages(let selection, _) = kind else { return children }
    return children.filter { $0.pageTag == nil || $0.pageTag == selection }
  }

  var pageTag: AnyHashable? {
    switch kind {
    case .modifier(.tag(let tag)): tag
    case .modifier: children.first?.pageTag
    default: nil
    }
  }

  var ancestors: [Node] {
    var nodes: [Node] = []
    var node = parent
    while let next = node {
      nodes.append(next)
      node = next.parent
    }
    return nodes
  }

  /// The row of a list this stands in.
  var row: Node? {
    ancestors.first { if case .group("row") = $0.kind { true } else { false } }
  }

  /// The texts in it, in reading order.
  var texts: [String] {
    visible.compactMap { node in
      switch node.kind {
      case .text(let runs): runs.map(\.text).joined()
      default: nil
      }
    }
  }

  /// What it is called: what a modifier around it says, or its texts, or its picture's name.
  var label: String {
    for above in [self] + ancestors {
      if case .modifier(.label(let label)) = above.kind { return label }
      if above !== self, case .modifier = above.kind { continue }
      if above !== self { break }
    }
    switch kind {
    case .field(let prompt, _, _): return prompt
    case .toggle(let label, _), .date(let label, _): return label
    case .image(let name, _): return name
    default: break
    }
    let inner = visible.compactMap { node -> String? in
      if case .modifier(.label(let label)) = node.kind { return label }
      return nil
    }
    let texts = self.texts
    if !texts.isEmpty { return texts.joined(separator: " ") }
    if let label = inner.first { return label }
    for node in visible { if case .image(let name, _) = node.kind { return name } }
    return ""
  }

  var isButton: Bool { if case .button = kind { true } else { false } }

  /// Whether touching its row of a list is touching it.
  var takesRow: Bool {
    isButton && environment.buttonStyle == nil && environment.isEnabled
  }

  /// The styles written around it, the nearest first.
  func style(_ name: String) -> String? {
    if name == "foreground", case .text(let runs) = kind, let color = runs.first?.color {
      return color
    }
    for node in [self] + ancestors {
      if case .modifier(.style(name, let value)) = node.kind { return value }
    }
    return nil
  }
}
