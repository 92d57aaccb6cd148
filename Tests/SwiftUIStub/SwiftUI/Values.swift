@MainActor @propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { fatalError() }
}

@propertyWrapper public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
}

@MainActor @propertyWrapper public struct Namespace {
  public init() {}
  public var wrappedValue: ID { ID() }
  public struct ID: Hashable, Sendable {}
}

public protocol ShapeStyle: Sendable {}
public struct Color: ShapeStyle, Hashable, Sendable {
  public static let red = Color()
  public static let clear = Color()
  public static let primary = Color()
  public static let secondary = Color()
}
extension Color: View { public var body: Never { fatalError() } }
public struct Font: Hashable, Sendable {
  public static let body = Font()
  public static let caption = Font()
  public static let headline = Font()
}
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public init() {}
  public static let isHeader = AccessibilityTraits()
  public static let isButton = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isStaticText = AccessibilityTraits()
  public func contains(_ member: Self) -> Bool { false }
  public func union(_ other: Self) -> Self { self }
  public func intersection(_ other: Self) -> Self { self }
  public func symmetricDifference(_ other: Self) -> Self { self }
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    (true, member)
  }
  public mutating func remove(_ member: Self) -> Self? { nil }
  public mutating func update(with member: Self) -> Self? { nil }
  public mutating func formUnion(_ other: Self) {}
  public mutating func formIntersection(_ other: Self) {}
  public mutating func formSymmetricDifference(_ other: Self) {}
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let combine = AccessibilityChildBehavior()
}
public struct Alignment: Hashable, Sendable {
  public static let center = Alignment()
  public static let topTrailing = Alignment()
}
public struct HorizontalAlignment: Hashable, Sendable {
  public static let center = HorizontalAlignment()
  public static let leading = HorizontalAlignment()
}
public struct VerticalAlignment: Hashable, Sendable {
  public static let center = VerticalAlignment()
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
  }
}
@MainActor public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
  try body()
}
