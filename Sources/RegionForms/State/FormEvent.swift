/// What happens to a form.
public enum FormEvent: Hashable, Sendable {
  /// A field or an item gets a value; `nil` or blank text empties it. The key is the field's, or the
  /// ID of an item's row.
  case edit(key: String, value: FormValue?)
  /// A row gets the focus, by its ID; `nil` takes the focus away.
  case focus(String?)
  /// The focus goes to the next row that is typed in, if there is one.
  case focusNext
  /// The focus goes to the row before that is typed in, if there is one.
  case focusPrevious
  /// A list gets another item at its end.
  case append(key: String, value: FormValue)
  /// A list loses an item.
  case remove(key: String, index: Int)
  /// An item goes to another place in its list, counted without it.
  case move(key: String, from: Int, to: Int)
  /// A message that was pasted fills the fields that ``FormDefinition/paste`` names, in one step; what it
  /// has no field for is ``FormState/leftOver``.
  case paste(PastedContact)
  /// The last paste is taken back: the fields it filled are as they were.
  case undo
  /// Sets what time it is, for rules that compare with the present.
  case setTime(DateTime)
  /// A fact from outside becomes this; `nil` takes it back.
  case setFact(String, FormValue?)
  /// Gives a choice its options, which come from outside.
  case setOptions(key: String, [FormChoice])
  /// The user is done. Ignored while a submission runs and after it went through.
  case submit
  /// A file was handed over and can be fetched at a URL.
  case finishUpload(file: String, url: String)
  /// The submission was taken.
  case accept
  /// The submission failed, for these fields if it is about fields.
  case refuse([String: FormText])
  /// The user gives up. Nothing comes after it.
  case cancel
}

/// Why an event doesn't fit the state; it changes nothing.
public enum FormEventError: Error, Hashable, Sendable {
  /// There is no such field, row or item.
  case unknown(String)
  /// The field is not shown now.
  case notShown(String)
  /// The field is shown and can't be edited.
  case readOnly(String)
  /// The value is not one the field can hold.
  case value(key: String, FormValueError)
  /// The field is no list.
  case noList(String)
  /// The field has no options that could come from outside.
  case noChoice(String)
  /// The list has no item at this index.
  case noItem(key: String, index: Int)
  /// A submission runs; it has to end or be cancelled first.
  case submitting
  /// Nothing was submitted that could be accepted or fail.
  case notSubmitting
  /// The form was cancelled; nothing comes after that.
  case cancelled
  /// The event is for the form's controller to send.
  case controlled
  /// The form takes no messages: its definition says of no field what goes there.
  case noPaste
  /// A message has nothing for the fields of this form that are shown.
  case nothingToFill
  /// Nothing was pasted that could be taken back.
  case nothingToUndo
  /// A rule keeps the value out; the field has the value of before.
  case refused(key: String, FormViolation)
}

extension FormEventError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let key): "there is no field “\(key)”"
    case .notShown(let key): "“\(key)” is not shown"
    case .readOnly(let key): "“\(key)” can't be edited"
    case .value(let key, let error): "\(key)\(error.path): \(error.message)"
    case .noList(let key): "“\(key)” is no list"
    case .noChoice(let key): "“\(key)” has no options from outside"
    case .noItem(let key, let index): "“\(key)” has no item \(index)"
    case .submitting: "the form is being submitted"
    case .notSubmitting: "the form is not being submitted"
    case .cancelled: "the form was cancelled"
    case .noPaste: "the form's definition has no “paste”"
    case .nothingToFill: Self.nothing.text(in: .english)
    case .nothingToUndo: "nothing was pasted that could be taken back"
    case .controlled: "submission is left to the controller"
    case .refused(_, let violation): violation.message(in: .english)
    }
  }

  /// What a user reads: what a rule refuses, and that a message says nothing, in their language; all else as
  /// ``description``, for a program.
  public func message(in language: FormLanguage) -> String {
    switch self {
    case .refused(_, let violation): violation.message(in: language)
    case .nothingToFill: Self.nothing.text(in: language)
    default: description
    }
  }

  private static let nothing = FormText(
    "nothing in it for the fields of this form", chinese: "其中没有可填入此表单的内容")
}
