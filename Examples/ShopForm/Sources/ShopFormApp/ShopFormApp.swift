#if canImport(SwiftUI)
import Foundation
import RegionKit
import SwiftUI

/// The shop form as an app: nine fields, pictures that are uploaded, a server that takes the shop.
@main
struct ShopFormApp: App {
  @State private var form = ShopForm.make()
  @State private var chooser = PictureChooser()

  var body: some Scene {
    WindowGroup {
      if let form {
        RegionFormView(form, pictures: chooser.pictures).choosingPictures(with: chooser)
      } else {
        Text("shop.json is not a form")
      }
    }
  }
}

/// The shop form over a server: see `server.py`.
enum ShopForm {
  static let server = "http://127.0.0.1:8000"

  @MainActor static func make() -> FormModel? {
    guard let file = Bundle.module.url(forResource: "shop", withExtension: "json"),
      let definition = try? FormDefinition(json: Array(Data(contentsOf: file)))
    else { return nil }
    let model = FormModel(
      definition,
      context: FormContext(
        regions: .china, language: FormLanguage(Locale.current.identifier),
        facts: ["provinceId": "440000"]),
      uploader: PictureServer(base: "\(server)/uploads")
    ) { payload in
      try await post(payload)
    }
    model.formerRegions = .chinaFormer
    return model
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
