import Foundation

enum Province: String, CaseIterable {
  case sindhuli = "Sindhuli"
  case dolakha = "Dolakha"
  case rasuwa = "Rasuwa"

  var municipalities: [String] {
    switch self {
    case .sindhuli: return ["Kamalamai", "Dudhauli"]
    case .dolakha: return ["Jiri", "Bhimeshwar"]
    case .rasuwa: return ["Kalika"]
    }
  }
}
