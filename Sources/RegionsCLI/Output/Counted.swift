import RegionsTerminal
package import TranslatedText

/// How many of something, as people write it: 41,981 regions, 1 region.
package enum Counted {
  package static func regions(_ count: Int) -> Message {
    count == 1 ? "1 region" : "\(Thousands.text(count)) regions"
  }

  static func bytes(_ count: Int) -> Message {
    count == 1 ? "1 byte" : "\(Thousands.text(count)) bytes"
  }
}
