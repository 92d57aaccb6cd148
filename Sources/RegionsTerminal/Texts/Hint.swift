/// A key and what it does.
struct Hint: Equatable, Sendable {
  var key: String
  var meaning: String

  init(_ key: String, _ meaning: String) {
    self.key = key
    self.meaning = meaning
  }
}
