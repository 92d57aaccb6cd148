extension CascadePicker {
  /// What a source answers to a search.
  public struct SearchResults: Hashable, Sendable {
    /// The best results, best first.
    public var results: [Result]
    /// How many there are in all, those that are not among ``results`` included.
    public var total: Int

    /// - Parameters:
    ///   - results: the best of them, best first.
    ///   - total: how many there are in all; `nil` if these are all of them.
    public init(_ results: [Result], total: Int? = nil) {
      self.results = results
      self.total = total ?? results.count
    }

    /// Nothing was found.
    public static var none: SearchResults { SearchResults([]) }
  }
}
