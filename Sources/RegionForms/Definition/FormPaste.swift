/// Which fields a pasted message fills: who it is for, their telephone, the region, the rest of the address.
///
///     FormPaste(name: "contactName", phone: "contactPhone", region: "regionId", detail: "address")
///
/// Each part of a message goes to the field with the key that stands here; of parts without one the user is
/// told.
public struct FormPaste: Hashable, Sendable {
  /// The field for who gets it.
  public var name: String?
  /// The field for the telephone number.
  public var phone: String?
  /// The field for the postal code.
  public var postcode: String?
  /// The field for the number of an identity card.
  public var idNumber: String?
  /// The region field.
  public var region: String?
  /// The field for the address below the region.
  public var detail: String?

  /// Keys of text fields and, for the region, of a region field.
  public init(
    name: String? = nil, phone: String? = nil, postcode: String? = nil, idNumber: String? = nil,
    region: String? = nil, detail: String? = nil
  ) {
    self.name = name
    self.phone = phone
    self.postcode = postcode
    self.idNumber = idNumber
    self.region = region
    self.detail = detail
  }

  /// The parts that have a field, each with the field's key.
  var fields: [(part: Part, key: String)] {
    Part.allCases.compactMap { part in self[part].map { (part, $0) } }
  }

  /// A part of a message; the raw value is its key in a definition.
  enum Part: String, CaseIterable {
    case name, phone, postcode, idNumber, region, detail
  }

  subscript(part: Part) -> String? {
    get {
      switch part {
      case .name: name
      case .phone: phone
      case .postcode: postcode
      case .idNumber: idNumber
      case .region: region
      case .detail: detail
      }
    }
    set {
      switch part {
      case .name: name = newValue
      case .phone: phone = newValue
      case .postcode: postcode = newValue
      case .idNumber: idNumber = newValue
      case .region: region = newValue
      case .detail: detail = newValue
      }
    }
  }
}

extension FormPaste {
  /// Reads the member `paste` of a definition.
  init(_ object: DefinitionObject) throws(FormDefinitionError) {
    self.init()
    for part in Part.allCases where object[part.rawValue] != nil {
      self[part] = try object.string(part.rawValue)
    }
  }
}
