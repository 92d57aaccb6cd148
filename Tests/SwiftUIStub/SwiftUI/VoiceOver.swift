/// What VoiceOver reads, element by element.
public struct SpokenElement: Equatable, Sendable {
  public var label: String
  public var value = ""
  public var traits: AccessibilityTraits = []
  /// Whether it can be typed in, switched or set there.
  public var isAdjustable = false
  /// What is left of the controls of an element that is made of several.
  public var actions: [String] = []
}

extension Screen {
  /// What VoiceOver reads in front, from first to last.
  public var spoken: [SpokenElement] {
    update()
    let nodes = presentations.last.map { $0.nodes } ?? []
    return (presentations.isEmpty ? frontRoots : nodes).flatMap { $0.spoken() }
  }
  private var frontRoots: [Node] {
    // The nodes in front that have none above them.
    front.filter { $0.parent == nil }
  }
}

extension Node {
  func spoken() -> [SpokenElement] {
    switch kind {
    case .text(let runs):
      let text = runs.map(\.text).joined()
      return text.isEmpty ? [] : [SpokenElement(label: text)]
    case .image(let name, _): return [SpokenElement(label: name)]
    case .button:
      let inner = children.flatMap { $0.spoken() }
      var element = SpokenElement(
        label: inner.map(\.label).joined(separator: " "), traits: .isButton)
      for part in inner { element.traits.formUnion(part.traits) }
      return [element]
    case .menu:
      let inner = children.first?.children.flatMap { $0.spoken() } ?? []
      return [
        SpokenElement(label: inner.map(\.label).joined(separator: " "), traits: .isButton)
      ]
    case .field(let prompt, let text, _):
      return [SpokenElement(label: prompt, value: text.wrappedValue, isAdjustable: true)]
    case .toggle(_, let isOn):
      return [
        SpokenElement(
          label: label, value: isOn.wrappedValue ? "1" : "0", traits: .isButton,
          isAdjustable: true)
      ]
    case .date(_, let date):
      return [SpokenElement(label: label, value: "\(date.wrappedValue)", isAdjustable: true)]
    case .progress(let value):
      return [SpokenElement(label: label, value: value.map { "\(Int($0 * 100))%" } ?? "")]
    case .shape: return []
    case .group, .pages: return visibleChildren.flatMap { $0.spoken() }
    case .modifier(let modifier):
      var elements = visibleChildren.flatMap { $0.spoken() }
      switch modifier {
      case .hidden(true): return []
      case .label(let label):
        if elements.isEmpty { elements = [SpokenElement(label: label)] }
        elements[0].label = label
      case .value(let value): if !elements.isEmpty { elements[0].value = value }
      case .traits(let traits):
        for index in elements.indices { elements[index].traits.formUnion(traits) }
      case .element(.combine):
        guard !elements.isEmpty else { return [] }
        // One element: texts in a row; what can be pressed becomes an action, what is typed in is lost.
        return [
          SpokenElement(
            label: elements.map(\.label).filter { !$0.isEmpty }.joined(separator: ", "),
            traits: elements.reduce(into: []) { $0.formUnion($1.traits) },
            actions: elements.filter { $0.traits.contains(.isButton) }.map(\.label))
        ]
      case .element(.ignore): return [SpokenElement(label: label)]
      default: break
      }
      return elements
    }
  }
}
