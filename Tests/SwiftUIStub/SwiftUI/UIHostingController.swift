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
@MainActor protocol Configured { var hosted: Screen { get } }
extension UIHostingConfiguration: Configured { var hosted: Screen { Screen(content) } }
extension UITableViewCell {
  /// The screen of a cell that hosts a view.
  public var screen: Screen? { (contentConfiguration as? any Configured)?.hosted }
}
