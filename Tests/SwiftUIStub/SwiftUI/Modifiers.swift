public protocol Shape: View, Sendable {}
extension Shape {
  public nonisolated func fill(_ style: some ShapeStyle) -> ModifiedView { fatalError() }
  public nonisolated func stroke(_ style: some ShapeStyle) -> ModifiedView { fatalError() }
}
public struct Rectangle: Shape {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}
public struct RoundedRectangle: Shape {
  nonisolated public init(cornerRadius: Double) {}
  public var body: Never { fatalError() }
}

public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { Self() }
}
public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
public protocol TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case never }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View { self }
  public func padding(_ length: Double) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func background(_ style: some ShapeStyle) -> some View { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
  public func frame(width: Double? = nil, height: Double? = nil) -> some View { self }
  public func frame(maxWidth: Double?) -> some View { self }
  public func overlay<Overlay: View>(_ overlay: Overlay) -> some View { self }
  public func disabled(_ isDisabled: Bool) -> some View { self }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func tag<Value: Hashable>(_ tag: Value) -> some View { self }
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
  public func listStyle(_ style: some ListStyle) -> some View { self }
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { self }
}
