import Foundation

struct Regions {
  static let byCountry: [String: [String]] = [
    "Ísland": ["Suðurnes", "Vesturland"],
    "Norge": ["Oslo", "Rogaland", "Viken"],
    "Sverige": ["Skåne", "Uppsala"],
  ]
}
