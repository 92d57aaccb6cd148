#if canImport(UIKit) && canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import Foundation
internal import RegionForms
internal import SwiftUI
public import UIKit

/// The form as a table view, for an app of UIKit that adds rows, headers or cells of its own around it.
///
/// Rows come, go and move as the model's batches say. A cell reads its row from the model and is never
/// configured anew, so that a text that is being composed with an input method stays as it is. Where the model
/// takes messages, the button that pastes one is the table's header, unless the app has set another.
@MainActor
open class FormTableViewController: UITableViewController {
  /// The form.
  public let model: FormModel
  private let pictures: FormPictures
  /// The rows the table shows: those of the model, up to the batch that is being carried out.
  private var sections: [[FormRow]]
  /// The button that pastes a message, where the model takes one.
  private var messageView: UIView?

  /// A table over a model, whose `onChange` it sets.
  public init(_ model: FormModel, pictures: FormPictures = .none) {
    self.model = model
    self.pictures = pictures
    sections = model.sections
    super.init(style: .grouped)
    model.onChange = { [weak self] in self?.apply($0) }
  }

  /// Not made from an archive: it needs a model.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Puts the button that pastes a message above the rows.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard model.takesMessages, tableView.tableHeaderView == nil else { return }
    messageView = UIHostingConfiguration { FormMessageView(model: model) }.makeContentView()
    tableView.tableHeaderView = messageView
  }

  /// Gives that button the height it needs: a table doesn't ask its header.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let messageView, tableView.tableHeaderView === messageView else { return }
    let height = messageView.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard messageView.frame.height != height else { return }
    messageView.frame.size.height = height
    tableView.tableHeaderView = messageView
  }

  /// Carries out a batch.
  private func apply(_ batch: RowBatch) {
    // What is said of a message changes its view's height.
    if messageView != nil { view.setNeedsLayout() }
    let rows = model.sections
    guard !(batch.deletions.isEmpty && batch.insertions.isEmpty && batch.moves.isEmpty) else {
      sections = rows
      // A message that came or went changes the height of its cell.
      tableView.performBatchUpdates({})
      return
    }
    tableView.performBatchUpdates { [self] in
      sections = rows
      tableView.deleteRows(at: batch.deletions.map(\.path), with: .automatic)
      tableView.insertRows(at: batch.insertions.map(\.path), with: .automatic)
      for move in batch.moves { tableView.moveRow(at: move.from.path, to: move.to.path) }
    }
  }

  /// A section of the form's definition for each of the table's.
  open override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  /// The rows that are shown.
  open override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].count }

  /// The title of a section that has rows.
  open override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    let title = model.text(model.form.definition.sections[section].title)
    return sections[section].isEmpty || title.isEmpty ? nil : title
  }

  /// A cell that shows its row as the model has it.
  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.selectionStyle = .none
    let id = sections[indexPath.section][indexPath.row].id
    cell.contentConfiguration = UIHostingConfiguration {
      FormCellView(model: model, id: id, pictures: pictures) { [weak self] in self?.open($0) }
    }
    return cell
  }

  /// Whether a row is an item of a list, to be swiped away.
  open override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool {
    let row = sections[indexPath.section][indexPath.row]
    return row.kind == .item && !model.isReadOnly(row)
  }

  /// Removes an item that was swiped away.
  open override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { model.remove(sections[indexPath.section][indexPath.row].id) }
  }

  private func open(_ row: FormRow) {
    guard let page = FormPage.opening(row, in: model) else { return }
    let view = FormPageView(model: model, page: page, pictures: pictures) { [weak self] in
      self?.dismiss(animated: true)
    }
    present(UIHostingController(rootView: view), animated: true)
  }
}

/// A row of the model in a cell.
private struct FormCellView: View {
  let model: FormModel
  let id: String
  let pictures: FormPictures
  let open: (FormRow) -> Void
  @FocusState private var focus: String?

  var body: some View {
    // A row that has just gone is still on the screen for the length of an animation.
    if let row = model.row(id) {
      FormRowView(model: model, row: row, pictures: pictures, focus: $focus, open: open)
        .onChange(of: focus) {
          // Where the return key leads lies in another cell.
          if let focus, focus != model.form.focus { model.focus(focus) }
        }
        .onChange(of: model.form.focus) {
          let own = model.form.focus == id ? id : nil
          if own != focus { focus = own }
        }
    }
  }
}

extension RowPosition {
  fileprivate var path: IndexPath { IndexPath(row: row, section: section) }
}
#endif
