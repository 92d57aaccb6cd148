var jsonFre = {
"freguesias":[
 {
  "Distrito": "Aveiro",
  "Concelho": "Albergaria-a-Velha",
  "Freguesia": "Alquerubim",
  "Freguesia e concelho": "Alquerubim (Albergaria-a-Velha)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Albergaria-a-Velha",
  "Freguesia": "Angeja",
  "Freguesia e concelho": "Angeja (Albergaria-a-Velha)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Albergaria-a-Velha",
  "Freguesia": "Branca",
  "Freguesia e concelho": "Branca (Albergaria-a-Velha)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Albergaria-a-Velha",
  "Freguesia": "Ribeira de Fráguas",
  "Freguesia e concelho": "Ribeira de Fráguas (Albergaria-a-Velha)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Albergaria-a-Velha",
  "Freguesia": "Albergaria-a-Velha e Valmaior",
  "Freguesia e concelho": "Albergaria-a-Velha e Valmaior (Albergaria-a-Velha)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Albergaria-a-Velha",
  "Freguesia": "São João de Loure e Frossos",
  "Freguesia e concelho": "São João de Loure e Frossos (Albergaria-a-Velha)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Aveiro",
  "Freguesia": "Aradas",
  "Freguesia e concelho": "Aradas (Aveiro)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Aveiro",
  "Freguesia": "Cacia",
  "Freguesia e concelho": "Cacia (Aveiro)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Aveiro",
  "Freguesia": "Esgueira",
  "Freguesia e concelho": "Esgueira (Aveiro)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Aveiro",
  "Freguesia": "Oliveirinha",
  "Freguesia e concelho": "Oliveirinha (Aveiro)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Aveiro",
  "Freguesia": "São Bernardo",
  "Freguesia e concelho": "São Bernardo (Aveiro)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Aveiro",
  "Freguesia": "São Jacinto",
  "Freguesia e concelho": "São Jacinto (Aveiro)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Aveiro",
  "Freguesia": "Santa Joana",
  "Freguesia e concelho": "Santa Joana (Aveiro)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Aveiro",
  "Freguesia": "Eixo e Eirol",
  "Freguesia e concelho": "Eixo e Eirol (Aveiro)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Aveiro",
  "Freguesia": "Requeixo, Nossa Senhora de Fátima e Nariz",
  "Freguesia e concelho": "Requeixo, Nossa Senhora de Fátima e Nariz (Aveiro)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Aveiro",
  "Freguesia": "União das freguesias de Glória e Vera Cruz",
  "Freguesia e concelho": "União das freguesias de Glória e Vera Cruz (Aveiro)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Castelo de Paiva",
  "Freguesia": "Fornos",
  "Freguesia e concelho": "Fornos (Castelo de Paiva)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Castelo de Paiva",
  "Freguesia": "Real",
  "Freguesia e concelho": "Real (Castelo de Paiva)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Castelo de Paiva",
  "Freguesia": "Santa Maria de Sardoura",
  "Freguesia e concelho": "Santa Maria de Sardoura (Castelo de Paiva)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Castelo de Paiva",
  "Freguesia": "São Martinho de Sardoura",
  "Freguesia e concelho": "São Martinho de Sardoura (Castelo de Paiva)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Castelo de Paiva",
  "Freguesia": "União das freguesias de Raiva, Pedorido e Paraíso",
  "Freguesia e concelho": "União das freguesias de Raiva, Pedorido e Paraíso (Castelo de Paiva)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Castelo de Paiva",
  "Freguesia": "União das freguesias de Sobrado e Bairros",
  "Freguesia e concelho": "União das freguesias de Sobrado e Bairros (Castelo de Paiva)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Espinho",
  "Freguesia": "Espinho",
  "Freguesia e concelho": "Espinho (Espinho)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Espinho",
  "Freguesia": "Paramos",
  "Freguesia e concelho": "Paramos (Espinho)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Espinho",
  "Freguesia": "Silvalde",
  "Freguesia e concelho": "Silvalde (Espinho)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Espinho",
  "Freguesia": "União das freguesias de Anta e Guetim",
  "Freguesia e concelho": "União das freguesias de Anta e Guetim (Espinho)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Ílhavo",
  "Freguesia": "Gafanha da Encarnação",
  "Freguesia e concelho": "Gafanha da Encarnação (Ílhavo)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Ílhavo",
  "Freguesia": "Gafanha da Nazaré",
  "Freguesia e concelho": "Gafanha da Nazaré (Ílhavo)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Ílhavo",
  "Freguesia": "Gafanha do Carmo",
  "Freguesia e concelho": "Gafanha do Carmo (Ílhavo)"
 },
 {
  "Distrito": "Aveiro",
  "Concelho": "Ílhavo",
  "Freguesia": "Ílhavo (São Salvador)",
  "Freguesia e concelho": "Ílhavo (São Salvador) (Ílhavo)"
 },
 {
  "Distrito": "Bragança",
  "Concelho": "Alfândega da Fé",
  "Freguesia": "Alfândega da Fé",
  "Freguesia e concelho": "Alfândega da Fé (Alfândega da Fé)"
 },
 {
  "Distrito": "Bragança",
  "Concelho": "Alfândega da Fé",
  "Freguesia": "Cerejais",
  "Freguesia e concelho": "Cerejais (Alfândega da Fé)"
 },
 {
  "Distrito": "Bragança",
  "Concelho": "Alfândega da Fé",
  "Freguesia": "Sambade",
  "Freguesia e concelho": "Sambade (Alfândega da Fé)"
 },
 {
  "Distrito": "Bragança",
  "Concelho": "Alfândega da Fé",
  "Freguesia": "Vilar Chão",
  "Freguesia e concelho": "Vilar Chão (Alfândega da Fé)"
 },
 {
  "Distrito": "Bragança",
  "Concelho": "Alfândega da Fé",
  "Freguesia": "Vilarelhos",
  "Freguesia e concelho": "Vilarelhos (Alfândega da Fé)"
 },
 {
  "Distrito": "Bragança",
  "Concelho": "Alfândega da Fé",
  "Freguesia": "Vilares de Vilariça",
  "Freguesia e concelho": "Vilares de Vilariça (Alfândega da Fé)"
 },
 {
  "Distrito": "Bragança",
  "Concelho": "Alfândega da Fé",
  "Freguesia": "União das freguesias de Agrobom, Saldonha e Vale Pereiro",
  "Freguesia e concelho": "União das freguesias de Agrobom, Saldonha e Vale Pereiro (Alfândega da Fé)"
 },
 {
  "Distrito": "Bragança",
  "Concelho": "Freixo de Espada à Cinta",
  "Freguesia": "Ligares",
  "Freguesia e concelho": "Ligares (Freixo de Espada à Cinta)"
 },
 {
  "Distrito": "Bragança",
  "Concelho": "Freixo de Espada à Cinta",
  "Freguesia": "Poiares",
  "Freguesia e concelho": "Poiares (Freixo de Espada à Cinta)"
 },
 {
  "Distrito": "Bragança",
  "Concelho": "Freixo de Espada à Cinta",
  "Freguesia": "União das freguesias de Freixo de Espada à Cinta e Mazouco",
  "Freguesia e concelho": "União das freguesias de Freixo de Espada à Cinta e Mazouco (Freixo de Espada à Cinta)"
 },
 {
  "Distrito": "Bragança",
  "Concelho": "Freixo de Espada à Cinta",
  "Freguesia": "União das freguesias de Lagoaça e Fornos",
  "Freguesia e concelho": "União das freguesias de Lagoaça e Fornos (Freixo de Espada à Cinta)"
 }
]
}
