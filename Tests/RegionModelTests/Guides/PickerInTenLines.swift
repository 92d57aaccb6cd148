import RegionKit

@MainActor
func makePicker(
  chosen: String?, done: @escaping @MainActor (_ names: [String]) -> Void
) -> RegionPickerModel {
  let model = RegionPickerModel(
    tree: .china, until: .county, selected: chosen, former: .chinaFormer)
  model.onFinish = { regions in done(regions.map(\.name)) }
  return model
}
