import Foundation
import Testing

@testable import RegionsSource

/// Bytes become the text that was meant, or an error says where they don't.
struct EncodingTests {
  private static let chinese = "id,name\n110101,东城区\n110102,西城区\n120000,天津市\n"
  private static let traditional = "id,name\n63,臺北市\n64,高雄市\n65,新北市\n100,中正區,大同區\n"
  private static let japanese = "id,name\n13,東京都\n27,大阪府\n1,ほっかいどう\n2,カナ\n"

  private static let russian =
    "id,name\n1,Москва\n2,Санкт-Петербург\n3,Новосибирская область\n4,Республика Карелия\n"

  @Test(arguments: [
    ("UTF-8", chinese, "UTF-8"),
    ("UTF-16LE", chinese, "UTF-16LE"),
    ("UTF-16BE", chinese, "UTF-16BE"),
    ("GBK", chinese, "GB18030"),
    ("GB18030", chinese + "1,\u{20BB7}㐀\n", "GB18030"),
    ("BIG5", traditional, "Big5"),
    ("SHIFT_JIS", japanese, "Shift_JIS"),
    ("LATIN1", "id,name\n1,Zürich\n2,Genève\n3,Graubünden\n", "windows-1252"),
    ("ASCII", "id,name\n1,Bern\n", "UTF-8"),
    ("EUC-JP", japanese, "EUC-JP"),
    ("CP866", russian, "IBM866"),
    ("CP1251", russian, "windows-1251"),
    ("KOI8-R", russian, "KOI8-R"),
    ("CP874", "id,name\n10,กรุงเทพมหานคร\n50,เชียงใหม่\n83,ภูเก็ต\n", "windows-874"),
    ("CP1256", "id,name\n1,القاهرة\n2,الإسكندرية\n3,الجيزة\n", "windows-1256"),
    ("CP1255", "id,name\n1,ירושלים\n2,הצפון\n3,חיפה\n", "windows-1255"),
    ("CP1253", "id,name\n1,Αττικής\n2,Θεσσαλονίκης\n3,Αχαΐας\n", "windows-1253"),
    ("CP1254", "id,name\n1,Adana,Aladağ\n34,İstanbul,Beşiktaş\n6,Ankara,Çankaya\n", "windows-1254"),
    ("CP1250", "id,name\n1,Jihočeský,Český Krumlov\n2,Plzeňský\n3,Ústecký,Děčín\n", "windows-1250"),
    ("CP1250", "id,name\n1,Łódź,Łęczyca\n2,Śląsk,Częstochowa\n3,Małopolska\n", "windows-1250"),
    ("ISO-8859-2", "id,name\n1,Łódź,Łęczyca\n2,Śląsk,Żywiec\n3,Małopolska,Brzesko\n", "ISO-8859-2"),
    ("CP1257", "id,name\n1,Šiaulių,Akmenės\n2,Kauno,Kėdainių\n3,Panevėžio,Biržų\n", "windows-1257"),
    ("LATIN1", "id,name\n1,São Paulo\n2,Maranhão\n3,Ceará,Município\n", "windows-1252"),
    ("LATIN1", "id,name\n1,Östergötland\n2,Västra Götaland\n3,Skåne\n", "windows-1252"),
    ("LATIN1", "id,name\n1,Curaçao\n", "windows-1252"),
    (
      "CP1250", "id,name\n1,Cluj,Bistriţa\n2,Mureş,Reghin\n3,Neamţ,Târgu Mureş\n4,Brăila,Vâlcea\n",
      "windows-1250"
    ),
    (
      "CP850", "id,name\n1,Åland\n2,Élancourt\n3,Bjärred\n4,Norrköping\n5,Karlskrona,Öland\n",
      "IBM850"
    ),
  ])
  func `an encoding is told from the content`(
    iconvName: String, text: String, encoding: String
  ) throws {
    let bytes = try encoded(text, iconvName)
    let read = try document(bytes: bytes)
    #expect(read.encoding == encoding)
    #expect(try read.outline() == document(text).outline())
    // And the same when it is named.
    let named = try document(bytes: bytes, encoding: iconvName)
    #expect(named.outline() == read.outline())
  }

  /// Greek as old Macs wrote it, which no table here has: by ISO 8859-7 its letters are Greek ones, and not as
  /// often as in Greek.
  @Test func `letters that aren't as often as in the language make a guess`() {
    // Αθήνα Θεσσαλονίκη Πάτρα Ηράκλειο Λάρισα Βόλος Ιωάννινα Τρίκαλα Χαλκίδα Σέρρες Κατερίνη
    let places = """
      B0 F5 DC EE E1 20 A3 E5 F3 F3 E1 EC EF EE DD EB E8 20 A6 C0 F4 F2 E1 20 B8 F2 C0 EB EC E5 E9 EF 20 A4 C0 \
      F2 E9 F3 E1 20 B5 DE EC EF F7 20 B9 F6 C0 EE EE E9 EE E1 20 C6 F2 DD EB E1 EC E1 20 CC E1 EC EB DD E4 E1 \
      20 AA DB F2 F2 E5 F7 20 BA E1 F4 E5 F2 DD EE E8
      """.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    let line = Array("name\n".utf8) + places + [0x0A] + places + [0x0A]
    let found = EncodingDetector.find(line)
    guard case .guessed(.iso8859Part7, _) = found else {
      Issue.record("\(found)")
      return
    }
  }

