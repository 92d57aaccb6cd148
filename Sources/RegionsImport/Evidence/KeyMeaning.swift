/// What the words of a key suggest. Structure and values decide; words break ties.
struct KeyMeaning: OptionSet, Sendable {
  let rawValue: UInt16

  /// A name: "name", "areaName", "名称".
  static let name = KeyMeaning(rawValue: 1 << 0)
  /// An ID: "id", "cityCode", "行政区划代码".
  static let id = KeyMeaning(rawValue: 1 << 1)
  /// The region above: "pid", "parentCode", "上级代码".
  static let parent = KeyMeaning(rawValue: 1 << 2)
  /// What a level is called: "province", "county", "区县".
  static let level = KeyMeaning(rawValue: 1 << 3)
  /// A list of regions below: "children", "cityList".
  static let children = KeyMeaning(rawValue: 1 << 4)
  /// Another form of the name: "shortName", "pinyin", "name_en".
  static let variant = KeyMeaning(rawValue: 1 << 5)
  /// Something that is counted, measured or dialled: "zipcode", "lng", "sort", "level", "phone".
  static let measure = KeyMeaning(rawValue: 1 << 6)
  /// The whole key is the plain word for a name or an ID: "name", "id", "code".
  static let plain = KeyMeaning(rawValue: 1 << 7)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ key: String) {
    var meaning: KeyMeaning = []
    let words = KeyMeaning.words(of: key)
    // A letter says something only alone: "c_province" is no code.
    for word in words where words.count == 1 || word.utf8.count > 1 {
      for (set, words) in KeyMeaning.vocabulary where words.contains(word) { meaning.insert(set) }
    }
    // "pId" and "p_id" are "pid".
    if words.count == 2, words[0].utf8.count == 1, KeyMeaning.parents.contains(words.joined()) {
      meaning.insert(.parent)
    }
    for (set, parts) in KeyMeaning.fragments where parts.contains(where: { key.contains($0) }) {
      meaning.insert(set)
    }
    if KeyMeaning.isChineseLevel(key) { meaning.insert(.level) }
    // "NUTS level 2" and "Nivel 1" are levels, "admin3Pcode" is the code of one.
    for (word, next) in zip(words, words.dropFirst()) {
      if LevelWords.numbering.contains(word), next.utf8.count == 1, "1" <= next, next <= "9" {
        meaning.insert(.level)
        meaning.remove(.measure)
        if words.last == next { meaning.remove(.id) }
      }
      if next == "pcode", KeyMeaning(word).contains(.level) {
        meaning.insert(.id)
        meaning.remove(.parent)
      }
    }
    // "zipcode" and "phone_no" are no IDs of regions.
    if !KeyMeaning.dials.isDisjoint(with: words) {
      meaning.remove(.id)
      meaning.insert(.measure)
    }
    if words.count == 1, KeyMeaning.plainWords.contains(words[0]) { meaning.insert(.plain) }
    self = meaning
  }

  /// The words of a key in lower case: "parentCode", "parent_code" and "PARENT-CODE" are two words.
  static func words(of key: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previousIsLower = false
    // "admin0Name" is two words, "E05CD" is one.
    var endsInDigit = false
    let scalars = Array(key.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let properties = scalar.properties
      let isDigit = scalar.value >= 48 && scalar.value <= 57
      if properties.isAlphabetic || isDigit {
        let begins =
          previousIsLower
          || endsInDigit && place + 1 < scalars.count && scalars[place + 1].properties.isLowercase
        if properties.isUppercase && begins && !word.isEmpty {
          words.append(word)
          word = ""
        }
        word += properties.lowercaseMapping
        previousIsLower = properties.isLowercase
        endsInDigit = isDigit
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
        previousIsLower = false
        endsInDigit = false
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.flatMap(split)
  }

  private static let endings = [
    "name", "code", "id", "list", "cd", "nm", "no", "naam", "navn", "namn", "nummer", "nr", "kod",
    "kode", "nazev", "nome", "nombre", "ad", "adi",
  ]

  /// "areaid" is two words, and so is "cityname".
  private static func split(_ word: String) -> [String] {
    if parents.contains(word) { return [word] }
    // "comparent" is the parent of a commune.
    if word.hasSuffix("parent"), word.count <= 10, !["apparent", "transparent"].contains(word) {
      return [String(word.dropLast(6)), "parent"]
    }
    for ending in endings where word.count > ending.count {
      if word.hasSuffix(ending) {
        let front = String(word.dropLast(ending.count))
        if LevelWords.all.contains(front) || parents.contains(front) || front == "full"
          || front == "short" || front == "zip" || front == "post" || front == "sub"
        {
          return [front, ending]
        }
      }
    }
    return [word]
  }

  /// Whether a key is a word for a level, alone or before 名称, 代码 and the like: "省份", "市代码";
  /// not "北京市", which only ends in one.
  private static func isChineseLevel(_ key: String) -> Bool {
    guard key.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    var front = Substring(key)
    for ending in ["名称", "名字", "名", "代码", "编码", "编号", "ID", "Id", "id", "码", "简称", "全称", "级"]
    where front.hasSuffix(ending) && front.count > ending.count {
      front = front.dropLast(ending.count)
      break
    }
    for beginning in ["所属", "所在", "归属"] where front.hasPrefix(beginning) {
      front = front.dropFirst(beginning.count)
    }
    return LevelWords.joined.contains(String(front))
  }

  /// Whether a key names what is dialled or written on letters.
  static func isDialled(_ key: String) -> Bool { !dials.isDisjoint(with: words(of: key)) }

  private static let dials: Set<String> = [
    "zip", "zipcode", "zipcodes", "post", "postal", "postcode", "postcodes", "phone", "tel",
    "telephone", "dial", "dialling", "phonecode", "cep", "plz", "pin", "pincode", "cap", "npa",
  ]

  /// What lists are called that hold no regions: what is known of a region, and what programs keep besides.
  static let others: Set<String> = [
    "timezones", "timezone", "translations", "translation", "currencies", "currency", "languages",
    "language", "history", "histories", "neighbours", "neighbors", "borders", "sources", "source",
    "references", "links", "notes", "aliases", "spellings", "flags", "holidays", "metadata",
    "meta", "geometry", "coordinates", "bbox", "boundingbox", "users", "user", "customers",
    "customer", "employees", "employee", "orders", "products", "actors", "films", "migrations",
    "permissions", "sessions", "settings", "logs", "hotcities", "hot",
  ]

  /// What languages are called in headings: `name_fr`, `nl_name`.
  static let languages: Set<String> = [
    "en", "fr", "nl", "de", "es", "pt", "it", "ru", "zh", "ja", "ko", "ar", "fa", "tr", "pl", "cs",
    "sk", "hu", "ro", "bg", "el", "sv", "fi", "da", "no", "nb", "nn", "et", "lv", "lt", "uk", "sr",
    "hr", "sl", "mk", "sq", "ka", "hy", "az", "kk", "uz", "ky", "tg", "mn", "hi", "bn", "ta", "te",
    "ur", "si", "ne", "my", "km", "lo", "th", "vi", "id", "ms", "sw", "am", "eu", "ca", "gl", "ga",
    "cy", "rm", "eng", "fra", "fre", "deu", "ger", "ita", "spa", "por", "rus", "english", "french",
    "german", "dutch", "italian", "spanish", "arabic", "bangla", "khmer", "thai", "latin",
  ]

  private static let plainWords: Set<String> = [
    "name", "label", "text", "title", "id", "code", "value", "n", "adcode", "nome", "nombre",
    "名称", "名字", "地名", "编码", "代码", "编号", "key", "uuid", "gid", "navn", "namn", "nom",
  ]

  private static let parents: Set<String> = [
    "parent", "pid", "fid", "father", "superior", "super", "upper", "up", "upid", "par",
    "parentid", "parentcode", "pcode", "fcode", "belong", "belongs", "padre",
    "pai", "parnt", "upcode", "ppid", "sjdm", "fatherid", "puid", "pno", "prev",
    "reid", "topid", "broader", "located", "situated", "within", "contained", "pertenece",
    "pertence",
    "appartient", "übergeordnet", "oberhalb", "överordnad", "надрегион", "родитель", "батьківський",
  ]

  private static let vocabulary: [(KeyMeaning, Set<String>)] = [
    (
      .name,
      [
        "name", "names", "nm", "label", "text", "title", "n", "nome", "nombre", "nom", "navn",
        "namn", "naam", "bezeichnung", "nama", "nazwa", "mc", "mingcheng", "ten", "caption",
        "cname", "sname", "fullname", "libelle", "libellé", "denominazione", "toponimo", "isim",
        "ad", "adi", "gen",
        "designation", "tên", "название", "наименование", "назва", "nimetus", "nazev", "název",
        "nimi",
        "nev", "neve", "megnevezése", "megnevezés",
      ]
    ),
    (
      .id,
      [
        "id", "ids", "code", "codes", "value", "key", "adcode", "no", "num", "number", "uuid",
        "gid", "guid", "oid", "cd", "c", "v", "k", "i", "bm", "dm", "fips", "geoid", "ags", "ibge",
        "insee", "psgc", "nuts", "iso", "zoneid", "codigo", "código", "codice", "kode", "ma", "kod",
        "kód", "kódja", "koodi", "cve", "clave",
        "codi", "cod", "istat", "ine", "ubigeo", "divipola", "lgd", "nis", "teryt", "rs", "ars",
        "mã", "jiscode", "index", "_id",
        "schlüssel", "schluessel", "kennzahl", "kennziffer", "nummer", "numero", "número", "numéro",
        "código", "codigos", "kodu", "код", "шифр", "kods", "kodas", "šifra", "kodi", "κωδικός",
        "كود",
        "رمز", "کد", "รหัส", "mibicode", "identifier", "abbreviation", "symbol",
      ]
    ),
    (.parent, parents),
    (.level, LevelWords.all),
    (
      .children,
      [
        "children", "child", "childs", "childrens", "sub", "subs", "list", "items", "nodes", "next",
        "areas", "cities", "districts", "data", "options", "content", "cell", "item", "array",
        "sublist", "zones", "towns", "counties", "streets", "villages", "lower",
      ]
    ),
    (
      .variant,
      [
        "short", "abbr", "abbreviation", "alias", "pinyin", "py", "en", "english", "initial",
        "initials", "char", "letter", "letters", "jianpin", "quanpin", "full", "long", "ext",
        "merger", "merge", "merged", "path", "old", "former", "alt", "other", "ename", "enname",
        "spell", "spelling", "prefix", "jp", "jc", "short_name", "simple", "display", "kana",
        "romaji", "roman", "hira", "ascii", "native", "local", "slug", "group", "suffix", "whole",
        "remark", "desc", "description", "note", "comment", "url", "link", "type", "kind", "class",
        "capital", "timezone", "timezones", "translations", "currencies", "languages", "language",
        "sprache", "langue", "lingua", "idioma", "taal", "abr",
        "abrev", "jenis", "tipo", "typ", "rodzaj", "developed", "developing", "jogállása", "tüüp",
        "tipologia", "cheflieu", "seat", "hauptort", "capoluogo", "cabecera", "headquarters", "hq",
        "osm", "openstreetmap", "wikidata", "qid", "wikipedia", "geonames", "geonameid", "wof",
      ]
    ),
    (
      .measure,
      LevelWords.numbering.union([
        "zip", "zipcode", "zipcodes", "postcode", "postal", "post", "phone", "tel", "telephone",
        "citycode", "areacode", "dial", "lng", "lat", "lon", "longitude", "latitude", "x", "y",
        "center", "centre", "point", "location", "latitud", "longitud", "altitud", "latitudine",
        "longitudine", "breitengrad", "längengrad", "sort", "order", "seq", "rank", "weight",
        "type", "status", "flag", "hot", "is", "has", "count",
        "total", "population", "pop", "size", "created", "updated", "create", "update", "time",
        "date", "timestamp", "version", "enabled", "enable", "deleted", "del", "delete", "leaf",
        "youbian", "quhao", "grade", "display", "show", "state_flag", "abbr", "currency",
        "cấp", "checked", "selected", "disabled", "left", "right", "lft", "rgt", "msg", "message",
        "success", "year", "rownum", "bounds", "radius", "area_km2", "cidx", "idx",
      ])
    ),
  ]

  private static let fragments: [(KeyMeaning, [String])] = [
    (.name, ["名", "地区", "单位"]),
    (.id, ["代码", "编码", "编号", "ID", "区划码", "代號", "代码", "コード", "코드", "番号"]),
    (.parent, ["上级", "父", "上級", "所属", "隶属"]),
    (.variant, ["简称", "全称", "拼音", "首字母", "英文", "别名", "カナ", "かな", "がな", "ローマ", "영문", "简拼"]),
    (.measure, ["邮编", "邮政", "区号", "电话", "经度", "纬度", "排序", "级别", "层级", "人口", "面积", "等级"]),
  ]
}
