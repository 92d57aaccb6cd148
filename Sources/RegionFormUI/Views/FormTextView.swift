#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
internal import RegionForms
internal import SwiftUI
#if canImport(UIKit)
internal import UIKit
#endif

/// A row that is typed in: with the keyboard its format asks for, and a counter where it has a limit.
struct FormTextView: View {
  let model: FormModel
  let row: FormRow
  let title: String
  let placeholder: String
  let focus: FocusState<String?>.Binding

  var body: some View {
    VStack(alignment: .trailing, spacing: 2) {
      TextField(
        placeholder, text: text, axis: row.kind == .multilineText ? .vertical : .horizontal
      )
      .focused(focus, equals: row.id)
      .submitLabel(model.form.typedRow(after: row.id) == nil ? .done : .next)
      .onSubmit { focus.wrappedValue = model.form.typedRow(after: row.id) }
      .keyboard(for: format)
      .accessibilityLabel(Text(title.isEmpty ? placeholder : title))
      if let limit, row.kind != .item, count > limit * 4 / 5 {
        Text("\(count)/\(limit)").font(.caption)
          .foregroundStyle(count > limit ? Color.red : Color.secondary)
          .accessibilityHidden(true)
      }
    }
  }

  private var text: Binding<String> {
    Binding(
      get: { @MainActor in row.value?.text ?? "" },
      set: { @MainActor new in
        if new != row.value?.text ?? "" { model.edit(row.id, .text(new)) }
      })
  }

  private var count: Int { row.value?.text?.count ?? 0 }

  private var limit: Int? {
    model.field(of: row)?.rules.lazy.compactMap {
      if case .maximumLength(let limit) = $0.check { limit } else { nil }
    }.first
  }

  private var format: TextFormat? {
    model.field(of: row)?.rules.lazy.compactMap {
      if case .format(let format) = $0.check { format } else { nil }
    }.first
  }
}

extension View {
  /// The keyboard for a way of writing, without corrections where these would spoil it.
  @ViewBuilder fileprivate func keyboard(for format: TextFormat?) -> some View {
    #if os(macOS)
    autocorrectionDisabled(format != nil)
    #else
    switch format {
    case .email:
      keyboardType(.emailAddress).textContentType(.emailAddress)
        .textInputAutocapitalization(.never).autocorrectionDisabled()
    case .mobile, .landline, .phone:
      keyboardType(.phonePad).textContentType(.telephoneNumber).autocorrectionDisabled()
    case .postalCode: keyboardType(.numberPad).textContentType(.postalCode)
    default: self
    }
    #endif
  }
}
#endif
