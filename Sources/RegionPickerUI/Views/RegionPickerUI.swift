/// Whether this platform has the views of this module: iOS, macOS and visionOS. Elsewhere the module is
/// empty but for this, so that a package that depends on it builds everywhere.
public var hasRegionPickerViews: Bool {
  #if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  true
  #else
  false
  #endif
}
