#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import Foundation
public import RegionForms
internal import SwiftUI

/// The editor of a date-time: in its row, or as a calendar in a row of its own below it. An empty one
/// begins at the present and is set by the first change, or by the button that says so.
struct FormDateTimeView: View {
  let model: FormModel
  let row: FormRow

  var body: some View {
    if row.kind == .dateTimeEditor {
      VStack {
        picker.datePickerStyle(.graphical)
        button
      }
    } else {
      HStack {
        Spacer()
        picker
        button
      }
    }
  }

  private var picker: some View {
    DatePicker(title, selection: date, displayedComponents: [.date, .hourAndMinute])
      .labelsHidden()
      .environment(\.timeZone, zone)
  }

  @ViewBuilder private var button: some View {
    if row.value?.text == nil {
      Button(chinese ? "设为此时" : "Set") { date.wrappedValue = present }
        .buttonStyle(.borderless)
    } else {
      Button(chinese ? "清除" : "Clear") { model.edit(target, nil) }
        .buttonStyle(.borderless)
    }
  }

  /// The editor's own row has an ID of its own, and edits its field.
  private var target: String { row.kind == .dateTimeEditor ? row.key : row.id }

  private var chinese: Bool { model.language.own == .chinese }

  private var title: String { model.text(model.field(of: row)?.title) }

  private var value: DateTime? { row.value?.text.flatMap { DateTime($0) } }

  /// The clock the value goes by: one as far from UTC as the value says, or the device's.
  private var zone: TimeZone {
    value?.offset.flatMap { TimeZone(secondsFromGMT: $0 * 60) } ?? TimeZone.current
  }

  private var present: Date { model.clock().flatMap { $0.date(in: zone) } ?? Date() }

  private var date: Binding<Date> {
    Binding(
      get: { @MainActor in value.flatMap { $0.date(in: zone) } ?? present },
      set: { @MainActor new in
        var moment = DateTime(new, in: zone)
        moment.second = 0
        moment.nanosecond = 0
        // A time without an offset stays on the form's own clock.
        if value?.offset == nil { moment.offset = nil }
        model.edit(target, .text(moment.description))
      })
  }
}

extension DateTime {
  /// A moment as a clock in a time zone shows it.
  public init(_ date: Date, in zone: TimeZone = .current) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    self.init(
      year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
      minute: parts.minute ?? 0, second: parts.second ?? 0, nanosecond: parts.nanosecond ?? 0,
      offset: zone.secondsFromGMT(for: date) / 60)
  }

  /// The moment; one that doesn't say how far from UTC it is, is on the clock of the zone.
  public func date(in zone: TimeZone = .current) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = offset.flatMap { TimeZone(secondsFromGMT: $0 * 60) } ?? zone
    return calendar.date(
      from: DateComponents(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second,
        nanosecond: nanosecond))
  }
}
#endif
