import RegionForms
import Regions
import RegionsChina

func fillForm() throws -> FormState {
  let definition = try FormDefinition(
    "Shop",
    sections: [
      FormSection(fields: [
        FormField("groupName", "Shop name", rules: [.required, .maximumLength(30)]),
        FormField("area", "City and district", kind: .region(depth: 3), rules: [.required]),
        FormField("logo", "Logo", kind: .attachment, rules: [.required]),
      ])
    ])
  var form = FormState(definition, context: FormContext(regions: .china))

  let changes = try form.send(.edit(key: "groupName", value: .text("荔湾小店")))
  print(form.rows.count)  // what to draw now
  print(changes)  // how the rows of before become the rows of now: for a table view
  try form.send(.submit)
  print(form.firstError ?? "")  // area: the row to scroll to
  return form
}
