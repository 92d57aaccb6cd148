/// Where a view is evaluated: its place, which is its identity, and what it inherits.
@MainActor struct Scope {
  let screen: Screen
  private(set) var identity: [AnyHashable] = []
  var environment = EnvironmentValues()
  /// Whether it is in front: a page that isn't does not appear.
  var isVisible = true
  /// Whether a change seen here is animated, by an `animation(_:value:)` around it.
  var isAnimated = false
  /// The presentation it stands in.
  var presentation: Int?

  init(_ screen: Screen) { self.screen = screen }

  func entering(_ part: some Hashable) -> Scope {
    var copy = self
    copy.identity.append(AnyHashable(part))
    return copy
  }

  /// What is kept for a place from one evaluation to the next.
  func storage<Value>(_ name: String, _ initial: @autoclosure () -> Value) -> Storage<Value> {
    let key = identity + [AnyHashable(name)]
    screen.touched.insert(key)
    if let known = screen.storages[key] as? Storage<Value> { return known }
    let new = Storage(initial(), screen)
    screen.storages[key] = new
    return new
  }

  /// Ties the dynamic properties of a view to this place.
  func attach(_ view: some View) {
    for child in Mirror(reflecting: view).children {
      (child.value as? any DynamicProperty)?.attach(self, child.label ?? "")
    }
  }
}

@MainActor final class Storage<Value> {
  private unowned let screen: Screen
  var value: Value {
    didSet { screen.changed() }
  }
  init(_ value: Value, _ screen: Screen) {
    self.screen = screen
    self.value = value
  }
  /// Without a word to the screen: for what the framework itself notes.
  func note(_ value: Value) {
    let isDirty = screen.isDirty
    self.value = value
    screen.isDirty = isDirty
  }
}

@MainActor public protocol DynamicProperty {}
extension DynamicProperty {
  @MainActor func attach(_ scope: Scope, _ name: String) {
    (self as? any Attached)?.tie(scope, name)
  }
}
@MainActor protocol Attached: DynamicProperty {
  func tie(_ scope: Scope, _ name: String)
}

@MainActor final class Slot<Value> {
  let initial: Value
  var storage: Storage<Value>?
  init(_ initial: Value) { self.initial = initial }
  var value: Value {
    get { storage?.value ?? initial }
    set {
      guard let storage else { fatalError("state of a view that is not on a screen is set") }
      storage.value = newValue
    }
  }
}

@MainActor @propertyWrapper public struct State<Value>: Attached {
  let slot: Slot<Value>
  public init(wrappedValue: Value) { slot = Slot(wrappedValue) }
  public init(initialValue: Value) { slot = Slot(initialValue) }
  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set { slot.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(read: { slot.value }, write: { slot.value = $0 })
  }
  func tie(_ scope: Scope, _ name: String) { slot.storage = scope.storage(name, slot.initial) }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@MainActor @propertyWrapper public struct FocusState<Value: Hashable>: Attached {
  let slot: Slot<Value>
  public init<T>() where Value == T? { slot = Slot(nil) }
  public init() where Value == Bool { slot = Slot(false) }
  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set { slot.value = newValue }
  }
  public var projectedValue: Binding { Binding(slot: slot) }
  @MainActor public struct Binding {
    let slot: Slot<Value>
    public var wrappedValue: Value {
      get { slot.value }
      nonmutating set { slot.value = newValue }
    }
  }
  func tie(_ scope: Scope, _ name: String) { slot.storage = scope.storage(name, slot.initial) }
}

@MainActor @propertyWrapper public struct Namespace: Attached {
  let slot = Slot(ID())
  public init() {}
  public var wrappedValue: ID { slot.value }
  public struct ID: Hashable, Sendable {
    private let number = UInt64.random(in: .min ... .max)
  }
  func tie(_ scope: Scope, _ name: String) { slot.storage = scope.storage(name, slot.initial) }
}

@MainActor @propertyWrapper public struct Environment<Value>: Attached {
  let path: KeyPath<EnvironmentValues, Value>
  let slot = Slot<EnvironmentValues?>(nil)
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  public var wrappedValue: Value { (slot.value ?? EnvironmentValues())[keyPath: path] }
  func tie(_ scope: Scope, _ name: String) {
    let storage = scope.storage(name, EnvironmentValues?.none)
    storage.note(scope.environment)
    slot.storage = storage
  }
}

@MainActor @propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(read: { object[keyPath: path] }, write: { object[keyPath: path] = $0 })
  }
}

@propertyWrapper public struct Binding<Value> {
  let read: @MainActor () -> Value
  let write: @MainActor (Value) -> Void

  init(read: @escaping @MainActor () -> Value, write: @escaping @MainActor (Value) -> Void) {
    self.read = read
    self.write = write
  }
  /// The closures are made on the main actor, or on none, and called on the main actor only.
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    read = unsafeBitCast(get, to: (@MainActor @Sendable () -> Value).self)
    write = unsafeBitCast(set, to: (@MainActor @Sendable (Value) -> Void).self)
  }
  @MainActor public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in })
  }
  @MainActor public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
}
