/// Records that lie in the record of the region above, as the format has it.
///
///     {"name": "北京市", "cityList": [{"name": "东城区"}]}
extension Structure {
  static let nested: Structure = .init("nested", most: Weight.nested) { skeleton in
    var nesting = skeleton
    nesting.settleRootLists()
    nesting.groupRootLists()
    guard nesting.isNested, skeleton.options.parentKey == nil else { return nil }
    return Hypothesis(
      nested, .records(nesting), evidence: [Finding(.liesWithin, weight: Weight.nested)])
  }

  /// Records without anything above them: what is left when nothing connects them.
  static let flatList: Structure = .init("list", most: 0) { skeleton in
    var nesting = skeleton
    nesting.settleRootLists()
    guard !nesting.isNested, !nesting.rootLists.isEmpty, skeleton.options.parentKey == nil else {
      return nil
    }
    return Hypothesis(flatList, .records(nesting), evidence: [])
  }
}
