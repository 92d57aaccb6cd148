public protocol ShapeStyle: Sendable {}
public struct Color: ShapeStyle, Hashable, Sendable, CustomStringConvertible {
  let name: String
  nonisolated public var description: String { name }
  public static let red = Color(name: "red")
  public static let white = Color(name: "white")
  public static let clear = Color(name: "clear")
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
}
extension Color: Primitive { func build(_ scope: Scope) -> [Node] { [Node(.shape(name), scope)] } }
public struct Material: ShapeStyle { public static let bar = Material() }
extension ShapeStyle where Self == Material { public static var bar: Material { Material() } }
public struct Font: Hashable, Sendable {
  let name: String
  public static let body = Font(name: "body")
  public static let caption = Font(name: "caption")
  public static let headline = Font(name: "headline")
  public static let title2 = Font(name: "title2")
  public struct Weight: Hashable, Sendable { public static let semibold = Weight() }
}
public struct Animation: Hashable, Sendable { public static let `default` = Animation() }
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
public enum VerticalEdge: Hashable, Sendable { case top, bottom }
public struct EdgeInsets: Hashable, Sendable { public init() {} }
public enum NavigationBarItem { public enum TitleDisplayMode: Sendable { case inline, automatic } }
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
}
public struct SubmitLabel: Sendable {
  let name: String
  public static let next = SubmitLabel(name: "next")
  public static let done = SubmitLabel(name: "done")
}
public struct TextInputAutocapitalization: Sendable {
  let name: String
  public static var never: Self { Self(name: "never") }
  public static var sentences: Self { Self(name: "sentences") }
}
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  public static let isButton = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isStaticText = AccessibilityTraits(rawValue: 8)
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let combine = AccessibilityChildBehavior(name: "combine")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
}
public struct Alignment: Hashable, Sendable {
  private let name: String
  public static let center = Alignment(name: "center")
  public static let leading = Alignment(name: "leading")
  public static let topTrailing = Alignment(name: "topTrailing")
}
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String
  public static let center = HorizontalAlignment(name: "center")
  public static let leading = HorizontalAlignment(name: "leading")
  public static let trailing = HorizontalAlignment(name: "trailing")
}
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String
  public static let center = VerticalAlignment(name: "center")
  public static let top = VerticalAlignment(name: "top")
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
}
public struct UnitPoint: Hashable, Sendable { public static let center = UnitPoint() }
public enum Axis: Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
public struct Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 3)
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}
public protocol PrimitiveButtonStyle {}
public struct DefaultButtonStyle: PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
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
public protocol DatePickerStyle {}
public struct CompactDatePickerStyle: DatePickerStyle {}
public struct GraphicalDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: Self { Self() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { Self() }
}

/// Whether what is changed now is changed with an animation.
@MainActor var isAnimating = false

@MainActor public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
  let before = isAnimating
  isAnimating = true
  defer { isAnimating = before }
  return try body()
}
