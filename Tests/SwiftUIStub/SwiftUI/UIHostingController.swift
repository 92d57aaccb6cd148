public import UIKit

@MainActor open class UIHostingController<Content: View>: UIViewController {
  public let rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
}
extension UIViewController {
  /// The screen of a hosting controller.
  public var screen: Screen? { (self as? any Hosting)?.hosted }
}
@MainActor protocol Hosting { var hosted: Screen { get } }
extension UIHostingController: Hosting { var hosted: Screen { Screen(rootView) } }

@MainActor public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension UIHostingConfiguration {
  /// A view of the content without a cell around it.
  public func makeContentView() -> UIView { HostedView(Screen(content)) }
}
/// A view that hosts another, as high as a row.
@MainActor final class HostedView: UIView {
  let hosted: Screen
  init(_ screen: Screen) {
    hosted = screen
    super.init()
  }
  override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: size.width, height: 44) }
}
extension UIView {
  /// The screen of a view that hosts one.
  public var screen: Screen? { (self as? HostedView)?.hosted }
}
@MainActor protocol Configured { var hosted: Screen { get } }
extension UIHostingConfiguration: Configured { var hosted: Screen { Screen(content) } }
extension UITableViewCell {
  /// The screen of a cell that hosts a view.
  public var screen: Screen? { (contentConfiguration as? any Configured)?.hosted }
}
