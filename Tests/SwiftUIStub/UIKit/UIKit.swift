public class NSCoder {}

@MainActor open class UIViewController {
  public init() {}
  public required init?(coder: NSCoder) { nil }
  public func present(_ controller: UIViewController, animated: Bool) {}
  public func dismiss(animated: Bool) {}
}
