#if canImport(UIKit) && canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
public import UIKit

/// The form for UIKit, to be pushed or presented as any view controller.
@MainActor
public final class RegionFormViewController: UIHostingController<RegionFormView> {
  /// A view controller over a model.
  public init(_ model: FormModel, pictures: FormPictures) {
    super.init(rootView: RegionFormView(model, pictures: pictures))
  }

  /// Not made from an archive: it needs a model.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
#endif
