// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LookUp",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "regions", path: "../..")],
  targets: [
    .executableTarget(
      name: "LookUp",
      dependencies: [
        .product(name: "Regions", package: "regions"),
        .product(name: "RegionsChina", package: "regions"),
      ])
  ]
)
