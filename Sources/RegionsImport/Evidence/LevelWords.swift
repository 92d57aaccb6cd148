/// What levels are called, in one place: the words of headings that name a level, and those that number
/// the levels.
enum LevelWords {
  /// The words whose rank is usual, from the top.
  static let ranked: [[String]] = [
    ["continent"], ["country", "nation", "guojia", "国家", "país", "pays", "paese"],
    ["province", "prov", "state", "sheng", "省", "省份", "region", "provinsi", "uf", "estado"],
    ["prefecture", "city", "shi", "市", "城市", "kabupaten", "kota"],
    ["county", "district", "area", "qu", "xian", "quxian", "区", "县", "区县", "kecamatan"],
    ["town", "street", "township", "jiedao", "镇", "街道", "乡", "kelurahan", "ward"],
    ["village", "community", "cun", "村", "社区", "desa"],
  ]

  /// Words that are levels of another rank in each country, or in plural.
  private static let unranked: Set<String> = [
    "provinces", "pro", "states", "regions", "countries", "cities", "counties", "districts", "dist",
    "areas", "towns", "streets", "zhen", "xiang", "villages", "prefectures", "municipality",
    "municipalities", "municipio", "municipios", "estados", "provincia", "provincias", "comune",
    "comuni", "regione", "regioni", "canton", "cantons", "kanton", "gemeinde", "gemeinden",
    "bezirk", "bezirks", "provincie", "provincies", "kreis", "land", "bundesland", "departement",
    "département", "departamento", "commune", "communes", "tinh", "huyen", "quan", "xa", "phuong",
    "wards", "barangay", "taluk", "tehsil", "mandal", "block", "pref", "ken", "shiku", "sido",
    "sigungu", "dong", "eup", "oblast", "rayon", "raion", "eupmyeondong", "adm0", "adm1", "adm2",
    "adm3", "adm4", "admin0", "admin1", "admin2", "admin3", "admin4", "megye", "vármegye", "járás",
    "település", "helység", "maakunta", "kunta", "amphoe", "tambon", "changwat", "subdistrict",
    "subdistricts", "division", "divisions", "upazila", "union", "governorate", "locality",
    "suburb", "comunidad", "autonomia", "regency", "regencies", "barangays", "zones", "suburbs",
    "localities", "boroughs", "parishes", "emirates", "governorates", "distrito", "concelho",
    "freguesia", "parish", "borough", "voivodeship", "powiat", "gmina", "il", "ilce", "mahalle",
    "kommune", "fylke", "lan", "kommun", "place", "location", "admin", "local", "tỉnh", "thành",
    "phố", "quận", "huyện", "phường", "xã", "territory", "emirate", "atoll", "woreda", "zone",
    "kebele", "zila", "zilla", "thana", "parroquia", "parroquias", "ciudad", "ciudades", "comuna",
    "comunas", "cidade", "cidades", "ilçe", "şehir", "sehir", "okres", "okresu", "kraj", "kraje",
    "obec", "obce", "judet", "mnpio", "asenta", "reg", "dep", "wojewodztwo", "województwo",
    "gemeente", "gemeenten", "lga", "lgas", "ostan", "shahr", "shahrestan", "область", "район",
    "город", "місто", "населений", "จังหวัด", "อำเภอ", "ตำบล", "subcounty", "constituency",
    "wilaya", "wilayas", "daira", "dairas", "baladiya", "gouvernorat", "gouvernorats", "délégation",
    "delegation", "moughataa", "ville", "villes", "quartier", "quartiers", "arrondissement",
    "arrondissements", "départements", "departements", "cercle", "cercles", "mohafazah", "caza",
    "kebeles", "woredas", "constituencies", "subcounties", "aimag", "aimags", "soum", "soums",
    "dzongkhag", "gewog", "sangkat", "khum", "srok", "khet", "tambons", "amphoes", "amphur",
    "amphure", "tumbon", "mandals", "taluka", "talukas", "taluks", "tehsils", "panchayat", "thanas",
    "unions", "upazilas", "mukim", "daerah", "negeri", "bairro", "bairros", "barrio", "barrios",
    "colonia", "colonias", "cantones", "corregimiento", "corregimientos", "parroquias", "partido",
    "partidos", "departamentos", "comarca", "comarcas", "mesorregiao", "mesorregião",
    "microrregiao", "microrregião", "concelhos", "distritos", "freguesias", "powiaty", "gminy",
    "miejscowość", "miejscowosc", "oblasti", "okrug", "okrugs", "kray", "hromada", "županija",
    "zupanija", "općina", "opcina", "občina", "obcina", "naselje", "opština", "opstina", "komuna",
    "bashkia", "vald", "maakond", "küla", "novads", "pagasts", "apskritis", "savivaldybė",
    "seniūnija", "landskap", "landsdel", "sogn", "wijk", "buurt", "woonplaats", "landkreis",
    "regierungsbezirk", "ortschaft", "ortsteil", "stadtteil", "kantone", "bezirke", "kreise",
    "bundesländer", "faritra", "fokontany", "territoire", "groupement", "chefferie", "hameau",
    "iller", "ilçeler", "mahalleler", "mahalla", "mahallah", "marz", "marzer", "hamaynk",
    "landshluti", "sveitarfélag", "región",
    "regiones", "regiao", "região", "région", "régions", "köy", "belde", "bucak", "viloyat",
    "tuman", "qark", "rreth",
    "округ", "край", "республика", "село", "посёлок", "поселение", "община", "област",
    "селище", "громада", "аймақ", "аудан", "облыс", "استان", "شهرستان", "شهر",
    "بخش", "محافظة", "ولاية", "بلدية", "دائرة", "मंडल", "जिला", "राज्य", "เขต", "แขวง",
  ]

  /// Every word for a level that stands between spaces, or alone.
  static let all = Set(ranked.joined()).union(unranked)

  /// The same in Chinese, Japanese and Korean, which headings join with what follows: "省份", "市代码".
  static let joined: Set<String> = all.union([
    "国", "省市", "省级", "省区", "地市", "地级市", "市级", "地区", "州", "市州", "县区", "县市", "市县", "县级", "区域", "乡镇",
    "镇街", "街镇", "街道乡镇", "村居", "居委会", "村委会", "一级", "二级", "三级", "四级", "五级", "都道府県", "市区町村", "市町村",
    "町域", "시도", "시군구", "읍면동", "시", "도", "군", "구", "縣市", "鄉鎮", "鄉鎮市區", "區", "縣", "里",
  ])

  /// Words for the number of a level.
  static let numbering: Set<String> = [
    "level", "deep", "depth", "lvl", "lv", "layer", "nivel", "nível", "niveau", "ebene", "livello",
    "poziom", "tier", "级别", "层级", "等级",
  ]
}
