# encoding: utf-8

Region.delete_all
Region.create! [
  {name: "Bjelovarsko-bilogorska županija"},
  {name: "Grad Zagreb"},
  {name: "Zagrebačka županija"},
  {name: "Krapinsko-zagorska županija"},
  {name: "Varaždinska županija"},
  {name: "Međimurska županija"},
  {name: "Koprivničko-križevačka županija"},
  {name: "Sisačko-moslavačka županija"},
  {name: "Virovitičko-podravska županija"},
  {name: "Požeško-slavonska županija"},
  {name: "Brodsko-posavska županija"},
  {name: "Osječko-baranjska županija"},
  {name: "Vukovarsko-srijemska županija"},
  {name: "Karlovačka županija"},
  {name: "Primorsko-goranska županija"},
  {name: "Istarska županija"},
  {name: "Ličko-senjska županija"},
  {name: "Zadarska županija"},
  {name: "Šibensko-kninska županija"},
  {name: "Splitsko-dalmatinska županija"},
  {name: "Dubrovačko-neretvanska županija"}
]
