// swift-tools-version: 6.2
import PackageDescription

// Leaves first: a target depends only on targets above it.

/// Where pointers are used: each use of an unsafe construct has to be spelled out.
let pointerSettings: [SwiftSetting] = [.strictMemorySafety()]

/// The reading core: besides, borrowed views are bound to what they look into.
let coreSettings: [SwiftSetting] = pointerSettings + [.enableExperimentalFeature("Lifetimes")]

// Libraries that one command needs are loaded when that command runs (see the shim headers), so that
// a look-up does not pay for them at start-up. Only their headers are needed to build. On Linux these
// lie in the compiler's search path; elsewhere pkg-config knows where.
func pkgConfig(_ name: String) -> String? {
  #if os(Linux)
  nil
  #else
  name
  #endif
}

/// The commit that is built, for `regions --version --json`; whoever builds a release sets it.
let commit = (Context.environment["REGIONS_COMMIT"] ?? "").filter(\.isHexDigit)

let package = Package(
  name: "regions",
  // Each is the first release with Observation, which the models use. What threads share is kept by C's atomics
  // (`CPlatform`), because those of Swift's standard library want the release after it.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Regions", targets: ["Regions"]),
    .library(name: "RegionsChina", targets: ["RegionsChina"]),
    .library(name: "RegionsSearch", targets: ["RegionsSearch"]),
    .library(name: "RegionsSource", targets: ["RegionsSource"]),
    .library(name: "RegionsMatch", targets: ["RegionsMatch"]),
    .library(name: "RegionsImport", targets: ["RegionsImport"]),
    .library(name: "RegionsXML", targets: ["RegionsXML"]),
    .library(name: "RegionsJSON", targets: ["RegionsJSON"]),
    .library(name: "RegionsSQLite", targets: ["RegionsSQLite"]),
    .library(name: "RegionsYAML", targets: ["RegionsYAML"]),
    .library(name: "RegionsArchive", targets: ["RegionsArchive"]),
    .library(name: "RegionsExport", targets: ["RegionsExport"]),
    .library(name: "RegionKit", targets: ["RegionKit"]),
    .library(
      name: "RegionPicker", targets: ["RegionPicker", "RegionPickerDriver", "RegionPickerModels"]),
    .library(name: "RegionPickerUI", targets: ["RegionPickerUI"]),
    .library(
      name: "RegionForms",
      targets: ["RegionForms", "RegionFormContacts", "RegionFormModels", "JSONDocument"]),
    .library(name: "RegionFormUI", targets: ["RegionFormUI"]),
    .library(name: "RegionFormsHTTP", targets: ["RegionFormsHTTP"]),
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
      name: "CSQLite", pkgConfig: pkgConfig("sqlite3"),
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CLibZip", pkgConfig: pkgConfig("libzip"),
      providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: pkgConfig("yaml-0.1"),
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CCurl", pkgConfig: pkgConfig("libcurl"),
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),

    // MARK: The core, and the bundled data set
    .target(name: "CPlatform"),
    .target(name: "Regions", dependencies: ["CPlatform"], swiftSettings: coreSettings),
    .target(name: "CBundledRegions"),
    .target(
      name: "RegionsChina", dependencies: ["Regions", "CBundledRegions"],
      swiftSettings: coreSettings),

    // MARK: JSON as our own documents have it, parsed and written
    .target(name: "JSONDocument", swiftSettings: pointerSettings),

    // MARK: What is built on the core, each on its own
    .target(name: "CPinyinTables"),
    .target(name: "RegionsPinyin", dependencies: ["CPinyinTables"], swiftSettings: pointerSettings),
    .target(name: "CNameVariants"),
    .target(name: "TypedNumbers", swiftSettings: coreSettings),
    .target(
      name: "RegionsNames", dependencies: ["Regions", "CNameVariants"],
      swiftSettings: pointerSettings),
    .target(
      name: "RegionsSearch", dependencies: ["Regions", "RegionsNames", "TypedNumbers"],
      swiftSettings: coreSettings),
    .target(
      name: "RegionsMatch", dependencies: ["Regions", "RegionsNames", "TypedNumbers"],
      swiftSettings: pointerSettings),
    .target(
      name: "SQLiteDatabase", dependencies: ["CSQLite"], swiftSettings: pointerSettings),
    .target(name: "RegionsDiff", dependencies: ["Regions"]),
    .target(name: "ExchangeForm"),
    // Whole files: what is written takes the place of what was there, or nothing happens.
    .target(name: "RegionsFiles", swiftSettings: pointerSettings),
    .target(
      name: "RegionsExport",
      dependencies: ["Regions", "JSONDocument", "ExchangeForm", "RegionsFiles", "SQLiteDatabase"],
      swiftSettings: pointerSettings),

    // MARK: From files of any kind to one document of values, and from that to a tree
    .target(
      name: "RegionsSource", dependencies: ["ExchangeForm", "RegionsFiles", "CZlib", "CIconv"],
      swiftSettings: pointerSettings,
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS, .iOS]))]),
    .target(
      name: "RegionsXML", dependencies: ["RegionsSource", "CLibXML2"],
      swiftSettings: pointerSettings),
    .target(
      name: "RegionsJSON", dependencies: ["RegionsSource", "CYAJL"], swiftSettings: pointerSettings),
    .target(
      name: "RegionsSQLite", dependencies: ["RegionsSource", "SQLiteDatabase"],
      swiftSettings: pointerSettings),
    .target(
      name: "RegionsYAML", dependencies: ["RegionsSource", "CLibYAML"],
      swiftSettings: pointerSettings),
    .target(
      name: "RegionsArchive", dependencies: ["RegionsSource", "CLibZip"],
      swiftSettings: pointerSettings),
    .target(
      name: "RegionsImport",
      dependencies: ["Regions", "ExchangeForm", "RegionsSource", "TypedNumbers"],
      resources: [.embedInCode("Words/words.tsv")], swiftSettings: pointerSettings),

    // MARK: The picker and the form around it, as an app links them: without a system library
    .target(name: "RegionPicker"),
    .target(
      name: "RegionPickerDriver", dependencies: ["RegionPicker", "Regions", "RegionsSearch"]),
    .target(
      name: "RegionForms",
      dependencies: ["Regions", "RegionsFiles", "RegionPicker", "JSONDocument"],
      swiftSettings: pointerSettings),
    .target(
      name: "RegionFormsHTTP",
      dependencies: [
        "RegionForms", "JSONDocument",
        // Apple's platforms have URLSession.
        .target(name: "CCurl", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: pointerSettings),

    // Messages that are pasted into a form.
    .target(
      name: "RegionFormContacts", dependencies: ["RegionForms", "RegionsMatch", "Regions"]),

    // MARK: Models for views, and the views themselves where there is SwiftUI
    .target(
      name: "RegionPickerModels", dependencies: ["RegionPicker", "RegionPickerDriver", "Regions"]),
    .target(
      name: "RegionFormModels",
      dependencies: ["CPlatform", "RegionForms", "RegionPicker", "RegionPickerModels", "Regions"]),
    .target(
      name: "RegionPickerUI", dependencies: ["RegionPickerModels", "RegionPicker", "Regions"]),
    .target(
      name: "RegionFormUI",
      dependencies: ["RegionFormModels", "RegionForms", "RegionPickerUI", "RegionPickerModels"]),

    // One import for an app.
    .target(
      name: "RegionKit",
      dependencies: [
        "Regions", "RegionsChina", "RegionPicker", "RegionPickerDriver", "RegionPickerModels",
        "RegionPickerUI", "RegionForms", "RegionFormContacts", "RegionFormModels",
        "RegionFormUI", "JSONDocument",
      ]),

    // MARK: Picker and form driven by lines of JSON, for the command line
    .target(
      name: "RegionPickerEvents",
      dependencies: ["RegionPicker", "RegionPickerDriver", "Regions", "JSONDocument"]),
    .target(
      name: "RegionFormEvents", dependencies: ["Regions", "RegionForms", "JSONDocument"]),

    // MARK: The forms as a page calls them, compiled to WebAssembly by Scripts/build-web
    .target(
      name: "RegionFormsWeb",
      dependencies: ["Regions", "RegionForms", "RegionFormEvents", "JSONDocument"],
      swiftSettings: pointerSettings),

    // MARK: The C library: regions.h and what implements it
    .systemLibrary(name: "CRegions", path: "Bindings/C"),
    .target(
      name: "RegionsC",
      dependencies: [
        "CRegions", "CPlatform", "Regions", "RegionsChina", "RegionsNames", "RegionsSearch",
        "RegionsMatch", "RegionPicker", "RegionPickerDriver",
      ],
      swiftSettings: pointerSettings),

    // MARK: The command line
    .target(name: "ArgumentParsing"),
    .target(name: "CTerminal"),
    .target(
      name: "RegionsTerminal",
      dependencies: [
        "Regions", "RegionPicker", "RegionForms", "CTerminal",
      ],
      swiftSettings: pointerSettings),
    .target(name: "CProgram", cSettings: [.define("REGIONS_COMMIT", to: "\"\(commit)\"")]),
    .target(
      name: "RegionsCLI",
      dependencies: [
        "CProgram", "SQLiteDatabase",
        "ArgumentParsing", "Regions", "RegionsChina", "RegionsNames", "RegionsSearch",
        "RegionsMatch", "RegionsDiff",
        "RegionsPinyin", "RegionsSource", "RegionsXML", "RegionsJSON", "RegionsSQLite",
        "RegionsYAML", "RegionsArchive", "RegionsImport", "RegionsExport",
        "JSONDocument", "RegionPicker", "RegionPickerDriver", "RegionPickerEvents", "RegionForms",
        "RegionFormContacts", "RegionFormEvents", "RegionsFiles",
        "RegionsTerminal",
      ],
      swiftSettings: pointerSettings),
    .executableTarget(
      name: "regions-tool", dependencies: ["RegionsCLI"]),
    .executableTarget(
      name: "regions-benchmark",
      dependencies: [
        "Regions", "RegionsChina", "RegionsSearch", "RegionsMatch", "RegionsTestSupport",
        "RegionForms", "RegionsSource", "RegionsXML",
        "RegionsJSON", "RegionsImport", "CSQLite", "CLibXML2", "CYAJL",
      ]),

    // MARK: Tests
    .target(
      name: "RegionsTestSupport", dependencies: ["Regions"], path: "Tests/RegionsTestSupport"),
    .testTarget(
      name: "RegionsTests", dependencies: ["Regions", "RegionsChina", "RegionsTestSupport"]),
    .testTarget(
      name: "RegionsSearchTests",
      dependencies: ["RegionsSearch", "RegionsPinyin", "RegionsChina", "RegionsTestSupport"]),
    .testTarget(
      name: "RegionsMatchTests",
      dependencies: ["RegionsMatch", "RegionsChina", "RegionsTestSupport"]),
    .testTarget(
      name: "RegionsDiffTests", dependencies: ["RegionsDiff", "RegionsTestSupport"]),
    .testTarget(
      name: "RegionsSourceTests",
      dependencies: [
        "RegionsSource", "RegionsXML", "RegionsJSON", "RegionsYAML", "RegionsArchive",
        "RegionsTestSupport",
      ]),
    .testTarget(
      name: "RegionsImportTests",
      dependencies: [
        "RegionsSource", "RegionsXML", "RegionsJSON", "RegionsSQLite", "RegionsYAML",
        "RegionsArchive", "RegionsImport", "TypedNumbers",
        "RegionsTestSupport",
      ],
      exclude: ["RealSources", "Sources"]),
    .testTarget(
      name: "RegionsFilesTests", dependencies: ["RegionsFiles", "RegionsTestSupport"]),
    .testTarget(
      name: "RegionsExportTests",
      dependencies: [
        "RegionsExport", "RegionsSource", "RegionsXML", "RegionsJSON", "RegionsSQLite",
        "RegionsImport", "RegionsTestSupport", "JSONDocument", "CSQLite",
      ]),
    .testTarget(
      name: "JSONDocumentTests", dependencies: ["JSONDocument"]),
    .testTarget(
      name: "RegionPickerTests",
      dependencies: [
        "RegionPicker", "RegionPickerDriver", "RegionPickerEvents", "RegionsChina",
        "RegionsTestSupport",
      ]),
    .testTarget(
      name: "RegionFormsTests",
      dependencies: [
        "RegionForms", "RegionFormContacts", "RegionFormEvents", "RegionFormsHTTP",
        "RegionFormsWeb", "RegionsMatch", "RegionPicker",
        "RegionPickerDriver", "JSONDocument", "RegionsChina", "RegionsFiles", "RegionsTestSupport",
      ],
      exclude: ["Forms"]),
    .testTarget(
      name: "RegionModelTests",
      dependencies: [
        "RegionPickerModels", "RegionFormModels", "RegionPicker", "RegionPickerDriver",
        "RegionForms", "RegionFormContacts", "RegionFormsHTTP", "RegionKit", "JSONDocument",
        "Regions", "RegionsChina",
        "RegionsMatch", "RegionsSearch", "RegionsTestSupport",
      ]),
    .testTarget(
      name: "ArgumentParsingTests", dependencies: ["ArgumentParsing"]),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .testTarget(
      name: "RegionsTerminalTests",
      dependencies: [
        "RegionsTerminal", "RegionForms", "RegionPickerDriver", "RegionsTestSupport",
        "CPseudoTerminal",
      ]),
    .testTarget(
      name: "RegionsCommandTests",
      dependencies: [
        "ArgumentParsing", "RegionsCLI", "RegionsChina", "RegionsPinyin", "RegionsTestSupport",
        "CPseudoTerminal",
      ]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

// What every Swift target is compiled with besides.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    [
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("ExistentialAny"),
    ] + (target.swiftSettings ?? [])
}
