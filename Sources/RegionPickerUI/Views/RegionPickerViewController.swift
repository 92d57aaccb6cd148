#if canImport(UIKit) && canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
public import UIKit

/// The sheet for UIKit, to be presented as any view controller. Pulled down, it cancels the model; so does
/// whatever else takes it off the screen with nothing chosen.
///
///     present(RegionPickerViewController(model, theme: .chinese), animated: true)
@MainActor
public final class RegionPickerViewController: UIHostingController<RegionPickerSheet> {
  private let model: RegionPickerModel

  /// A view controller over a model.
  public init(_ model: RegionPickerModel, theme: RegionPickerTheme) {
    self.model = model
    super.init(rootView: RegionPickerSheet(model, theme: theme))
  }

  /// Not made from an archive: it needs a model.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Cancels a picker that goes away with nothing chosen.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { model.cancel() }
  }
}
#endif
