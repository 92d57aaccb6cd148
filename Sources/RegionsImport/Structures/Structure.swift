/// One way in which records hang together: looks at the tables and returns how they could be read so.
///
/// A structure changes nothing and knows no other structure: what it finds is compared afterwards, so
/// that their order decides nothing. A new one is a file with such a value, a line in ``all``, what it
/// weighs (``Weight``) and, if the report has no words for it yet, a form of ``ImportShape``.
struct Structure: Sendable {
  /// What `--structure` calls it.
  let name: String
  /// More than this no reading of this kind scores, whatever speaks for it.
  var most: Double { bound() }
  private let bound: @Sendable () -> Double
  /// A reading of this kind that the records allow; `nil` as a rule.
  ///
  /// - Parameter skeleton: what holds what in the source, before anything else is connected.
  let find: @Sendable (_ skeleton: Nesting) -> Hypothesis?

  init(
    _ name: String, most: @autoclosure @escaping @Sendable () -> Double,
    _ find: @escaping @Sendable (_ skeleton: Nesting) -> Hypothesis?
  ) {
    self.name = name
    bound = most
    self.find = find
  }

  /// Every structure there is.
  static let all: [Structure] = [
    nested,
    parentColumn,
    parentName,
    codePrefix,
    levelCodes,
    nestedSets,
    numberSteps,
    depthFirst,
    indent,
    levelColumns,
    pathCell,
    idPath,
    childIDs,
    flatList,
  ]
}
