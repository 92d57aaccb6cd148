export const places = [{
  label: 'Świętokrzyskie', value: 'Świętokrzyskie',
  children: [{
          label: "Busko-Zdrój", value: "Busko-Zdrój"
      },
      {
          label: "Jędrzejów", value: "Jędrzejów"
      },
      {
          label: "Kazimierza Wielka", value: "Kazimierza Wielka"
      },
      {
          label: "Kielce", value: "Kielce"
      },
      {
          label: "Końskie", value: "Końskie"
      },
      {
          label: "Opatów", value: "Opatów"
      },
      {
          label: "Ostrowiec Świętokrzyski", value: "Ostrowiec Świętokrzyski"
      },
      {
          label: "Pińczów", value: "Pińczów"
      },
      {
          label: "Połaniec", value: "Połaniec"
      },
      {
          label: "Sandomierz", value: "Sandomierz"
      },
      {
          label: "Skarżysko-Kamienna", value: "Skarżysko-Kamienna"
      },
      {
          label: "Starachowice", value: "Starachowice"
      },
      {
          label: "Staszów", value: "Staszów"
      },
      {
          label: "Suchedniów", value: "Suchedniów"
      },
      {
          label: "Włoszczowa", value: "Włoszczowa"
      },
  ]
},
{
  label: 'Warmińsko-mazurskie', value: 'Warmińsko-mazurskie',
  children: [{
          label: "Barczewo", value: "Barczewo"
      },
      {
          label: "Bartoszyce", value: "Bartoszyce"
      },
      {
          label: "Biskupiec", value: "Biskupiec"
      },
      {
          label: "Braniewo", value: "Braniewo"
      },
      {
          label: "Dobre Miasto", value: "Dobre Miasto"
      },
      {
          label: "Działdowo", value: "Działdowo"
      },
      {
          label: "Elbląg", value: "Elbląg"
      },
      {
          label: "Ełk", value: "Ełk"
      },
      {
          label: "Giżycko", value: "Giżycko"
      },
      {
          label: "Gołdap", value: "Gołdap"
      },
      {
          label: "Górowo Iławieckie", value: "Górowo Iławieckie"
      },
      {
          label: "Iława", value: "Iława"
      },
      {
          label: "Kętrzyn", value: "Kętrzyn"
      },
      {
          label: "Lidzbark Warmiński", value: "Lidzbark Warmiński"
      },
      {
          label: "Lubawa", value: "Lubawa"
      },
      {
          label: "Mikołajki", value: "Mikołajki"
      },
      {
          label: "Morąg", value: "Morąg"
      },
      {
          label: "Mrągowo", value: "Mrągowo"
      },
      {
          label: "Nidzica", value: "Nidzica"
      },
      {
          label: "Nowe Miasto Lubawskie", value: "Nowe Miasto Lubawskie"
      },
      {
          label: "Olecko", value: "Olecko"
      },
      {
          label: "Olsztyn", value: "Olsztyn"
      },
      {
          label: "Olsztynek", value: "Olsztynek"
      },
      {
          label: "Orneta", value: "Orneta"
      },
      {
          label: "Ostróda", value: "Ostróda"
      },
      {
          label: "Pasłęk", value: "Pasłęk"
      },
      {
          label: "Pieniężno", value: "Pieniężno"
      },
      {
          label: "Pisz", value: "Pisz"
      },
      {
          label: "Ruciane-Nida", value: "Ruciane-Nida"
      },
      {
          label: "Szczytno", value: "Szczytno"
      },
      {
          label: "Węgorzewo", value: "Węgorzewo"
      },
  ]
},
{
  label: 'Zachodniopomorskie', value: 'Zachodniopomorskie',
  children: [{
          label: "Barlinek", value: "Barlinek"
      },
      {
          label: "Białogard", value: "Białogard"
      },
      {
          label: "Cedynia", value: "Cedynia"
      },
      {
          label: "Chojna", value: "Chojna"
      },
      {
          label: "Choszczno", value: "Choszczno"
      },
      {
          label: "Czaplinek", value: "Czaplinek"
      },
      {
          label: "Darłowo", value: "Darłowo"
      },
      {
          label: "Dębno", value: "Dębno"
      },
      {
          label: "Drawno", value: "Drawno"
      },
      {
          label: "Drawsko Pomorskie", value: "Drawsko Pomorskie"
      },
      {
          label: "Goleniów", value: "Goleniów"
      },
      {
          label: "Gryfice", value: "Gryfice"
      },
      {
          label: "Gryfino", value: "Gryfino"
      },
      {
          label: "Kamień Pomorski", value: "Kamień Pomorski"
      },
      {
          label: "Kołobrzeg", value: "Kołobrzeg"
      },
      {
          label: "Koszalin", value: "Koszalin"
      },
      {
          label: "Łobez", value: "Łobez"
      },
      {
          label: "Mielno", value: "Mielno"
      },
      {
          label: "Międzyzdroje", value: "Międzyzdroje"
      },
      {
          label: "Myślibórz", value: "Myślibórz"
      },
      {
          label: "Nowogard", value: "Nowogard"
      },
      {
          label: "Police", value: "Police"
      },
      {
          label: "Połczyn-Zdrój", value: "Połczyn-Zdrój"
      },
      {
          label: "Pyrzyce", value: "Pyrzyce"
      },
      {
          label: "Sławno", value: "Sławno"
      },
      {
          label: "Stare Babice", value: "Stare Babice"
      },
      {
          label: "Stargard Szczeciński", value: "Stargard Szczeciński"
      },
      {
          label: "Szczecin", value: "Szczecin"
      },
      {
          label: "Szczecinek", value: "Szczecinek"
      },
      {
          label: "Świdwin", value: "Świdwin"
      },
      {
          label: "Świnoujście", value: "Świnoujście"
      },
      {
          label: "Trzebiatów", value: "Trzebiatów"
      },
      {
          label: "Wałcz", value: "Wałcz"
      },
      {
          label: "Wolin", value: "Wolin"
      },
      {
          label: "Złocieniec", value: "Złocieniec"
      },
  ]
}
]
