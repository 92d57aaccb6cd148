/// An array by the number of a thing: what there is to know of each place, symbol or record.
public struct Numbered<Thing, Element> {
  /// In the order of the numbers.
  public var elements: [Element]

  /// - Parameter elements: of the things in the order of their numbers.
  @inlinable public init(_ elements: [Element] = []) { self.elements = elements }

  @inlinable public init(repeating element: Element, count: Int) {
    elements = [Element](repeating: element, count: count)
  }

  @inlinable public var count: Int { elements.count }

  /// The numbers of all of them, in order.
  @inlinable public var numbers: LazyMapSequence<Range<Int>, Number<Thing>> {
    (0..<elements.count).lazy.map { Number($0) }
  }

  /// - Precondition: there is a thing with the number.
  @inlinable public subscript(number: Number<Thing>) -> Element {
    get { elements[number.index] }
    set { elements[number.index] = newValue }
  }

  /// Adds what there is to know of the next thing.
  ///
  /// - Returns: its number.
  @inlinable @discardableResult public mutating func append(_ element: Element) -> Number<Thing> {
    elements.append(element)
    return Number(elements.count &- 1)
  }

  @inlinable public mutating func removeAll(keepingCapacity: Bool = false) {
    elements.removeAll(keepingCapacity: keepingCapacity)
  }

  @inlinable public mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
  }
}

extension Numbered: Sendable where Element: Sendable {}
