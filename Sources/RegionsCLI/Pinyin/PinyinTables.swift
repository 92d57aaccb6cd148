import CProgram

/// The texts of the tables that are part of the program.
enum PinyinTables {
  static var characters: String {
    unsafe text(pinyin_characters_start(), pinyin_characters_count)
  }

  static var places: String {
    unsafe text(pinyin_places_start(), pinyin_places_count)
  }

  /// The bytes are there from the start of the program to its end.
  private static func text(_ start: UnsafeRawPointer?, _ count: Int) -> String {
    unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
