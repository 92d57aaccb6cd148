@_exported public import Foundation

/// A view that is asked how high it would be, and says how often it was laid out again.
@MainActor open class UIView {
  public init() {}
  public var frame = CGRect.zero
  public var bounds: CGRect { frame }
  public private(set) var layoutCount = 0
  public func setNeedsLayout() { layoutCount += 1 }
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { size }
}
public struct UILayoutPriority: Sendable {
  public static let required = UILayoutPriority()
  public static let fittingSizeLevel = UILayoutPriority()
}
@MainActor open class UIViewController {
  public init() {}
  public let view = UIView()
  open func viewDidLayoutSubviews() {}
  public required init?(coder: NSCoder) { nil }
  public private(set) var presented: UIViewController?
  public func present(_ controller: UIViewController, animated: Bool) { presented = controller }
  public func dismiss(animated: Bool) { presented = nil }
  public var isBeingDismissed: Bool { true }
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLoad() {}
}
