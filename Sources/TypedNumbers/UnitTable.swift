/// What there is to know of each UTF-16 unit: an array of 65,536 that takes no other index.
public struct UnitTable<Element> {
  @usableFromInline var elements: [Element]

  @inlinable public init(repeating element: Element) {
    elements = [Element](repeating: element, count: 1 << 16)
  }

  @inlinable public var count: Int { elements.count }

  @inlinable public subscript(unit: UInt16) -> Element {
    get { elements[Int(unit)] }
    set { elements[Int(unit)] = newValue }
  }

  /// All of them in the order of the units.
  @inlinable public var span: Span<Element> {
    @_lifetime(borrow self) get { elements.span }
  }
}

extension UnitTable: Sendable where Element: Sendable {}
