/// What a pasted message was taken apart into, for ``FormEvent/paste(_:)``.
///
/// The form takes no text apart itself: a `ContactReader` of `RegionsMatch` does, or whatever else is at
/// hand.
public struct PastedContact: Hashable, Sendable {
  /// Who gets it.
  public var name: Part?
  /// The telephone numbers in the order of the message.
  public var phones: [Part]
  /// The postal code.
  public var postcode: Part?
  /// The number of an identity card.
  public var idNumber: Part?
  /// The ID of the region.
  public var region: Part?
  /// The IDs of other regions that could be meant, the likeliest first.
  public var alternatives: [String]
  /// The address below the region.
  public var detail: Part?
  /// What of the message is none of these.
  public var leftOver: [String]

  /// One part of a message.
  public struct Part: Hashable, Sendable {
    /// What goes into the field.
    public var text: String
    /// Whether the message may mean something else: the user should look at it.
    public var isDoubtful: Bool

    /// A part, sure unless said otherwise.
    public init(_ text: String, isDoubtful: Bool = false) {
      self.text = text
      self.isDoubtful = isDoubtful
    }
  }

  /// A message with these parts.
  public init(
    name: Part? = nil, phones: [Part] = [], postcode: Part? = nil, idNumber: Part? = nil,
    region: Part? = nil, alternatives: [String] = [], detail: Part? = nil,
    leftOver: [String] = []
  ) {
    self.name = name
    self.phones = phones
    self.postcode = postcode
    self.idNumber = idNumber
    self.region = region
    self.alternatives = alternatives
    self.detail = detail
    self.leftOver = leftOver
  }

  /// How many kinds of parts there are: one that names several is a message, not the value of one field.
  public var partCount: Int {
    [name, phones.first, postcode, idNumber, region, detail].count { $0 != nil }
  }
}
