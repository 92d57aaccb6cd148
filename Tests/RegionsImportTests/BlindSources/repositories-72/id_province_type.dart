class ProvinceType {
  static const aceh = "Aceh";
  static const bali = "Bali";
  static const kepulauanBangkaBelitung = "Kepulauan Bangka Belitung";
  static const banten = "Banten";
  static const bengkulu = "Bengkulu";
  static const diYogyakarta = "DI Yogyakarta";
  static const dkiJakarta = "DKI Jakarta";
  static const gorontalo = "Gorontalo";
  static const jambi = "Jambi";
  static const jawaBarat = "Jawa Barat";
  static const jawaTengah = "Jawa Tengah";
  static const jawaTimur = "Jawa Timur";
  static const kalimantanBarat = "Kalimantan Barat";
  static const kalimantanSelatan = "Kalimantan Selatan";
  static const kalimantanTengah = "Kalimantan Tengah";
  static const kalimantanTimur = "Kalimantan Timur";
  static const kalimantanUtara = "Kalimantan Utara";
  static const kepulauanRiau = "Kepulauan Riau";
  static const lampung = "Lampung";
  static const maluku = "Maluku";
  static const malukuUtara = "Maluku Utara";
  static const ntb = "Nusa Tenggara Barat";
  static const ntt = "Nusa Tenggara Timur";
  static const provinceTypes = [
    aceh,
    bali,
    kepulauanBangkaBelitung,
    banten,
    bengkulu,
    diYogyakarta,
    dkiJakarta,
    gorontalo,
    jambi,
    jawaBarat,
    jawaTengah,
    jawaTimur,
    kalimantanBarat,
    kalimantanSelatan,
    kalimantanTengah,
    kalimantanTimur,
    kalimantanUtara,
    kepulauanRiau,
    lampung,
    maluku,
    malukuUtara,
    ntb,
    ntt,
  ];
}
