#if canImport(SwiftUI)
import Foundation
import RegionKit
import SwiftUI

/// The schedule form as an app: an event with its people, and a reminder that can't lie in the past.
@main
struct ScheduleApp: App {
  @State private var form = ScheduleApp.makeForm()

  var body: some Scene {
    WindowGroup {
      if let form {
        RegionFormView(form)
      } else {
        Text("schedule.json is not a form")
      }
    }
  }

  private static func makeForm() -> FormModel? {
    guard let file = Bundle.module.url(forResource: "schedule", withExtension: "json"),
      let definition = try? FormDefinition(json: Array(Data(contentsOf: file)))
    else { return nil }
    let people = ["张三", "李四", "王五"].map { FormChoice($0, FormText($0)) }
    return FormModel(
      definition,
      context: FormContext(
        language: FormLanguage(Locale.current.identifier), options: ["participants": people])
    ) { payload in
      print(payload.json)
    }
  }
}
#else
/// There is no SwiftUI here.
@main
enum ScheduleApp {
  static func main() {
    print("this app needs SwiftUI: open the folder in Xcode")
  }
}
#endif
