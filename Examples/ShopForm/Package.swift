// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ShopForm",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "regions", path: "../..")],
  targets: [
    .executableTarget(
      name: "ShopFormApp",
      dependencies: [
        .product(name: "RegionFormUI", package: "regions"),
        .product(name: "RegionForms", package: "regions"),
        .product(name: "RegionsChina", package: "regions"),
      ]),
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
