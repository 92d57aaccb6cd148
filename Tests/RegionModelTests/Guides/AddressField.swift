#if canImport(SwiftUI)
import RegionPicker
import RegionPickerModels
import RegionPickerUI
import Regions
import RegionsChina
import SwiftUI

struct AddressField: View {
  @State private var names = "请选择"
  @State private var picker: RegionPickerModel?
  @State private var isChoosing = false

  var body: some View {
    Button(names) { open() }
      .sheet(isPresented: $isChoosing) {
        if let picker { RegionPickerSheet(picker, theme: .chinese) }
      }
  }

  private func open() {
    let chosen = picker?.selectedIDs.last
    let model = RegionPickerModel(tree: .china, until: .county, selected: chosen)
    model.onFinish = { regions in
      names = regions.map(\.name).joined(separator: " ")
      isChoosing = false
    }
    model.onCancel = { isChoosing = false }
    picker = model
    isChoosing = true
  }
}
#endif
