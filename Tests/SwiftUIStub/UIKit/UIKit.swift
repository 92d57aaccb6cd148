@_exported public import Foundation

@MainActor open class UIViewController {
  public init() {}
  public required init?(coder: NSCoder) { nil }
  public private(set) var presented: UIViewController?
  public func present(_ controller: UIViewController, animated: Bool) { presented = controller }
  public func dismiss(animated: Bool) { presented = nil }
  public var isBeingDismissed: Bool { true }
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLoad() {}
}
