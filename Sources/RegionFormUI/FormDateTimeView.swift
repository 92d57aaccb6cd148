#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import Foundation
internal import RegionFormModels
internal import RegionForms
internal import SwiftUI

/// The editor of a date-time: in its row, or inline below it. An empty one begins at the present and is
/// set by the first change, or by the button that says so.
struct FormDateTimeView: View {
  let model: FormModel
  let row: FormRow

  var body: some View {
    HStack {
      DatePicker(title, selection: date, displayedComponents: [.date, .hourAndMinute])
        .environment(\.timeZone, calendar.timeZone)
      if row.value?.text == nil {
        Button(model.language.own == .chinese ? "设为此时" : "Set") { date.wrappedValue = present }
      } else {
        Button(model.language.own == .chinese ? "清除" : "Clear") { model.edit(row.key, nil) }
      }
    }
  }

  private var title: String { model.text(model.field(of: row)?.title) }

  private var value: DateTime? { row.value?.text.flatMap { DateTime($0) } }

  /// The clock the value goes by: one as far from UTC as the value says, or the device's.
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone =
      value?.offset.flatMap { TimeZone(secondsFromGMT: $0 * 60) } ?? TimeZone.current
    return calendar
  }

  private var present: Date { model.clock().flatMap { moment(of: $0) } ?? Date() }

  private func moment(of value: DateTime) -> Date? {
    calendar.date(
      from: DateComponents(
        year: value.year, month: value.month, day: value.day, hour: value.hour,
        minute: value.minute))
  }

  private var date: Binding<Date> {
    Binding(
      get: { @MainActor in value.flatMap { moment(of: $0) } ?? present },
      set: { @MainActor new in
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: new)
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return }
        let moment = DateTime(
          year: year, month: month, day: day, hour: parts.hour ?? 0, minute: parts.minute ?? 0,
          offset: value?.offset)
        model.edit(row.key, .text(moment.description))
      })
  }
}
#endif
