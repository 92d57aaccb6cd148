#if canImport(SwiftUI)
import RegionKit
import SwiftUI

struct NewShop: View {
  @State private var form = try? FormModel(
    FormDefinition(
      FormText("New shop", chinese: "创建网店"),
      sections: [
        FormSection(fields: [
          FormField("groupName", "网店名称", rules: [.required, .maximumLength(30)]),
          FormField("regionId", "网店地址", kind: .region(until: .county), rules: [.required]),
          FormField("contactMail", "email", rules: [.format(.email).onLeaving]),
        ])
      ]),
    context: FormContext(regions: .china, language: .chinese)
  ) { payload in
    print(payload.json)
  }

  var body: some View { if let form { RegionFormView(form) } }
}
#endif
