/// What is on the screen of a form, in points or lines, for keeping the focused row in sight.
public struct FormViewport: Hashable, Sendable {
  /// How far the rows are scrolled: the distance from the top of the first row to that of the view.
  public var offset: Double
  /// The view's height, the part a keyboard covers included.
  public var height: Double
  /// How much of the view a keyboard covers from below; 0 without one.
  public var keyboardHeight: Double
  /// The height of all rows.
  public var contentHeight: Double

  /// What is on the screen now.
  public init(
    offset: Double, height: Double, keyboardHeight: Double = 0, contentHeight: Double
  ) {
    self.offset = offset
    self.height = height
    self.keyboardHeight = keyboardHeight
    self.contentHeight = contentHeight
  }

  /// The offset that brings a row in sight above the keyboard, moving no more than needed.
  ///
  /// A row that doesn't fit shows its top. Rows never leave the view further than to its lower edge or
  /// the keyboard's upper.
  ///
  /// - Parameters:
  ///   - top: the distance from the top of the first row to that of the row.
  ///   - rowHeight: its height, an editor that opened under it included.
  public func offsetShowing(top: Double, rowHeight: Double) -> Double {
    let visible = max(0, height - keyboardHeight)
    var wanted = offset
    if top + rowHeight > wanted + visible { wanted = top + rowHeight - visible }
    if top < wanted { wanted = top }
    return min(max(wanted, 0), max(0, contentHeight - visible))
  }
}
