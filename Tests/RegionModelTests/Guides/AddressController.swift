#if canImport(UIKit)
import RegionKit
import UIKit

final class AddressController: UIViewController {
  private var chosen: String?

  func choose() {
    let model = RegionPickerModel(
      tree: .china, until: .county, selected: chosen, former: .chinaFormer)
    model.onSelect = { regions in print(regions.map(\.name)) }
    model.onFinish = { [weak self] regions in
      self?.chosen = regions.last?.id
      self?.dismiss(animated: true)
    }
    model.onCancel = { [weak self] in self?.dismiss(animated: true) }
    present(RegionPickerViewController(model, theme: .chinese), animated: true)
  }
}
#endif
