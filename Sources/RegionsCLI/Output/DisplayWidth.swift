/// How many columns help and messages take: two for what East Asian scripts write as wide (Unicode
/// Standard Annex 11, classes W and F, of the blocks a text of ours can have).
///
/// The picker measures by the C library's table, which needs a locale; help has to be right
/// without one.
package enum DisplayWidth {
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1100..<0x1160, 0x2E80..<0x303F, 0x3041..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00,
      0xFE30..<0xFE70, 0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x20000..<0x3FFFE:
      2
    default: 1
    }
  }
}
