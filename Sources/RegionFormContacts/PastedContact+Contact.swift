public import RegionForms
public import Regions
public import RegionsMatch

extension PastedContact {
  /// Takes a message apart for a form, with the data set of its region fields.
  ///
  ///     model.contactReader = { PastedContact($0, for: $1, former: .chinaFormer) }
  ///
  /// - Parameters:
  ///   - text: the message as it was pasted.
  ///   - former: regions that are no more and what became of them.
  /// - Complexity: O(bytes of the data set's names): what reads addresses is made for each message, as one is
  ///   pasted now and then. For many, make a `ContactReader` and use ``init(_:)``.
  public init(_ text: String, for form: FormState, former: RegionTree? = nil) {
    guard let regions = form.context.regions else {
      self.init(leftOver: [text])
      return
    }
    var reader = ContactReader(AddressMatcher(regions, former: former))
    self.init(reader.read(text))
  }

  /// What a message was taken apart into.
  public init(_ contact: Contact) {
    self.init(
      name: contact.name.map { Part($0) },
      phones: contact.phones.map { Part($0.text, isDoubtful: $0.confidence != .certain) },
      postcode: contact.postcode.map { Part($0.text, isDoubtful: $0.confidence == .guess) },
      idNumber: contact.idNumber.map { Part($0) },
      region: contact.region.map { Part($0.region.id, isDoubtful: $0.confidence != .certain) },
      alternatives: contact.region?.alternatives.map { $0.id } ?? [],
      detail: contact.detail.map { Part($0) },
      leftOver: contact.leftOver.map { $0.text })
  }
}

extension PastedContact.Part {
  fileprivate init(_ field: Contact.Field) {
    self.init(field.text, isDoubtful: field.confidence != .certain)
  }
}
