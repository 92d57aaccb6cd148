#if canImport(UIKit)
import RegionPicker
import RegionPickerModels
import RegionPickerUI
import Regions
import RegionsChina
import UIKit

final class AddressController: UIViewController {
  private var chosen: String?

  func choose() {
    let model = RegionPickerModel(tree: .china, until: .county, selected: chosen)
    model.onFinish = { [weak self] regions in
      self?.chosen = regions.last?.id
      self?.dismiss(animated: true)
    }
    model.onCancel = { [weak self] in self?.dismiss(animated: true) }
    present(RegionPickerViewController(model, theme: .chinese), animated: true)
  }
}
#endif
