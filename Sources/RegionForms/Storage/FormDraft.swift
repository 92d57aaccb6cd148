public import JSONDocument
public import RegionsFiles
package import TranslatedText

/// A form put aside: its values and which of its files were uploaded.
///
/// A draft outlives its definition. What still fits is restored; what doesn't is named and left out.
public struct FormDraft: Hashable, Sendable {
  /// Each value by its key, in the order of the definition it was made with.
  public var values: [FormEntry]
  /// Where files can be fetched that were uploaded, by path.
  public var uploads: [String: String]

  /// The version of the format that ``json`` writes; the only one there is.
  static let version = 1

  /// Takes the values of a form, of fields that are not shown too.
  ///
  /// - Parameters:
  ///   - form: the form whose values are kept.
  ///   - folder: the folder of the app's files, without a slash at its end, where its path is another at
  ///     each launch, as on iOS. Files below it are kept by their place in it.
  public init(_ form: FormState, folder: String? = nil) {
    values = form.definition.fields.compactMap { field in
      form[field.key].map { value in
        FormEntry(
          field.key,
          field.kind.replacingFiles(in: value) { DraftPath.kept($0, below: folder) })
      }
    }
    uploads = [:]
    for (file, url) in form.uploads { uploads[DraftPath.kept(file, below: folder)] = url }
  }

  /// The draft as one line of JSON, the same for the same draft.
  public var json: String {
    let uploads = uploads.sorted { $0.key < $1.key }
    let value: JSONValue = [
      "draft": .integer(FormDraft.version), "values": values.json,
      "uploads": .object(uploads.map { JSONValue.Member($0.key, .string($0.value)) }),
    ]
    return value.description
  }

  /// Reads what ``json`` wrote.
  ///
  /// - Throws: ``FormDraftError`` if the bytes are no draft, or one of a later version.
  public init(json bytes: [UInt8]) throws(FormDraftError) {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: bytes)
    } catch {
      throw .notJSON(error)
    }
    guard let version = json["draft"]?.integer else { throw .noDraft }
    guard version == FormDraft.version else { throw .unknownVersion(version) }
    guard let values = json["values"]?.members, let uploads = json["uploads"]?.members else {
      throw .noValues
    }
    self.values = []
    for member in values {
      guard let value = FormValue(member.value) else {
        throw .value(key: member.key, kind: member.value.kind)
      }
      self.values.append(FormEntry(member.key, value))
    }
    self.uploads = [:]
    for member in uploads {
      guard let url = member.value.string else { throw .uploadIsNoText(file: member.key) }
      self.uploads[member.key] = url
    }
  }

  /// Writes the draft to a file, whole or not at all. A file that wasn't there is its owner's alone to read.
  public func save(to path: String) throws(FormDraftError) {
    do {
      try WholeFile.write(Array((json + "\n").utf8), to: path, mode: 0o600)
    } catch {
      throw .file(error)
    }
  }

  /// Reads a draft from a file.
  public init(contentsOf path: String) throws(FormDraftError) {
    let bytes: [UInt8]
    do {
      bytes = try WholeFile.read(path)
    } catch {
      throw .file(error)
    }
    try self.init(json: bytes)
  }

  /// The form with the draft's values.
  ///
  /// - Parameters:
  ///   - definition: the form's definition, of today's version.
  ///   - context: what the form that was kept had, as it is now.
  ///   - folder: the folder of the app's files as it is called now, if the draft was taken with one.
  public func restored(
    _ definition: FormDefinition, context: FormContext = FormContext(), folder: String? = nil
  ) -> RestoredForm {
    var fitting: [String: FormValue] = [:]
    var dropped: [String] = []
    for entry in values {
      if let field = definition[entry.key], let value = try? field.kind.fitted(entry.value) {
        fitting[entry.key] = field.kind.replacingFiles(in: value) {
          DraftPath.current($0, below: folder)
        }
      } else {
        dropped.append(entry.key)
      }
    }
    var form = FormState(definition, context: context, restoring: fitting)
    for (file, url) in uploads { form.uploads[DraftPath.current(file, below: folder)] = url }
    return RestoredForm(form: form, dropped: dropped)
  }
}

/// A form that was brought back from a draft.
public struct RestoredForm: Sendable {
  /// The form, with what still fits it.
  public var form: FormState
  /// The keys of values that no longer have a field, or one of another kind.
  public var dropped: [String]
}

/// Why a draft can't be used or kept.
public enum FormDraftError: Error, Hashable, Sendable {
  /// The file can't be read or written.
  case file(FileError)
  /// What was read is no JSON.
  case notJSON(JSONError)
  /// What was read is another document than a draft.
  case noDraft
  /// The draft has no values, or no list of uploads.
  case noValues
  /// A value of a kind that no field has: “a number”, “null”.
  case value(key: String, kind: String)
  /// Where an uploaded file can be fetched is no text.
  case uploadIsNoText(file: String)
  /// Written by a later version of this library.
  case unknownVersion(Int)
}

extension FormDraftError: CustomStringConvertible {
  public var description: String {
    message.description
  }

  /// What is wrong, in any language.
  package var message: Message {
    switch self {
    case .file(let error): Message(verbatim: error.description)
    case .notJSON(let error): error.placed
    case .noDraft: "not a draft"
    case .noValues: "the draft has no values"
    case .value(let key, let kind): "“\(key)” is \(Message(sentence: kind))"
    case .uploadIsNoText(let file): "where “\(file)” was uploaded to is no text"
    case .unknownVersion(let version): "the draft is of version \(version), known is 1"
    }
  }
}

extension FormValue {
  /// The value of JSON whatever the field; `nil` for a number, for null, and where one is inside.
  init?(_ json: JSONValue) {
    switch json {
    case .string(let text): self = .text(text)
    case .bool(let isOn): self = .toggle(isOn)
    case .array(let values):
      let items = values.compactMap { FormValue($0) }
      guard items.count == values.count else { return nil }
      self = .list(items)
    case .object(let members):
      let entries = members.compactMap { member in
        FormValue(member.value).map { FormEntry(member.key, $0) }
      }
      guard entries.count == members.count else { return nil }
      self = .record(entries)
    case .null, .number: return nil
    }
  }
}
