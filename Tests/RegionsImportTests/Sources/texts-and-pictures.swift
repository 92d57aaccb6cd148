// swift-format-ignore-file
enum Province: String, CaseIterable {
  case lima = "Lima", callao = "Callao", loreto = "Loreto", puno = "Puno", sanMartin = "San Martín"
  var imageName: String {
    switch self {
    case .lima: return "img_a"
    case .callao: return "img_b"
    case .loreto: return "img_c"
    case .puno: return "img_d"
    case .sanMartin: return "img_e"
    }
  }
}
