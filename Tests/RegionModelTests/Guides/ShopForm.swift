import RegionFormModels
import RegionForms
import RegionsChina

@MainActor
func makeShopForm(
  _ json: [UInt8], province: String, shop: String,
  uploader: some AttachmentUploader, deliver: @escaping FormModel.Delivery
) throws(FormDefinitionError) -> FormModel {
  let definition = try FormDefinition(json: json)
  let context = FormContext(
    regions: .china, language: .chinese, facts: ["provinceId": .text(province)])
  return FormModel(
    definition, context: context, values: ["groupId": .text(shop)], uploader: uploader,
    deliver: deliver)
}
