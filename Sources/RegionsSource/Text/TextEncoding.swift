/// How the characters of a text are written as bytes.
struct TextEncoding: Equatable, Sendable {
  /// The name in reports, as in "UTF-8" or "Big5".
  let name: String
  /// The name `iconv_open` knows it by; the widest of a family, since files are labelled loosely:
  /// what calls itself GB2312 is GB18030, and Shift_JIS is what Windows writes.
  let iconvName: String

  static let utf8 = TextEncoding(name: "UTF-8", iconvName: "UTF-8")
  static let utf16LittleEndian = TextEncoding(name: "UTF-16LE", iconvName: "UTF-16LE")
  static let utf16BigEndian = TextEncoding(name: "UTF-16BE", iconvName: "UTF-16BE")
  static let gb18030 = TextEncoding(name: "GB18030", iconvName: "GB18030")
  static let big5 = TextEncoding(name: "Big5", iconvName: "BIG5-HKSCS")
  static let shiftJIS = TextEncoding(name: "Shift_JIS", iconvName: "CP932")
  static let eucKR = TextEncoding(name: "EUC-KR", iconvName: "CP949")
  static let windows1250 = TextEncoding(name: "windows-1250", iconvName: "CP1250")
  static let windows1251 = TextEncoding(name: "windows-1251", iconvName: "CP1251")
  static let windows1253 = TextEncoding(name: "windows-1253", iconvName: "CP1253")
  static let windows1254 = TextEncoding(name: "windows-1254", iconvName: "CP1254")
  static let windows1252 = TextEncoding(name: "windows-1252", iconvName: "CP1252")
  static let eucJP = TextEncoding(name: "EUC-JP", iconvName: "EUC-JP")
  static let windows874 = TextEncoding(name: "windows-874", iconvName: "CP874")
  static let windows1255 = TextEncoding(name: "windows-1255", iconvName: "CP1255")
  static let windows1256 = TextEncoding(name: "windows-1256", iconvName: "CP1256")
  static let windows1257 = TextEncoding(name: "windows-1257", iconvName: "CP1257")
  static let windows1258 = TextEncoding(name: "windows-1258", iconvName: "CP1258")
  static let ibm866 = TextEncoding(name: "IBM866", iconvName: "CP866")
  static let koi8r = TextEncoding(name: "KOI8-R", iconvName: "KOI8-R")
  static let koi8u = TextEncoding(name: "KOI8-U", iconvName: "KOI8-U")
  static let iso8859Part3 = TextEncoding(name: "ISO-8859-3", iconvName: "ISO-8859-3")
  static let iso8859Part4 = TextEncoding(name: "ISO-8859-4", iconvName: "ISO-8859-4")
  static let iso8859Part5 = TextEncoding(name: "ISO-8859-5", iconvName: "ISO-8859-5")
  static let iso8859Part6 = TextEncoding(name: "ISO-8859-6", iconvName: "ISO-8859-6")
  static let iso8859Part7 = TextEncoding(name: "ISO-8859-7", iconvName: "ISO-8859-7")
  static let iso8859Part8 = TextEncoding(name: "ISO-8859-8", iconvName: "ISO-8859-8")
  static let iso8859Part10 = TextEncoding(name: "ISO-8859-10", iconvName: "ISO-8859-10")
  static let iso8859Part13 = TextEncoding(name: "ISO-8859-13", iconvName: "ISO-8859-13")
  static let iso8859Part15 = TextEncoding(name: "ISO-8859-15", iconvName: "ISO-8859-15")
  static let iso8859Part16 = TextEncoding(name: "ISO-8859-16", iconvName: "ISO-8859-16")
  static let ibm850 = TextEncoding(name: "IBM850", iconvName: "CP850")
  static let ibm852 = TextEncoding(name: "IBM852", iconvName: "CP852")
  static let ibm855 = TextEncoding(name: "IBM855", iconvName: "CP855")
  static let ibm737 = TextEncoding(name: "IBM737", iconvName: "CP737")
  static let ibm775 = TextEncoding(name: "IBM775", iconvName: "CP775")
  static let ibm857 = TextEncoding(name: "IBM857", iconvName: "CP857")
  static let ibm860 = TextEncoding(name: "IBM860", iconvName: "CP860")
  static let ibm861 = TextEncoding(name: "IBM861", iconvName: "CP861")
  static let ibm862 = TextEncoding(name: "IBM862", iconvName: "CP862")
  static let ibm863 = TextEncoding(name: "IBM863", iconvName: "CP863")
  static let ibm865 = TextEncoding(name: "IBM865", iconvName: "CP865")
  static let ibm869 = TextEncoding(name: "IBM869", iconvName: "CP869")
  static let cp1125 = TextEncoding(name: "CP1125", iconvName: "CP1125")
  static let kz1048 = TextEncoding(name: "KZ-1048", iconvName: "RK1048")
  static let ptcp154 = TextEncoding(name: "PTCP154", iconvName: "PT154")
  static let viscii = TextEncoding(name: "VISCII", iconvName: "VISCII")
  // The names of glibc; what another iconv doesn't know is left out.
  static let macintosh = TextEncoding(name: "macintosh", iconvName: "MACINTOSH")
  static let macCyrillic = TextEncoding(name: "x-mac-cyrillic", iconvName: "MAC-CYRILLIC")
  static let macCentralEurope = TextEncoding(
    name: "x-mac-centraleurope", iconvName: "MAC-CENTRALEUROPE")
  static let latin2 = TextEncoding(name: "ISO-8859-2", iconvName: "ISO-8859-2")

