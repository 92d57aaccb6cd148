@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .init() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .init() }
}

extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}
public struct TupleView<T>: View {
  nonisolated init() {}
  public var body: Never { fatalError() }
}
public struct _ConditionalContent<First, Second>: View {
  nonisolated init() {}
  public var body: Never { fatalError() }
}
public struct ModifiedView: View { public var body: Never { fatalError() } }
