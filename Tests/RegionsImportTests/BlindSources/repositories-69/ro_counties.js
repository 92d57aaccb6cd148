export const judeteRomania = [
  {
    cod: "AB", nume: "Alba", auto: "AB",
    orase: ["Alba Iulia", "Aiud", "Blaj", "Câmpeni", "Cugir", "Ocna Mureș", "Sebeș", "Teiuș"]
  },
  {
    cod: "AR", nume: "Arad", auto: "AR",
    orase: ["Arad", "Chișineu-Criș", "Curtici", "Ineu", "Lipova", "Nădlac", "Pecica", "Sântana", "Sebiș"]
  },
  {
    cod: "AG", nume: "Argeș", auto: "AG", 
    orase: ["Pitești", "Câmpulung", "Curtea de Argeș", "Mioveni", "Ștefănești", "Topoloveni", "Costești", "Băicoi"]
  },
  {
    cod: "BN", nume: "Bistrița-Năsăud", auto: "BN",
    orase: ["Bistrița", "Beclean", "Năsăud", "Sângeorz-Băi"]
  },
  {
    cod: "CV", nume: "Covasna", auto: "CV",
    orase: ["Sfântu Gheorghe", "Băile Tușnad", "Baraolt", "Covasna", "Întorsura Buzăului", "Târgu Secuiesc"]
  },
  {
    cod: "GR", nume: "Giurgiu", auto: "GR",
    orase: ["Giurgiu", "Bolintin-Vale", "Mihăilești"]
  },
  {
    cod: "HR", nume: "Harghita", auto: "HR",
    orase: ["Miercurea Ciuc", "Băile Tușnad", "Bălan", "Borsec", "Cristuru Secuiesc", "Odorheiu Secuiesc", "Toplița", "Vlăhița"]
  },
  {
    cod: "IS", nume: "Iași", auto: "IS",
    orase: ["Iași", "Hârlău", "Pașcani", "Târgu Frumos"]
  },
  {
    cod: "PH", nume: "Prahova", auto: "PH",
    orase: ["Ploiești", "Azuga", "Băicoi", "Breaza", "Bușteni", "Câmpina", "Comarnic", "Mizil", "Plopeni", "Sinaia", "Slănic", "Urlați", "Vălenii de Munte"]
  },
  {
    cod: "B", nume: "București", auto: "B",
    orase: ["Sectorul 1", "Sectorul 2", "Sectorul 3", "Sectorul 4", "Sectorul 5", "Sectorul 6"]
  }
];
