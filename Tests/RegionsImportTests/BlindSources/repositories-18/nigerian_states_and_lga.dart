class NigerianStatesAndLGA {
  static const allStates = [
    "Abia",
    "Adamawa",
    "Akwa Ibom",
    "Rivers",
    "Taraba",
    "Yobe",
    "FCT(Abuja)",
  ];

  static const abiaLGAs = [
    "Aba North",
    "Arochukwu",
    "Aba South",
    "Bende",
    "Isiala Ngwa North",
    "Ikwuano",
    "Isiala Ngwa South",
    "Isuikwuato",
    "Obi Ngwa",
    "Ohafia",
    "Osisioma",
    "Ugwunagbo",
    "Ukwa East",
    "Ukwa West",
    "Umuahia North",
    "Umuahia South",
    "Umu Nneochi"
  ];

  static const adamawaLGAs = [
    "Demsa",
    "Fufure",
    "Ganye",
    "Gayuk",
    "Gombi",
    "Grie",
    "Hong",
    "Jada",
    "Larmurde",
    "Madagali",
    "Maiha",
    "Mayo Belwa",
    "Michika",
    "Mubi North",
    "Mubi South",
    "Numan",
    "Shelleng",
    "Song",
    "Toungo",
    "Yola North",
    "Yola South"
  ];

  static const akwaIbomLGAs = [
    "Abak",
    "Eastern Obolo",
    "Eket",
    "Esit Eket",
    "Essien Udim",
    "Etim Ekpo",
    "Etinan",
    "Ibeno",
    "Ibesikpo Asutan",
    "Ibiono-Ibom",
    "Ikot Abasi",
    "Ika",
    "Ikono",
    "Ikot Ekpene",
    "Ini",
    "Mkpat-Enin",
    "Itu",
    "Mbo",
    "Nsit-Atai",
    "Nsit-Ibom",
    "Nsit-Ubium",
    "Obot Akara",
    "Okobo",
    "Onna",
    "Oron",
    "Udung-Uko",
    "Ukanafun",
    "Oruk Anam",
    "Uruan",
    "Urue-Offong/Oruko",
    "Uyo"
  ];

  static const riversLGAs = [
    "Abua/Odual",
    "Ahoada East",
    "Ahoada West",
    "Andoni",
    "Akuku-Toru",
    "Asari-Toru",
    "Bonny",
    "Degema",
    "Emuoha",
    "Eleme",
    "Ikwerre",
    "Etche",
    "Gokana",
    "Khana",
    "Obio/Akpor",
    "Ogba/Egbema/Ndoni",
    "Ogu/Bolo",
    "Okrika",
    "Omuma",
    "Opobo/Nkoro",
    "Oyigbo",
    "Port Harcourt",
    "Tai"
  ];

  static const tarabaLGAs = [
    "Ardo Kola",
    "Bali",
    "Donga",
    "Gashaka",
    "Gassol",
    "Ibi",
    "Jalingo",
    "Karim Lamido",
    "Kumi",
    "Lau",
    "Sardauna",
    "Takum",
    "Ussa",
    "Wukari",
    "Yorro",
    "Zing"
  ];

  static const yobeLGAs = [
    "Bade",
    "Bursari",
    "Damaturu",
    "Fika",
    "Fune",
    "Geidam",
    "Gujba",
    "Gulani",
    "Jakusko",
    "Karasuwa",
    "Machina",
    "Nangere",
    "Nguru",
    "Potiskum",
    "Tarmuwa",
    "Yunusari"
  ];

  static const abujaLGAs = [
    "Abaji",
    "Bwari",
    "Gwagwalada",
    "Kuje",
    "Kwali",
    "Municipal Area Council"
  ];

  // ignore: prefer_final_fields
  static List<String> _allLGAs = [
    ...abiaLGAs,
    ...adamawaLGAs,
    ...akwaIbomLGAs,
    ...riversLGAs,
    ...tarabaLGAs,
    ...yobeLGAs,
    ...abujaLGAs,
  ];

  static List<String> getAllNigerianLGAs() {
    _allLGAs.sort();
    return _allLGAs;
  }

  static List<String> getStateLGAs(String state) {
    int stateIndex = allStates.indexOf(state);
    switch (NigerianStates.values[stateIndex]) {
      case NigerianStates.abia:
        return abiaLGAs;
      case NigerianStates.adamawa:
        return adamawaLGAs;
      case NigerianStates.akwaIbom:
        return akwaIbomLGAs;
      case NigerianStates.rivers:
        return riversLGAs;
      case NigerianStates.taraba:
        return tarabaLGAs;
      case NigerianStates.yobe:
        return yobeLGAs;
      case NigerianStates.fct:
        return abujaLGAs;
      case NigerianStates.selectAState:
        return [];
    }
  }
}

enum NigerianStates {
  abia,
  adamawa,
  akwaIbom,
  rivers,
  taraba,
  yobe,
  fct,
  selectAState
}
