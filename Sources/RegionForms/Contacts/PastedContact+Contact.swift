public import Regions
public import RegionsMatch

extension PastedContact {
  /// Takes a message apart for a form, with the data set of its region fields.
  ///
  ///     model.contactReader = { PastedContact($0, for: $1, former: .chinaFormer) }
  ///
  /// - Parameters:
  ///   - text: the message as it was pasted.
  ///   - form: the form to fill; its data set is read with.
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
    let doubtful = Set(contact.doubtfulFields)
    func part(_ text: String, _ key: String) -> Part {
      Part(text, isDoubtful: doubtful.contains(key))
    }
    self.init(
      name: contact.name.map { part($0.text, "name") },
      phones: contact.phones.map { part($0.text, "phones") },
      postcode: contact.postcode.map { part($0.text, "postcode") },
      idNumber: contact.idNumber.map { part($0.text, "id_number") },
      region: contact.region.map { part($0.region.id, "region") },
      alternatives: contact.region?.alternatives.map { $0.id } ?? [],
      detail: contact.detail.map { part($0.text, "detail") },
      leftOver: contact.leftOver.map { $0.text })
  }
}
