#if canImport(UIKit) && canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import RegionPickerModels
public import SwiftUI
public import UIKit

/// The sheet for UIKit, to be presented as any view controller.
///
///     present(RegionPickerViewController(model, theme: .chinese), animated: true)
@MainActor
public final class RegionPickerViewController: UIHostingController<RegionPickerSheet> {
  /// A view controller over a model.
  public init(_ model: RegionPickerModel, theme: RegionPickerTheme) {
    super.init(rootView: RegionPickerSheet(model, theme: theme))
  }

  /// Not made from an archive: it needs a model.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
#endif