  private init(name: String, iconvName: String) {
    self.name = name
    self.iconvName = iconvName
  }

  /// The encoding of a name as in an XML declaration or after `--encoding`; whether it exists is
  /// known when it is opened.
  init(named name: String) {
    let plain = String(name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " })
    switch plain {
    case "utf8", "ascii", "usascii", "utf8bom", "utf8sig": self = .utf8
    case "utf16le", "utf16", "ucs2", "ucs2le", "unicode": self = .utf16LittleEndian
    case "utf16be", "ucs2be": self = .utf16BigEndian
    case "gb2312", "gbk", "gb18030", "cp936", "936", "euccn", "windows936", "xgbk":
      self = .gb18030
    case "big5", "big5hkscs", "cp950", "950", "windows950", "xxbig5": self = .big5
    case "shiftjis", "sjis", "cp932", "932", "windows31j", "ms932", "xsjis": self = .shiftJIS
    case "euckr", "cp949", "949", "uhc", "ksc56011987", "windows949", "ms949": self = .eucKR
    case "latin1", "iso88591", "cp1252", "windows1252", "1252", "ansi": self = .windows1252
    case "eucjp", "ujis", "xeucjp", "cp51932": self = .eucJP
    case "1250", "cp1250", "windows1250": self = .windows1250
    case "1251", "cp1251", "windows1251": self = .windows1251
    case "1253", "cp1253", "windows1253": self = .windows1253
    case "1254", "cp1254", "windows1254", "iso88599", "latin5": self = .windows1254
    case "1255", "cp1255", "windows1255": self = .windows1255
    case "1256", "cp1256", "windows1256": self = .windows1256
    case "1257", "cp1257", "windows1257": self = .windows1257
    case "1258", "cp1258", "windows1258": self = .windows1258
    case "874", "cp874", "windows874", "tis620", "iso885911": self = .windows874
    case "866", "cp866", "ibm866": self = .ibm866
    case "1125", "cp1125", "ibm1125", "ruscii": self = .cp1125
    case "kz1048", "rk1048", "strk10482002": self = .kz1048
    case "ptcp154", "pt154", "cp154": self = .ptcp154
    case "koi8r": self = .koi8r
    case "iso88592", "latin2": self = .latin2
    case "xmaccyrillic", "maccyrillic": self = .macCyrillic
    case "xmaccentraleurope", "maccentraleurope", "maclatin2": self = .macCentralEurope
    case "macroman", "xmacroman", "macintosh", "mac": self = .macintosh
    default: self.init(name: name, iconvName: name)
    }
  }
}
