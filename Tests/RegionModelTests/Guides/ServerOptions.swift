import RegionKit

/// Regions that a server gives level by level.
struct ServerOptions: AsyncOptionSource {
  /// Asks the server for the regions below one, `nil` for the roots: IDs and names.
  var children: @Sendable (_ parent: String?) async throws -> [(id: String, name: String)]
  /// Asks the server for the IDs from the root down to a region.
  var path: @Sendable (_ id: String) async throws -> [String]?

  func options(below parent: String?, level: Int) async throws -> [CascadePicker<String>.Option] {
    try await children(parent).map { .init(id: $0.id, name: $0.name) }
  }

  func locate(_ id: String) async throws -> PickerLocation<String>? {
    try await path(id).map { PickerLocation(path: $0) }
  }
}

@MainActor
func makeServerPicker(_ server: ServerOptions, chosen: String?) -> RegionPickerModel {
  RegionPickerModel(
    source: server, configuration: .init(maxDepth: 3), selected: chosen,
    retryDelays: [.seconds(1), .seconds(3)])
}
