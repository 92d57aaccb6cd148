import Regions

/// A tree that was read and checked: all that is left of its sources before it is written.
struct ReadTree {
  let builder: RegionTreeBuilder
  var report: ImportReport

  /// - Throws: What keeps the tree from being written.
  init(_ builder: RegionTreeBuilder, _ report: ImportReport) throws(RegionBuildError) {
    try builder.check()
    self.builder = builder
    self.report = report
  }

  func written() -> ImportResult {
    ImportResult(bytes: builder.checkedBytes(), report: report)
  }
}
