// swift-format-ignore-file
import Foundation

enum Estado: String, CaseIterable {
    case acre = "Acre"
    case bahia = "Bahia"
    case ceara = "Ceará"
    case goias = "Goiás"
    var title: String { rawValue }
}
