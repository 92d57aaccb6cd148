@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}

/// A view without a body: it says itself what stands on the screen.
@MainActor protocol Primitive: View where Body == Never {
  func build(_ scope: Scope) -> [Node]
}

extension Primitive {
  public var body: Never { fatalError("a \(Self.self) has no body") }
}

extension View {
  /// What this view puts on the screen, in a place of its own.
  func nodes(_ scope: Scope) -> [Node] {
    if let primitive = self as? any Primitive { return primitive.build(scope) }
    let inner = scope.entering("\(Self.self)")
    inner.attach(self)
    return body.nodes(inner)
  }
}

extension Never: View { public var body: Never { fatalError("there is no such view") } }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var builders: [@MainActor (Scope) -> [Node]] = []
    for view in repeat each content { builders.append { view.nodes($0) } }
    return TupleView(builders: builders)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }
}

extension Optional: View where Wrapped: View { public typealias Body = Never }
extension Optional: Primitive where Wrapped: View {
  func build(_ scope: Scope) -> [Node] { self?.nodes(scope.entering("if")) ?? [] }
}

public struct EmptyView: Primitive {
  nonisolated public init() {}
  func build(_ scope: Scope) -> [Node] { [] }
}
public struct TupleView<T>: Primitive {
  let builders: [@MainActor (Scope) -> [Node]]
  func build(_ scope: Scope) -> [Node] {
    builders.enumerated().flatMap { $1(scope.entering($0)) }
  }
}
public enum _ConditionalContent<First: View, Second: View>: Primitive {
  case first(First)
  case second(Second)
  func build(_ scope: Scope) -> [Node] {
    switch self {
    case .first(let view): view.nodes(scope.entering("then"))
    case .second(let view): view.nodes(scope.entering("else"))
    }
  }
}
public struct Group<Content: View>: Primitive {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func build(_ scope: Scope) -> [Node] { content.nodes(scope) }
}
public struct AnyView: Primitive {
  let content: any View
  public init(_ view: some View) { content = view }
  func build(_ scope: Scope) -> [Node] { content.nodes(scope) }
}
