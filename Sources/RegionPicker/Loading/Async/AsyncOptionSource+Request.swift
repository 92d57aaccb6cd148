extension AsyncOptionSource {
  /// What has to be done for an effect that asks for something, and the token its answer is for; `nil`
  /// for any other effect.
  package func request(
    for effect: CascadePicker<ID>.Effect
  ) -> (token: Int, run: @Sendable () async throws -> CascadePicker<ID>.Event)? {
    switch effect {
    case .load(let load):
      (
        load.token,
        {
          .loaded(token: load.token, try await options(below: load.parent, level: load.level))
        }
      )
    case .locate(let token, let id):
      (
        token,
        {
          let location = try await locate(id)
          return .located(token: token, path: location?.path, successor: location?.successor)
        }
      )
    case .search(let token, let text, let root):
      (
        token,
        {
          let found = try await search(text, below: root)
          return .found(token: token, found.results, total: found.total)
        }
      )
    case .filter(let token, let text, let parent):
      (
        token,
        { .filtered(token: token, try await matches(text, below: parent)) }
      )
    default: nil
    }
  }
}
