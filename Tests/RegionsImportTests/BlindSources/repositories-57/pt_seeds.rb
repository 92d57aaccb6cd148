CATEGORIES = [
  {name: 'Restaurante', name_plural: 'Restaurantes'},
  {name: 'Café', name_plural: 'Cafés' },
  {name: 'Museu', name_plural: 'Museus' },
  {name: 'Zoo', name_plural: 'Zoos' },
  {name: 'Cabeleireiro', name_plural: 'Cabeleireiros' },
  {name: 'Teatro', name_plural: 'Teatros' },
  {name: 'Cinema', name_plural: 'Cinemas' }
]

puts 'Seeding categories...'
CATEGORIES.each do |c|
  Category.create!(c)
end


LOCATIONS = {
  'Aveiro' => [
    'Águeda',
    'Albergaria-a-Velha',
    'Anadia',
    'Arouca',
    'Aveiro',
    'Castelo de Paiva',
    'Espinho',
    'Estarreja',
    'Ílhavo',
    'Mealhada',
    'Murtosa',
    'Oliveira de Azeméis',
    'Oliveira do Bairro',
    'Ovar',
    'Santa Maria da Feira',
    'São João da Madeira',
    'Sever do Vouga',
    'Vagos',
    'Vale de Cambra'
  ],
  'Beja' => [
    'Aljustrel',
    'Almodôvar',
    'Alvito',
    'Barrancos',
    'Beja',
    'Castro Verde',
    'Cuba',
    'Ferreira do Alentejo',
    'Mértola',
    'Moura',
    'Odemira',
    'Ourique',
    'Serpa',
    'Vidigueira'
  ],
  'Braga' => [
    'Amares',
    'Barcelos',
    'Braga',
    'Cabeceiras de Basto',
    'Celorico de Basto',
    'Esposende',
    'Fafe',
    'Guimarães',
    'Póvoa de Lanhoso',
    'Terras de Bouro',
    'Vieira do Minho',
    'Vila Nova de Famalicão',
    'Vila Verde',
    'Vizela'
  ]
}
