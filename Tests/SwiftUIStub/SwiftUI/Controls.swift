public struct Text: View {
  nonisolated public init(_ content: some StringProtocol) {}
  public var body: Never { fatalError() }
}
public struct Image: View {
  nonisolated public init(systemName: String) {}
  public func resizable() -> Image { self }
  public var body: Never { fatalError() }
}
public struct Button<Label: View>: View {
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  public var body: Never { fatalError() }
}
extension Button where Label == Text {
  @preconcurrency public init(
    _ title: some StringProtocol, action: @escaping @MainActor () -> Void
  ) {}
}
public struct TextField<Label: View>: View { public var body: Never { fatalError() } }
extension TextField where Label == Text {
  public init(_ title: some StringProtocol, text: Binding<String>) {}
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {}
}
public struct Toggle<Label: View>: View { public var body: Never { fatalError() } }
extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}
public struct Menu<Label: View, Content: View>: View { public var body: Never { fatalError() } }
extension Menu where Label == Text {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
}
public struct ProgressView: View {
  nonisolated public init() {}
  public init(value: Double?, total: Double = 1) {}
  public var body: Never { fatalError() }
}
public struct Spacer: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}
public struct Divider: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}
public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}
public struct HStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}
public struct ZStack<Content: View>: View {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct List<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct Section<Content: View>: View {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public var body: Never { fatalError() }
}
extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
public struct ScrollView<Content: View>: View {
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}
public struct ScrollViewProxy {
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct ScrollViewReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
  public var body: Never { fatalError() }
}
public struct TabView<Selection: Hashable, Content: View>: View {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
