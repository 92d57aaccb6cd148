// swift-tools-version: 6.2
import PackageDescription

#if canImport(AppleProductTypes)
import AppleProductTypes
#endif

let package = Package(
  name: "Schedule",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "regions", path: "../..")],
  targets: [
    .executableTarget(
      name: "ScheduleApp", dependencies: [.product(name: "RegionKit", package: "regions")],
      resources: [.copy("schedule.json")])
  ]
)

#if canImport(AppleProductTypes)
// Opened as Schedule.swiftpm: an app for a phone or its simulator.
package.products.append(
  .iOSApplication(
    name: "Schedule", targets: ["ScheduleApp"], bundleIdentifier: "example.regions.schedule",
    displayVersion: "1.0", bundleVersion: "1", supportedDeviceFamilies: [.phone, .pad],
    supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]))
#endif
