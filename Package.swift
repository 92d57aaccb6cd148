// swift-tools-version: 6.2
import PackageDescription

// Leaves first: a target depends only on targets above it. What each is for: Architecture.md.

/// Borrowed views are bound to what they look into.
let lifetimes: [SwiftSetting] = [.enableExperimentalFeature("Lifetimes")]

/// The commit that is built, for `regions --version --json`; whoever builds a release sets it.
let commit = (Context.environment["REGIONS_COMMIT"] ?? "").filter(\.isHexDigit)

let package = Package(
  name: "regions",
  // Each is the first release with Observation, which the models use. What threads share is kept by C's atomics
  // (`CPlatform`), because those of Swift's standard library want the release after it.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    // For apps and servers, without a system library.
    .library(name: "Regions", targets: ["Regions"]),
    .library(name: "RegionsChina", targets: ["RegionsChina"]),
    .library(name: "RegionsSearch", targets: ["RegionsSearch"]),
    .library(name: "RegionsMatch", targets: ["RegionsMatch"]),
    .library(name: "RegionPicker", targets: ["RegionPicker", "RegionPickerUI"]),
    .library(
      name: "RegionForms", targets: ["RegionForms", "RegionFormUI", "JSONDocument", "RegionsFiles"]),
    .library(name: "RegionKit", targets: ["RegionKit"]),
    // With the libraries that the command line uses.
    .library(name: "RegionFormsHTTP", targets: ["RegionFormsHTTP"]),
    .library(
      name: "RegionsImport",
      targets: ["RegionsSource", "RegionsFormats", "RegionsImport", "RegionsFiles"]),
    .library(name: "RegionsExport", targets: ["RegionsExport", "RegionsFiles"]),
    .executable(name: "regions", targets: ["regions-tool"]),
  ],
  targets: [
    // MARK: System libraries
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CYAJL", pkgConfig: "yajl",
      providers: [.apt(["libyajl-dev"]), .brew(["yajl"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CIconv"),
    .systemLibrary(
      name: "CSQLite", pkgConfig: headers("sqlite3"),
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CLibZip", pkgConfig: headers("libzip"),
      providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: headers("yaml-0.1"),
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    // MARK: The core, and the bundled data set
    .target(name: "CPlatform"),
    .target(name: "Regions", dependencies: ["CPlatform"], swiftSettings: lifetimes),
    .target(name: "CBundledRegions"),
    .target(
      name: "RegionsChina", dependencies: ["Regions", "CBundledRegions"], swiftSettings: lifetimes),

    // MARK: What stands on nothing
    .target(name: "TranslatedText"),
    .target(name: "JSONDocument", dependencies: ["TranslatedText"]),
    .target(name: "TypedNumbers", swiftSettings: lifetimes),
    .target(name: "RegionsFiles"),
    .target(name: "SQLiteDatabase", dependencies: ["CSQLite"]),

    // MARK: Names, and what finds regions by them
    .target(name: "CNameVariants"),
    .target(name: "RegionsNames", dependencies: ["Regions", "CNameVariants"]),
    .target(
      name: "RegionsSearch", dependencies: ["Regions", "RegionsNames", "TypedNumbers"],
      swiftSettings: lifetimes),
    .target(name: "RegionsMatch", dependencies: ["Regions", "RegionsNames", "TypedNumbers"]),

    // MARK: To other forms
    .target(
      name: "RegionsExport",
      dependencies: ["Regions", "JSONDocument", "RegionsFiles", "SQLiteDatabase"]),

    // MARK: From files of any kind to one document of values, and from that to a tree
    .target(
      name: "RegionsSource", dependencies: ["RegionsFiles", "CZlib", "CIconv"],
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS, .iOS]))]),
    .target(
      name: "RegionsFormats",
      dependencies: ["RegionsSource", "SQLiteDatabase", "CLibXML2", "CYAJL", "CLibYAML", "CLibZip"]),
    .target(name: "CWords"),
    .target(
      name: "RegionsImport",
      dependencies: ["Regions", "RegionsFiles", "RegionsSource", "TypedNumbers", "CWords"],
      exclude: ["Words/words.tsv"]),

    // MARK: The picker and the form around it, as state machines and as apps show them
    .target(name: "RegionPicker", dependencies: ["Regions", "RegionsSearch"]),
    .target(name: "RegionPickerUI", dependencies: ["RegionPicker", "Regions"]),
    .target(
      name: "RegionForms",
      dependencies: [
        "Regions", "RegionsMatch", "RegionsFiles", "RegionPicker", "TranslatedText", "JSONDocument",
      ]),
    .target(
      name: "RegionFormUI",
      dependencies: ["CPlatform", "Regions", "RegionForms", "RegionPicker", "RegionPickerUI"]),
    .target(
      name: "RegionKit",
      dependencies: [
        "Regions", "RegionsChina", "RegionPicker", "RegionPickerUI", "RegionForms", "RegionFormUI",
        "JSONDocument",
      ]),
    .target(
      name: "RegionFormsHTTP",
      dependencies: [
        "RegionForms", "RegionsFiles", "JSONDocument",
      ]),

    // MARK: Picker and form driven by lines of JSON, for the command line and for pages
    .target(
      name: "RegionEvents",
      dependencies: ["Regions", "RegionPicker", "RegionForms", "TranslatedText", "JSONDocument"]),

    // MARK: The C library: regions.h and what implements it
    .systemLibrary(name: "CRegions", path: "Bindings/C"),
    .target(
      name: "RegionsC",
      dependencies: [
        "CRegions", "CPlatform", "Regions", "RegionsChina", "RegionsNames", "RegionsSearch",
        "RegionsMatch", "RegionPicker",
      ]),

    // MARK: The command line
    .target(name: "CProgram", cSettings: [.define("REGIONS_COMMIT", to: "\"\(commit)\"")]),
    .target(
      name: "RegionsTerminal",
      dependencies: ["RegionsFiles", "Regions", "RegionPicker", "RegionForms", "CProgram"]),
    .target(
      name: "RegionsCLI",
      dependencies: [
        "CProgram", "TranslatedText", "JSONDocument", "Regions", "RegionsChina", "RegionsNames",
        "RegionsSearch", "RegionsMatch", "RegionsFiles", "RegionsExport", "RegionPicker",
        "RegionForms", "RegionEvents", "RegionsTerminal",
      ]),
    // The table of commands, and `import`: the others are compiled beside `RegionsImport` instead of after it.
    .executableTarget(
      name: "regions-tool",
      dependencies: [
        "CProgram", "TranslatedText", "JSONDocument", "SQLiteDatabase", "Regions", "RegionsChina",
        "RegionsFiles", "RegionsSource", "RegionsFormats", "RegionsImport", "RegionsExport",
        "RegionsTerminal", "RegionsCLI",
      ]),
    .executableTarget(
      name: "regions-benchmark",
      dependencies: [
        "Regions", "RegionsChina", "RegionsSearch", "RegionsMatch", "RegionsTestSupport",
        "RegionForms", "RegionsFiles", "RegionsSource", "RegionsFormats", "RegionsImport",
        "CSQLite", "CLibXML2", "CYAJL",
      ]),

    // MARK: Tests
    .target(
      name: "RegionsTestSupport", dependencies: ["Regions"], path: "Tests/RegionsTestSupport"),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .testTarget(
      name: "RegionsTests", dependencies: ["Regions", "RegionsChina", "RegionsTestSupport"]),
    .testTarget(
      name: "RegionsSearchTests",
      dependencies: [
        "Regions", "RegionsSearch", "RegionsCLI", "RegionsChina", "RegionsTestSupport",
      ],
      exclude: ["Blind"]),
    .testTarget(
      name: "RegionsMatchTests",
      dependencies: ["Regions", "RegionsMatch", "RegionsChina", "RegionsTestSupport"],
      exclude: ["Blind"]),
    .testTarget(
      name: "RegionsSourceTests",
      dependencies: ["RegionsFiles", "RegionsSource", "RegionsFormats", "RegionsTestSupport"]),
    .testTarget(
      name: "RegionsImportTests",
      dependencies: [
        "Regions", "RegionsFiles", "RegionsSource", "RegionsFormats", "RegionsImport",
        "TypedNumbers", "RegionsTestSupport",
      ],
      exclude: ["BlindSources", "RealSources", "Sources"]),
    .testTarget(
      name: "RegionsExportTests",
      dependencies: [
        "Regions", "RegionsExport", "RegionsFiles", "RegionsSource", "RegionsFormats",
        "RegionsImport",
        "RegionsTestSupport", "JSONDocument", "CSQLite",
      ]),
    .testTarget(
      name: "RegionPickerTests",
      dependencies: [
        "Regions", "RegionPicker", "RegionEvents", "RegionsChina", "JSONDocument",
        "RegionsTestSupport",
      ]),
    .testTarget(
      name: "RegionFormsTests",
      dependencies: [
        "Regions", "RegionForms", "RegionFormsHTTP", "RegionEvents", "RegionPicker",
        "TranslatedText", "JSONDocument", "RegionsChina", "RegionsFiles", "RegionsTestSupport",
      ],
      exclude: ["Forms"]),
    .testTarget(
      name: "RegionModelTests",
      dependencies: [
        "RegionPickerUI", "RegionFormUI", "RegionPicker", "RegionForms", "RegionFormsHTTP",
        "RegionKit", "JSONDocument", "Regions", "RegionsChina", "RegionsMatch", "RegionsSearch",
        "RegionsTestSupport",
      ]),
    .testTarget(
      name: "RegionsTerminalTests",
      dependencies: [
        "Regions", "RegionsTerminal", "RegionForms", "RegionPicker", "RegionsTestSupport",
        "CPseudoTerminal",
      ]),
    .testTarget(
      name: "RegionsCommandTests",
      dependencies: [
        "Regions", "TranslatedText", "RegionsCLI", "regions-tool", "RegionsChina",
        "RegionsTestSupport", "CPseudoTerminal",
      ]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

/// Libraries that one command needs are loaded when that command runs (see the shim headers), so that a look-up does
/// not pay for them at start-up. Only their headers are needed to build: on Linux these lie in the compiler's search
/// path, elsewhere pkg-config knows where.
func headers(_ name: String) -> String? {
  #if os(Linux)
  nil
  #else
  name
  #endif
}

// What every Swift target is compiled with besides. In the sources each use of an unsafe construct is spelled out.
let measuring = ["regions-benchmark", "RegionsTestSupport", "CPseudoTerminal"]
for target in package.targets where target.type != .system {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
  if target.type != .test && !measuring.contains(target.name) {
    settings.append(.strictMemorySafety())
  }
  target.swiftSettings = settings + (target.swiftSettings ?? [])
}
