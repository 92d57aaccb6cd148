import CRegions
import Regions
import RegionsMatch

/// What a `regions_contact` points at.
final class ContactObject: Sendable {
  let contact: Contact

  init(_ contact: Contact) { self.contact = contact }

  /// How many there are of a part.
  func count(_ part: regions_contact_part) -> Int {
    switch Int(part) {
    case Int(REGIONS_CONTACT_PHONE), Int(REGIONS_CONTACT_EXTENSION): contact.phones.count
    case Int(REGIONS_CONTACT_REGION): contact.region == nil ? 0 : 1
    case Int(REGIONS_CONTACT_WHOLE): 1
    default: fields(part).count
    }
  }

  /// The text of a part: of the region its ID, of the contact as a whole nothing.
  func text(_ part: regions_contact_part, _ index: UInt32) -> String? {
    switch Int(part) {
    case Int(REGIONS_CONTACT_PHONE): contact.phones[at: index]?.number
    case Int(REGIONS_CONTACT_EXTENSION): contact.phones[at: index].map { $0.extension ?? "" }
    case Int(REGIONS_CONTACT_REGION): index == 0 ? contact.region?.region.id : nil
    case Int(REGIONS_CONTACT_WHOLE): nil
    default: fields(part)[at: index]?.text
    }
  }

  /// How sure a part is.
  func confidence(_ part: regions_contact_part, _ index: UInt32) -> AddressMatch.Confidence? {
    switch Int(part) {
    case Int(REGIONS_CONTACT_PHONE), Int(REGIONS_CONTACT_EXTENSION):
      contact.phones[at: index]?.confidence
    case Int(REGIONS_CONTACT_REGION): index == 0 ? contact.region?.confidence : nil
    case Int(REGIONS_CONTACT_WHOLE): index == 0 ? contact.confidence : nil
    default: fields(part)[at: index]?.confidence
    }
  }

  /// Where a part stands in the text.
  func ranges(_ part: regions_contact_part, _ index: UInt32) -> [Range<Int>] {
    switch Int(part) {
    case Int(REGIONS_CONTACT_PHONE), Int(REGIONS_CONTACT_EXTENSION):
      contact.phones[at: index].map { [$0.range] } ?? []
    case Int(REGIONS_CONTACT_REGION): index == 0 ? contact.region?.ranges ?? [] : []
    case Int(REGIONS_CONTACT_WHOLE): []
    default: fields(part)[at: index]?.ranges ?? []
    }
  }

  private func fields(_ part: regions_contact_part) -> [Contact.Field] {
    switch Int(part) {
    case Int(REGIONS_CONTACT_NAME): contact.name.map { [$0] } ?? []
    case Int(REGIONS_CONTACT_POSTCODE): contact.postcode.map { [$0] } ?? []
    case Int(REGIONS_CONTACT_ID_NUMBER): contact.idNumber.map { [$0] } ?? []
    case Int(REGIONS_CONTACT_DETAIL): contact.detail.map { [$0] } ?? []
    case Int(REGIONS_CONTACT_LEFT_OVER): contact.leftOver
    default: []
    }
  }
}
