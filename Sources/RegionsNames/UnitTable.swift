/// What there is to know of each UTF-16 unit: an array of 65,536 that takes no other index.
package struct UnitTable<Element> {
  @usableFromInline var elements: [Element]

  @inlinable package init(repeating element: Element) {
    elements = [Element](repeating: element, count: 1 << 16)
  }

  @inlinable package var count: Int { elements.count }

  @inlinable package subscript(unit: UInt16) -> Element {
    get { elements[Int(unit)] }
    set { elements[Int(unit)] = newValue }
  }

  /// Calls `body` with all of them in the order of the units.
  @inlinable package func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    unsafe elements.withUnsafeBufferPointer { unsafe body($0) }
  }
}

extension UnitTable: Sendable where Element: Sendable {}
