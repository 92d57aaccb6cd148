public import Foundation
import Observation

/// A view on a screen, to be looked at and touched: what a test holds.
///
/// A change of state, or of an observable object that a view has read, makes the screen evaluate its views
/// anew; nothing else does. Whatever is asked is answered from what is in front: the topmost sheet, dialog
/// or alert, else the view itself.
@MainActor public final class Screen {
  /// What is wrong that SwiftUI would at best log: the same identity twice, two sheets at once.
  public internal(set) var faults: [String] = []
  /// What VoiceOver was told to say, on all screens.
  public static var announcements: [String] = []
  /// What can be pasted.
  public var clipboard: String?
  /// What a picture's address leads to.
  public var pictures: @MainActor (URL) -> AsyncImagePhase = { _ in .empty }
  /// How many rows of a list are in sight.
  public var rowsInSight = 12
  /// The moves of what is matched by geometry, and whether each was animated.
  public private(set) var moves: [Bool] = []
  /// What readers were asked to scroll to.
  public private(set) var scrolled: [AnyHashable] = []

  typealias Identity = [AnyHashable]
  var storages: [Identity: AnyObject] = [:]
  var touched: Set<Identity> = []
  var lists: [ObjectIdentifier: Identity] = [:]
  var page: AnyHashable?
  var isDirty = true

  private let build: @MainActor (Scope) -> [Node]
  private let environment: (inout EnvironmentValues) -> Void
  private var root: [Node] = []
  private(set) var presentations: [Presentation] = []
  private var alive: [Identity: (() -> Void)?] = [:]
  private var living: [(Identity, start: () -> Void, end: (() -> Void)?)] = []
  private var actions: [() -> Void] = []
  private var places: [Identity: Identity] = [:]
  private var newPlaces: [Identity: (Identity, Bool)] = [:]
  private var wasAnimated = false
  private var tops: [Identity: Int] = [:]

  final class Presentation {
    let name: String
    let identity: Identity
    let parent: Int?
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    var nodes: [Node] = []
    init(
      _ name: String, _ identity: Identity, _ parent: Int?, _ isPresented: Binding<Bool>,
      _ onDismiss: (() -> Void)?
    ) {
      (self.name, self.identity, self.parent) = (name, identity, parent)
      (self.isPresented, self.onDismiss) = (isPresented, onDismiss)
    }
  }

  /// Puts a view on a screen.
  public init<Content: View>(
    _ content: Content, environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    build = { content.nodes($0) }
    self.environment = environment
    update()
  }

  // MARK: Evaluation

  func changed() {
    isDirty = true
    if isAnimating { wasAnimated = true }
  }

  /// Evaluates the views as long as something changes.
  public func update() {
    var rounds = 0
    while isDirty {
      rounds += 1
      guard rounds < 100 else {
        faults.append("the views change without end")
        isDirty = false
        return
      }
      isDirty = false
      evaluate()
    }
  }

  private func evaluate() {
    let former = presentations
    (touched, living, lists, presentations, newPlaces) = ([], [], [:], [], [:])
    withObservationTracking {
      var scope = Scope(self)
      environment(&scope.environment)
      root = build(scope)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.changed() }
    }
    storages = storages.filter { touched.contains($0.key) }
    note()
    wasAnimated = false
    // First what is gone, then what has come, then what has changed.
    let now = Set(living.map { $0.0 })
    let gone = alive.filter { !now.contains($0.key) }
    let come = living.filter { alive[$0.0] == nil }
    alive = Dictionary(living.map { ($0.0, $0.end) }) { $1 }
    for case let end? in gone.values { end() }
    for old in former where !presentations.contains(where: { $0.identity == old.identity }) {
      old.onDismiss?()
    }
    for new in come { new.start() }
    let due = actions
    actions = []
    for action in due { action() }
  }

  private func note() {
    for (key, (place, isAnimated)) in newPlaces {
      if let old = places[key], old != place { moves.append(isAnimated || wasAnimated) }
      places[key] = place
    }
    let identities = Set(lists.values)
    tops = tops.filter { identities.contains($0.key) }
  }

  func place(_ key: Identity, _ scope: Scope) {
    newPlaces[key] = (scope.identity, scope.isAnimated)
  }
  func living(_ identity: Identity, start: @escaping () -> Void, end: (() -> Void)?) {
    living.append((identity, start, end))
  }
  func isLiving(_ identity: Identity) -> Bool { alive[identity] != nil }
  func after(_ action: @escaping () -> Void) { actions.append(action) }

  func present(
    _ name: String, _ scope: Scope, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: (Scope) -> [Node]
  ) {
    if presentations.contains(where: { $0.parent == scope.presentation }) {
      faults.append("two are presented over the same view: \(name)")
    }
    let presentation = Presentation(
      name, scope.identity, scope.presentation, isPresented, onDismiss)
    presentations.append(presentation)
    var inner = scope.entering("presented")
    inner.presentation = presentations.count - 1
    inner.isVisible = true
    // What comes over the screen inherits values, but no styles, and can be used.
    inner.environment.isEnabled = true
    inner.environment.buttonStyle = nil
    inner.environment.styles = [:]
    if name == "sheet" {
      inner.environment.dismiss = DismissAction { isPresented.wrappedValue = false }
    }
    let page = page
    self.page = nil
    presentation.nodes = content(inner)
    self.page = page
  }

  func scroll(to id: AnyHashable) {
    scrolled.append(id)
    for list in everything.filter({ $0.isList }) {
      let rows = list.rows
      guard let index = rows.firstIndex(where: { $0.visible.contains { $0.has(id) } }),
        let identity = lists[ObjectIdentifier(list)]
      else { continue }
      tops[identity] = max(0, min(index - rowsInSight / 2, rows.count - rowsInSight))
    }
  }

  private var everything: [Node] {
    (root + presentations.flatMap(\.nodes)).flatMap(\.visible)
  }

  /// What can be seen and touched now.
  var front: [Node] {
    update()
    return (presentations.last?.nodes ?? root).flatMap(\.visible).filter { !$0.isInMenu }
  }

  func isInSight(_ node: Node) -> Bool {
    guard let list = node.ancestors.first(where: \.isList), let row = node.row,
      let index = list.rows.firstIndex(where: { $0 === row })
    else { return true }
    let top = lists[ObjectIdentifier(list)].flatMap { tops[$0] } ?? 0
    return (top..<top + rowsInSight).contains(index)
  }
}

extension Node {
  var isList: Bool { if case .group("list") = kind { true } else { false } }
  var isInMenu: Bool {
    ancestors.contains { if case .group("items") = $0.kind { true } else { false } }
  }
  var rows: [Node] {
    visible.filter { if case .group("row") = $0.kind { true } else { false } }
  }
  func has(_ id: AnyHashable) -> Bool {
    if case .modifier(.id(id)) = kind { true } else { false }
  }
}
