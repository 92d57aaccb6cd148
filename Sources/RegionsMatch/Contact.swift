public import Regions

/// What a pasted text says of who gets something, and where.
///
/// Every place in the text is told as a range of bytes of its UTF-8. What is in none of the fields is in
/// ``leftOver``.
public struct Contact: Sendable {
  /// Who gets it; of a text that names nobody for sure enough, `nil`.
  public var name: Field?
  /// The telephone numbers in the order of the text, each once.
  public var phones: [Phone] = []
  /// The postal code.
  public var postcode: Field?
  /// The number of an identity card.
  public var idNumber: Field?
  /// The region, as far down as the text tells.
  public var region: RegionField?
  /// What is left of the address behind the region.
  public var detail: Field?
  /// What belongs to no field: other numbers, a second name, remarks.
  public var leftOver: [Field] = []
  /// How sure the whole is: ``AddressMatch/Confidence/certain`` if every field is.
  public var confidence = AddressMatch.Confidence.guess

  /// A part of the text.
  public struct Field: Sendable, Hashable {
    /// Without what stands around it, full width and invisible characters.
    public var text: String
    /// How sure it is that this is what the field asks for.
    public var confidence: AddressMatch.Confidence
    /// Where it stands in the text, in bytes of its UTF-8.
    public var ranges: [Range<Int>]

    /// A part of a text that is meant as this.
    public init(text: String, confidence: AddressMatch.Confidence, ranges: [Range<Int>]) {
      self.text = text
      self.confidence = confidence
      self.ranges = ranges
    }
  }

  /// A telephone number.
  public struct Phone: Sendable, Hashable {
    /// The digits of a mobile number, `0571-88886666` of a landline.
    public var number: String
    /// The extension, or the tail of a number that stands in for the real one.
    public var `extension`: String?
    /// How sure it is that this is a telephone number and a whole one.
    public var confidence: AddressMatch.Confidence
    /// Where it stands in the text, in bytes of its UTF-8.
    public var range: Range<Int>

    /// A number, with its extension if it has one.
    public init(
      number: String, extension: String? = nil, confidence: AddressMatch.Confidence,
      range: Range<Int>
    ) {
      self.number = number
      self.extension = `extension`
      self.confidence = confidence
      self.range = range
    }

    /// The number with its extension behind a hyphen, or behind 转 where the area code is missing: 8888-6666 would be one
    /// number.
    public var text: String {
      guard let `extension` else { return number }
      return number + (number.count < 9 ? "转" : "-") + `extension`
    }
  }

  /// The region a text names.
  public struct RegionField: Sendable {
    /// The region of today.
    public var region: Region
    /// How sure it is.
    public var confidence: AddressMatch.Confidence
    /// Other regions that could be meant, the likeliest first.
    public var alternatives: [Region]
    /// Where the text names it, in bytes of its UTF-8.
    public var ranges: [Range<Int>]
  }
}

extension Contact {
  /// The fields that someone should look at, by the names they have in JSON and in columns: `name`, `phones`,
  /// `postcode`, `id_number`, `region`, `detail`.
  public var doubtfulFields: [String] {
    var keys: [String] = []
    if let name, name.confidence != .certain { keys.append("name") }
    if phones.contains(where: { $0.confidence != .certain }) { keys.append("phones") }
    if let postcode, postcode.confidence == .guess { keys.append("postcode") }
    if let idNumber, idNumber.confidence != .certain { keys.append("id_number") }
    if let region, region.confidence != .certain { keys.append("region") }
    if let detail, detail.confidence != .certain { keys.append("detail") }
    return keys
  }
}
