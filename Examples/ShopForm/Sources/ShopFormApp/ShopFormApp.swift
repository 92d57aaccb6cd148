#if canImport(SwiftUI)
import RegionFormModels
import RegionFormUI
import RegionForms
import RegionsChina
import SwiftUI

/// The shop form as an app. The definition is part of the program; an app would fetch it, or keep it in
/// its bundle.
@main
struct ShopFormApp: App {
  @State private var model = ShopFormApp.makeModel()

  var body: some Scene {
    WindowGroup {
      if let model {
        RegionFormView(model, pictures: .none)
      } else {
        Text("the definition is not right")
      }
    }
  }

  private static func makeModel() -> FormModel? {
    let required = FormRule.required.saying(FormText("choose", chinese: "市区不能为空"))
    let definition = try? FormDefinition(
      FormText("New shop", chinese: "创建网店"),
      sections: [
        FormSection(fields: [
          FormField(
            "groupName", FormText("Shop name", chinese: "网店名称"),
            rules: [.required, .maximumLength(30)]),
          FormField(
            "regionId", FormText("Address", chinese: "网店地址"),
            kind: .region(until: .county, ancestors: [.init("cityId", .prefecture)]),
            rules: [required]),
        ])
      ])
    guard let definition else { return nil }
    return FormModel(definition, context: FormContext(regions: .china, language: .chinese)) {
      payload throws(FormRefusal) in
      print(payload)
    }
  }
}

extension FormPictures {
  /// For a form without pictures.
  static var none: FormPictures {
    FormPictures(choose: { _ in nil }, image: { _ in Image(systemName: "photo") })
  }
}
#else
/// There is no SwiftUI here.
@main
enum ShopFormApp {
  static func main() {
    print("this app needs SwiftUI: open the folder in Xcode")
  }
}
#endif
