/// The texts that the `enum`s of a file give their members: `enum Region { SEOUL = "서울", … }`.
struct EnumeratedTexts {
  struct Member {
    let name: String
    let text: [UInt8]
    let start: TextPosition
  }

  /// The members; none if any of them has something else than a text, which would be lost.
  var members: [Member] { isMixed || found.count != names ? [] : found }

  private var found: [Member] = []
  /// How many names of members there are.
  private var names = 0
  private var isMixed = false
  /// Whether the word `enum` came, and its brace.
  private var isBegun = false, isOpen = false

  mutating func readWord(_ word: String, isAssigned: Bool) {
    guard isOpen else {
      if word == "enum" { isBegun = true }
      return
    }
    if isAssigned { isMixed = true } else { names += 1 }
  }

  mutating func readString(_ member: Member, isAssigned: Bool) {
    guard isOpen else { return }
    if isAssigned { found.append(member) } else { isMixed = true }
  }

  mutating func readPunctuation(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{") where isBegun: isOpen = true
    case UInt8(ascii: "}"): isOpen = false
    case UInt8(ascii: ","), UInt8(ascii: "="): break
    default: isMixed = isMixed || isOpen
    }
    isBegun = false
  }
}
