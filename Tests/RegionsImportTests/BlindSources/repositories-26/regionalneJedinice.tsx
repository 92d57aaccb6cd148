const regionalneJedinice = [
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Bedenica',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Bistra',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Brckovljani',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Brdovec',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Dubrava',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Dubravica',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Dugo Selo',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Farkaševac',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Gradec',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Ivanić-Grad',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Jakovlje',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Jastrebarsko',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Klinča Sela',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Kloštar Ivanić',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Krašić',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Kravarsko',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Križ',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Luka',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Marija Gorica',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Orle',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Pisarovina',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Pokupsko',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Preseka',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Pušća',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Rakovec',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Rugvica',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Samobor',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Stupnik',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Sveta Nedelja',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Sveti Ivan Zelina',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Velika Gorica',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Vrbovec',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Zaprešić',
  },
  {
    županija: 'I ZAGREBAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Žumberak',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Bedekovčina',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Budinščina',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Desinić',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Donja Stubica',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Đurmanec',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Gornja Stubica',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Hrašćina',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Hum na Sutli',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Jesenje',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Klanjec',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Konjščina',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Kraljevec na Sutli',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Krapina',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Krapinske Toplice',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Kumrovec',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Lobor',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Mače',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Marija Bistrica',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Mihovljan',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Novi Golubovec',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Oroslavje',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Petrovsko',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Pregrada',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Radoboj',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Stubičke Toplice',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Sveti Križ Začretje',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Tuhelj',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Veliko Trgovišće',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Zabok',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Zagorska Sela',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Zlatar',
  },
  {
    županija: 'II KRAPINSKO-ZAGORSKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Zlatar Bistrica',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Donji Kukuruzari',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Dvor',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Glina',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Gvozd',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Hrvatska Dubica',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Hrvatska Kostajnica',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Jasenovac',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Kutina',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Lekenik',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Lipovljani',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Majur',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Martinska Ves',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Novska',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Petrinja',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Popovača',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Sisak',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Sunja',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Topusko',
  },
  {
    županija: 'III SISAČKO-MOSLAVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Velika Ludina',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Barilović',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Bosiljevo',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Cetingrad',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Draganić',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Generalski Stol',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Josipdol',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Kamanje',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Krnjak',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Lasinja',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Netretić',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Plaški',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Rakovica',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Ribnik',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Saborsko',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Tounj',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Vojnić',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Općina',
    ime_jedinice: 'Žakanje',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Duga Resa',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Karlovac',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Ogulin',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Ozalj',
  },
  {
    županija: 'IV KARLOVAČKA',
    tip_jedinice: 'Grad',
    ime_jedinice: 'Slunj',
  },
];
