export interface LocalGovernment {
  name: string;
}

export interface State {
  name: string;
  lgas: LocalGovernment[];
}

export const nigeriaStates: State[] = [
  {
    name: "Abia",
    lgas: [
      { name: "Aba North" }, { name: "Aba South" }, { name: "Arochukwu" }, { name: "Bende" },
      { name: "Ikwuano" }, { name: "Isiala Ngwa North" }, { name: "Isiala Ngwa South" },
      { name: "Isuikwuato" }, { name: "Obi Ngwa" }, { name: "Ohafia" }, { name: "Osisioma" },
      { name: "Ugwunagbo" }, { name: "Ukwa East" }, { name: "Ukwa West" }, { name: "Umuahia North" },
      { name: "Umuahia South" }, { name: "Umu Nneochi" }
    ]
  },
  {
    name: "Adamawa",
    lgas: [
      { name: "Demsa" }, { name: "Fufore" }, { name: "Ganye" }, { name: "Girei" },
      { name: "Gombi" }, { name: "Guyuk" }, { name: "Hong" }, { name: "Jada" },
      { name: "Lamurde" }, { name: "Madagali" }, { name: "Maiha" }, { name: "Mayo-Belwa" },
      { name: "Michika" }, { name: "Mubi North" }, { name: "Mubi South" }, { name: "Numan" },
      { name: "Shelleng" }, { name: "Song" }, { name: "Toungo" }, { name: "Yola North" },
      { name: "Yola South" }
    ]
  },
  {
    name: "Taraba",
    lgas: [
      { name: "Ardo Kola" }, { name: "Bali" }, { name: "Donga" }, { name: "Gashaka" },
      { name: "Gassol" }, { name: "Ibi" }, { name: "Jalingo" }, { name: "Karim Lamido" },
      { name: "Kumi" }, { name: "Lau" }, { name: "Sardauna" }, { name: "Takum" },
      { name: "Ussa" }, { name: "Wukari" }, { name: "Yorro" }, { name: "Zing" }
    ]
  },
  {
    name: "Zamfara",
    lgas: [
      { name: "Anka" }, { name: "Bakura" }, { name: "Birnin Magaji/Kiyaw" }, { name: "Bukkuyum" },
      { name: "Bungudu" }, { name: "Gummi" }, { name: "Gusau" }, { name: "Kaura Namoda" },
      { name: "Maradun" }, { name: "Maru" }, { name: "Shinkafi" }, { name: "Talata Mafara" },
      { name: "Chafe" }, { name: "Zurmi" }
    ]
  },
  {
    name: "FCT",
    lgas: [
      { name: "Abaji" }, { name: "Abuja Municipal" }, { name: "Bwari" }, { name: "Gwagwalada" },
      { name: "Kuje" }, { name: "Kwali" }
    ]
  }
];
