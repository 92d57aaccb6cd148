#if canImport(SwiftUI)
import RegionKit
import SwiftUI

struct AddressForm: View {
  @State private var regionID: String? = "440305"

  var body: some View {
    List {
      RegionField("所在地区", selection: $regionID, suggested: ["110000", "310000", "440300"])
    }
  }
}
#endif
