// swift-tools-version: 6.2
import PackageDescription

#if canImport(AppleProductTypes)
import AppleProductTypes
#endif

let package = Package(
  name: "ShopForm",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "regions", path: "../..")],
  targets: [
    .executableTarget(
      name: "ShopFormApp",
      dependencies: [
        .product(name: "RegionKit", package: "regions"),
        // On Apple's platforms, with URLSession and no other library.
        .product(
          name: "RegionFormsHTTP", package: "regions", condition: .when(platforms: [.iOS, .macOS])),
      ],
      resources: [.copy("shop.json")]),
    .executableTarget(
      name: "ShopFormTerminal",
      dependencies: [
        .product(name: "RegionForms", package: "regions"),
        .product(name: "RegionsChina", package: "regions"),
      ]),
    .executableTarget(
      name: "ShopFormServer",
      dependencies: [
        .product(name: "RegionForms", package: "regions"),
        .product(name: "RegionsChina", package: "regions"),
      ]),
  ]
)

#if canImport(AppleProductTypes)
// Opened as ShopForm.swiftpm: an app for a phone or its simulator.
package.products.append(
  .iOSApplication(
    name: "ShopForm", targets: ["ShopFormApp"], bundleIdentifier: "example.regions.shopform",
    displayVersion: "1.0", bundleVersion: "1", supportedDeviceFamilies: [.phone, .pad],
    supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight],
    capabilities: [
      .camera(purposeString: "Pictures of the shop"), .localNetwork(purposeString: "The server"),
    ]))
#endif