  /// The same in a table of three, where three words begin with a sign.
  @Test func `signs that are part of words make a guess`() {
    let places = "B0 F5 DC EE E1 0A A3 E5 F3 F3 E1 EC EF EE DD EB E8 0A A6 C0 F4 F2 E1 0A"
      .split(separator: " ").compactMap { UInt8($0, radix: 16) }
    let found = EncodingDetector.find(Array("name\n".utf8) + places)
    guard case .guessed = found else {
      Issue.record("\(found)")
      return
    }
  }

  /// Maltese and French in ISO 8859-3: by Windows 1257 thirteen letters are some that Baltic and Danish words
  /// have, and one is ±.
  @Test func `a sign within a word makes a guess`() throws {
    let towns =
      "Bormliż,Orléans,Béziers,français,Mġarr,Général,Franċja,Għarb,Ċirkewwa,Pariġi,Franċiż,Liġi\n"
    let found = EncodingDetector.find(try encoded(towns, "ISO-8859-3"))
    guard case .guessed = found else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func `an accent that stands for an apostrophe makes none`() throws {
    let towns = "São Paulo,Ceará,Maranhão,Brasília,Goiânia,Município,Paraná,Pará,São Luís,Xi´an\n"
    #expect(
      EncodingDetector.find(try encoded(towns, "CP1252")) == .found(.windows1252, markCount: 0))
  }

  @Test func `a word in UTF-8 among others in GBK makes a guess`() throws {
    let names = "海淀 西城 东城 丰台 通州 顺义 昌平 大兴 房山 怀柔 平谷 密云 延庆 和平 河东 河西 南开 河北"
    let lines = names.split(separator: " ").joined(separator: "\n") + "\n"
    let gbk = try encoded("朝阳\n" + lines, "GBK")
    guard case .found = EncodingDetector.find(gbk) else {
      Issue.record("\(EncodingDetector.find(gbk))")
      return
    }
    let mixed = try encoded(lines, "GBK") + Array("朝阳\n".utf8)
    guard case .guessed(_, rival: .utf8) = EncodingDetector.find(mixed) else {
      Issue.record("\(EncodingDetector.find(mixed))")
      return
    }
  }

