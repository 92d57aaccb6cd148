public import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var row: Int { self[1] }
  public var section: Int { self[0] }
}

/// A table that counts: after a batch of updates it asks its data source for the numbers of rows and refuses
/// those that the batch doesn't lead to, as UIKit does by an exception.
@MainActor public final class UITableView {
  public enum Style: Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Sendable { case automatic, none }

  public var tableHeaderView: UIView?
  public var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  weak var source: UITableViewController?
  private var counts: [Int]?
  private var change: [Int: Int] = [:]
  /// Why UIKit would have raised an exception.
  public private(set) var faults: [String] = []
  /// How many cells were made.
  public private(set) var made = 0

  private func asked() -> [Int] {
    guard let source else { return [] }
    return (0..<source.numberOfSections(in: self)).map {
      source.tableView(self, numberOfRowsInSection: $0)
    }
  }
  /// Shows what the data source has, as a table does when it comes to the screen.
  public func load() { counts = asked() }
  public func cell(row: Int, section: Int) -> UITableViewCell? {
    made += 1
    return source?.tableView(self, cellForRowAt: IndexPath(row: row, section: section))
  }
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let before = counts ?? asked()
    change = [:]
    updates?()
    let after = asked()
    for section in before.indices
    where before[section] + change[section, default: 0] != after[section] {
      faults.append("section \(section): \(before[section]) rows became \(after[section])")
    }
    counts = after
  }
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    for path in paths { change[path.section, default: 0] -= 1 }
  }
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    for path in paths { change[path.section, default: 0] += 1 }
  }
  public func moveRow(at from: IndexPath, to: IndexPath) {
    change[from.section, default: 0] -= 1
    change[to.section, default: 0] += 1
  }
}
public protocol UIContentConfiguration {}
@MainActor public final class UITableViewCell {
  public enum SelectionStyle: Sendable { case none, `default` }
  public enum EditingStyle: Sendable { case none, delete, insert }
  public init() {}
  public var selectionStyle = SelectionStyle.default
  public var contentConfiguration: (any UIContentConfiguration)?
}
@MainActor open class UITableViewController: UIViewController {
  public let tableView = UITableView()
  public init(style: UITableView.Style) {
    super.init()
    tableView.source = self
  }
  public required init?(coder: NSCoder) { nil }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
