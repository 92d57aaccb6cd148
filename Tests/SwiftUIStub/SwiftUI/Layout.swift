public import Foundation

/// Views that arrange others.
public struct Spacer: Primitive {
  nonisolated public init() {}
  public init(minLength: Double?) {}
  func build(_ scope: Scope) -> [Node] { [] }
}
public struct Divider: Primitive {
  nonisolated public init() {}
  func build(_ scope: Scope) -> [Node] { [Node(.shape("divider"), scope)] }
}
public struct VStack<Content: View>: Primitive {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func build(_ scope: Scope) -> [Node] {
    [Node(.group("column"), scope, content.nodes(scope.entering("column")))]
  }
}
public struct HStack<Content: View>: Primitive {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func build(_ scope: Scope) -> [Node] {
    [Node(.group("line"), scope, content.nodes(scope.entering("line")))]
  }
}
public struct ZStack<Content: View>: Primitive {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  func build(_ scope: Scope) -> [Node] {
    [Node(.group("pile"), scope, content.nodes(scope.entering("pile")))]
  }
}
/// Each view in a list or in one of its sections is a row.
public struct List<Content: View>: Primitive {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func build(_ scope: Scope) -> [Node] {
    let rows = content.nodes(scope.entering("list")).flatMap { asRows($0, scope) }
    let list = Node(.group("list"), scope, rows)
    scope.screen.lists[ObjectIdentifier(list)] = scope.identity
    return [list]
  }
  private func asRows(_ node: Node, _ scope: Scope) -> [Node] {
    if case .group("section") = node.kind { return [node] }
    return [Node(.group("row"), scope, [node])]
  }
}
public struct Form<Content: View>: Primitive {
  let content: List<Content>
  public init(@ViewBuilder content: () -> Content) { self.content = List(content: content) }
  func build(_ scope: Scope) -> [Node] { content.build(scope) }
}
public struct Section<Parent: View, Content: View, Footer: View>: Primitive {
  let content: Content
  let header: Parent
  let footer: Footer
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }
  func build(_ scope: Scope) -> [Node] {
    let header = Node(.group("header"), scope, header.nodes(scope.entering("header")))
    let footer = Node(.group("footer"), scope, footer.nodes(scope.entering("footer")))
    let rows = content.nodes(scope.entering("section")).map { Node(.group("row"), scope, [$0]) }
    return [Node(.group("section"), scope, [header] + rows + [footer])]
  }
}
extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
extension Section where Parent == Text, Footer == EmptyView {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
  func build(_ scope: Scope) -> [Node] {
    var seen: Set<ID> = []
    return data.flatMap { element -> [Node] in
      let id = id(element)
      if !seen.insert(id).inserted { scope.screen.faults.append("ForEach has \(id) twice") }
      // The identity of an element is its row's, which a reader scrolls to.
      let nodes = content(element).nodes(scope.entering(id))
      return nodes.map { node in
        var node = Node(.modifier(.id(AnyHashable(id))), scope, [node])
        if let onDelete { node = Node(.modifier(.delete(onDelete)), scope, [node]) }
        if let onMove { node = Node(.modifier(.move(onMove)), scope, [node]) }
        return node
      }
    }
  }
}
extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}
extension ForEach {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.onDelete = action
    return copy
  }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.onMove = action
    return copy
  }
}
public struct ScrollView<Content: View>: Primitive {
  let content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func build(_ scope: Scope) -> [Node] {
    [Node(.group("scroll"), scope, content.nodes(scope.entering("scroll")))]
  }
}
public struct ScrollViewProxy {
  let screen: Screen
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    screen.scroll(to: AnyHashable(id))
  }
}
public struct ScrollViewReader<Content: View>: Primitive {
  let content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  func build(_ scope: Scope) -> [Node] {
    content(ScrollViewProxy(screen: scope.screen)).nodes(scope.entering("reader"))
  }
}
public struct TabView<Selection: Hashable, Content: View>: Primitive {
  let selection: Binding<Selection>?
  let content: Content
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
  func build(_ scope: Scope) -> [Node] {
    let inner = scope.entering("pages")
    let select = selection
    let pages = Node.Kind.pages(
      selection: AnyHashable(select?.wrappedValue),
      select: { if let page = $0.base as? Selection { select?.wrappedValue = page } })
    // A page that is not in front is there, but hasn't appeared.
    scope.screen.page = select.map { AnyHashable($0.wrappedValue) }
    let nodes = content.nodes(inner)
    scope.screen.page = nil
    return [Node(pages, scope, nodes)]
  }
}
public struct NavigationStack<Root: View>: Primitive {
  let root: Root
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  func build(_ scope: Scope) -> [Node] {
    [Node(.group("navigation"), scope, root.nodes(scope.entering("navigation")))]
  }
}

public protocol Shape: View, Sendable {}
extension Shape {
  public nonisolated func fill(_ style: some ShapeStyle) -> FilledShape { FilledShape("\(style)") }
  public nonisolated func stroke(_ style: some ShapeStyle) -> FilledShape {
    FilledShape("\(style)")
  }
}
public struct FilledShape: Primitive, Sendable {
  let color: String
  nonisolated init(_ color: String) { self.color = color }
  func build(_ scope: Scope) -> [Node] { [Node(.shape(color), scope)] }
}
public struct Rectangle: Shape, Primitive {
  nonisolated public init() {}
  func build(_ scope: Scope) -> [Node] { [Node(.shape("rectangle"), scope)] }
}
public struct RoundedRectangle: Shape, Primitive {
  nonisolated public init(cornerRadius: Double) {}
  func build(_ scope: Scope) -> [Node] { [Node(.shape("rectangle"), scope)] }
}