  @Test(arguments: [
    ("EF BB BF", "UTF-8", "UTF-8"), ("FF FE", "UTF-16LE", "UTF-16LE"),
    ("FE FF", "UTF-16BE", "UTF-16BE"),
  ])
  func `a byte-order mark is obeyed and left out`(
    mark: String, iconvName: String, encoding: String
  ) throws {
    let mark = mark.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    for text in [Self.chinese, "<r a='北京'/>", "[\"北京\"]", "北京"] {
      let read = try document(bytes: mark + encoded(text, iconvName))
      #expect(read.encoding == encoding)
      #expect(try read.outline() == document(text).outline())
    }
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\" encoding=\"gb2312\"?><r a='镕'/>", "GBK", "GB18030"),
    ("<?xml version='1.0' encoding='BIG5'?><r a='臺'/>", "BIG5", "Big5"),
    ("<?xml version='1.0' encoding = 'Shift_JIS' ?><r a='東'/>", "SHIFT_JIS", "Shift_JIS"),
    ("<?xml version='1.0' encoding='ISO-8859-1'?><r a='ü'/>", "LATIN1", "windows-1252"),
    ("<?xml version='1.0' encoding='utf-16'?><r a='京'/>", "UTF-16LE", "UTF-16LE"),
    // Saved again by an editor that left the declaration alone.
    ("<?xml version='1.0' encoding='gb2312'?><r a='京'/>", "UTF-8", "UTF-8"),
  ])
  func `an XML declaration is believed unless the bytes say otherwise`(
    text: String, iconvName: String, encoding: String
  ) throws {
    let read = try document(bytes: encoded(text, iconvName))
    #expect(read.encoding == encoding)
    #expect(try read.outline() == document(text).outline())
  }

  @Test
  func `an encoding may show late`() throws {
    let ascii = String(repeating: "1,abcdefg\n", count: 60_000)
    let read = try document(bytes: encoded(ascii + Self.chinese, "GBK"))
    #expect(read.encoding == "GB18030")
    #expect(read.outline().hasSuffix("天津市"))
  }

  @Test
  func `characters may lie across chunks`() throws {
    // Three bytes a character and a chunk of 2^18: one lies across each end.
    let name = String(repeating: "京", count: 30)
    let text = String(repeating: "1,\(name)\n", count: 9_000)
    for encoding in ["UTF-8", "UTF-16LE", "GBK"] {
      let read = try document(bytes: encoded(text, encoding))
      let texts = Set(read.entries.indices.map { read.text(of: $0) })
      #expect(texts == ["", "1", name])
    }
  }

  @Test(
    arguments: [
      (
        "31 2C E4 BA AC 0A E5 8C 97 2C 41 E4 BA 0A", nil, "in:2:4",
        .malformedCharacter(encoding: "UTF-8", bytes: [0xE4, 0xBA], offset: 11)
      ),
      ("E4 BA AC 2C E4 BA", nil, "in:1:3", .cutOffCharacter(bytes: [0xE4, 0xBA], offset: 4)),
      ("31 0A 32 00 33", nil, "in:2:2", .nulByte),
      (
        "B1 B1 BE A9 2C FF FF", "GBK", "in:1:4",
        .malformedCharacter(encoding: "GB18030", bytes: [0xFF, 0xFF], offset: 5)
      ),
      ("31 00 32", "UTF-16LE", "in:1:2", .cutOffCharacter(bytes: [0x32], offset: 2)),
      ("31 32", "klingon", "in", .unknownEncoding("klingon")),
      ("EF BB BF 31", "GBK", "in", .markOfUTF8(given: "GB18030")),
      ("80 31 FF 32 81", nil, "in", .encodingNotTold),
      ("", nil, "in", .emptySource),
      ("EF BB BF", nil, "in", .emptySource),
    ] as [(String, String?, String, SourceProblem)])
  func `bytes that are no text are refused with their place`(
    hex: String, encoding: String?, place: String, problem: SourceProblem
  ) {
    let bytes = hex.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    let found = fault(bytes, encoding: encoding)
    #expect(found?.location.description == place)
    #expect(found?.problem == problem)
  }

  @Test(arguments: [
    "Åland", "Århus", "Ås", "Ålesund", "Ångermanland", "Ávila", "Ähtäri", "Äpfingen", "Ägypten",
  ])
  func `one name with an accent doesn't make a table Chinese`(name: String) throws {
    let countries = ["Albania", "Belgium", "Chad", "Denmark", "Egypt", "France", "Ghana", "Haiti"]
    let rows = (countries + [name]).enumerated().map { "\($0.offset + 1),\($0.element)\n" }
    let text = "id,name\n" + rows.joined()
    let read = try document(bytes: encoded(text, "CP1252"))
    #expect(read.encoding == "windows-1252")
    #expect(try read.outline() == document(text).outline())
  }

  @Test(arguments: [
    ("EUC-KR", "북조선,사람들은,나라의,수도,평양,서울,부산,대구", "EUC-KR"),
    ("GBK", "北朝鲜,首都,平壤,首尔,釜山,大邱,仁川,光州", "GB18030"),
    ("ISO-8859-5", "Москва,Санкт-Петербург,Новосибирск,Екатеринбург,Казань", "ISO-8859-5"),
    ("CP852", "Łódź,Kraków,Gdańsk,Poznań,Wrocław,Białystok,Częstochowa,Rzeszów", "IBM852"),
    ("CP850", "Malmö,Göteborg,Västerås,Örebro,Jönköping,Skåne,Åre", "IBM850"),
    ("CP857", "Iğdır,Şırnak,Ağrı,Kırşehir,Çankırı,Eskişehir,Muğla,Uşak", "IBM857"),
    ("CP737", "Αττική,Θεσσαλονίκη,Πάτρα,Λάρισα,Ηράκλειο", "IBM737"),
    ("CP862", "ירושלים,הצפון,חיפה,תל אביב,הדרום", "IBM862"),
    ("KOI8-U", "Київ,Харків,Одеса,Дніпро,Запоріжжя,Львів,Кривий Ріг", "KOI8-U"),
  ])
  func `neighbours are told from each other`(
    iconvName: String, names: String, encoding: String
  ) throws {
    let rows = names.split(separator: ",").enumerated().map { "\($0.offset + 1),\($0.element)\n" }
    let text = "id,name\n" + rows.joined()
    let read = try document(bytes: encoded(text, iconvName))
    #expect(read.encoding == encoding)
    #expect(try read.outline() == document(text).outline())
  }

  @Test func `a sign is no letter of another encoding`() throws {
    let bytes = Array("id,name\n1,Bern\n2,Copyright ".utf8) + [0xA9] + Array(" Bern\n".utf8)
    #expect(try document(bytes: bytes).encoding == "windows-1252")
  }

  @Test(arguments: [[0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
  func `what is formed as UTF-8 is UTF-8, and no character`(bytes: [UInt8]) {
    let text = Array("<d><r id='1' name='A".utf8) + bytes + Array("a'/></d>".utf8)
    guard case .malformedCharacter("UTF-8", _, _) = fault(text)?.problem else {
      Issue.record("\(failure(text))")
      return
    }
  }

  @Test(arguments: [("ISO-2022-JP", "東京都"), ("ISO-2022-KR", "서울")])
  func `escape sequences of an encoding are seen`(name: String, text: String) throws {
    let bytes = try encoded("id,name\n1,\(text)\n", name)
    #expect(fault(bytes)?.problem == .escapesOfEncoding(name))
    #expect(try document(bytes: bytes, encoding: name).outline() == "id|name / 1|\(text)")
  }
}
