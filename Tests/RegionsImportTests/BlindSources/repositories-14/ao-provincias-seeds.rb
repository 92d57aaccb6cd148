# This file should contain all the record creation needed to seed the database with its default values.
# The data can then be loaded with the rails db:seed command (or created alongside the database with db:setup).
#
# Examples:
#
#   movies = Movie.create([{ name: 'Star Wars' }, { name: 'Lord of the Rings' }])
#   Character.create(name: 'Luke', movie: movies.first)

Provincia.create([
    {nome: 'Bengo', capital: 'Caxito', municipios: [
        'Ambriz',
        'Bula Atumba',
        'Dande',
        'Dembos',
        'Nambuangongo',
        'Pango Aluquém'
    ]},
    {nome: 'Benguela', capital: 'Benguela', municipios: [
        'Balombo',
        'Baía Farta',
        'Benguela',
        'Bocoio',
        'Caimbambo',
        'Catumbela',
        'Chongorói',
        'Cubal',
        'Ganda',
        'Lobito'
    ]},
    {nome: 'Bié', capital: 'Cuíto', municipios: [
        'Andulo',
        'Camacupa',
        'Catabola',
        'Chinguar',
        'Chitembo',
        'Cuemba',
        'Cunhinga',
        'Cuíto',
        'Nharea'
    ]},
    {nome: 'Cabinda', capital: 'Cabinda', municipios: [
        'Belize',
        'Buco-Zau',
        'Cabinda',
        'Cacongo'
    ]},
    {nome: 'Cuando-Cubango', capital: 'Menongue', municipios: [
        'Calai',
        'Cuangar',
        'Cuchi',
        'Cuito Cuanavale',
        'Dirico',
        'Mavinga',
        'Menongue',
        'Nancova',
        'Rivungo'
    ]},
    {nome: 'Cuanza Norte', capital: 'Ndalatando', municipios: [
        'Ambaca',
        'Banga',
        'Bolongongo',
        'Cambambe',
        'Cazengo',
        'Golungo Alto',
        'Gonguembo',
        'Lucala',
        'Ndalatando',
        'Quiculungo',
        'Samba Caju'
    ]},
    {nome: 'Cuanza Sul', capital: 'Sumbe', municipios: [
        'Amboim',
        'Cassongue',
        'Cela',
        'Conda',
        'Ebo',
        'Libolo',
        'Mussende',
        'Porto Amboim',
        'Quibala',
        'Quilenda',
        'Seles',
        'Sumbe'
    ]},
    {nome: 'Cunene', capital: 'Ondjiva', municipios: [
        'Cahama',
        'Cuanhama',
        'Curoca',
        'Cuvelai',
        'Namacunde',
        'Ombadja',
        'Ondjiva'
    ]},
    {nome: 'Huambo', capital: 'Huambo', municipios: [
        'Bailundo',
        'Cachiungo',
        'Caála',
        'Ecunha',
        'Huambo',
        'Londuimbali',
        'Longonjo',
        'Mungo',
        'Chicala-Choloanga',
        'Chinjenje',
        'Ucuma'
    ]},
    {nome: 'Huíla', capital: 'Lubango', municipios: [
        'Caconda',
        'Cacula',
        'Caluquembe',
        'Chiange',
        'Chibia',
        'Chicomba',
        'Chipindo',
        'Cuvango',
        'Humpata',
        'Jamba',
        'Lubango',
        'Matala',
        'Quilengues',
        'Quipungo'
    ]},
    {nome: 'Luanda', capital: 'Luanda', municipios: [
        'Belas',
        'Cacuaco',
        'Cazenga',
        'Ícolo e Bengo',
        'Luanda',
        'Quilamba Quiaxi',
        'Quissama',
        'Talatona',
        'Viana'
    ]},
    {nome: 'Lunda Norte', capital: 'Dundo', municipios: [
        'Cambulo',
        'Capenda-Camulemba',
        'Caungula',
        'Chitato',
        'Cuango',
        'Cuílo',
        'Lóvua',
        'Lubalo',
        'Lucapa',
        'Xá-Muteba'
    ]},
    {nome: 'Lunda Sul', capital: 'Saurimo', municipios: [
        'Cacolo',
        'Dala',
        'Muconda',
        'Saurimo'
    ]},
    {nome: 'Malanje', capital: 'Malanje', municipios: [
        'Cacuso',
        'Calandula',
        'Cambundi-Catembo',
        'Cangandala',
        'Caombo',
        'Cuaba Nzoji',
        'Cunda-Dia-Baze',
        'Luquembo',
        'Malanje',
        'Marimba',
        'Massango',
        'Mucari',
        'Quela',
        'Quirima'
    ]},
    {nome: 'Moxico', capital: 'Luena', municipios: [
        'Alto Zambeze',
        'Bundas',
        'Camanongue',
        'Léua',
        'Luau',
        'Luena',
        'Luacano',
        'Luchazes',
        'Cameia',
        'Moxico'
    ]},
    {nome: 'Namibe', capital: 'Moçâmedes', municipios: [
        'Bibala',
        'Camucuio',
        'Moçâmedes',
        'Tômbua',
        'Virei'
    ]},
    {nome: 'Uíge', capital: 'Uíge', municipios: [
        'Alto Cauale',
        'Ambuíla',
        'Bembe',
        'Buengas',
        'Bungo',
        'Damba',
        'Milunga',
        'Mucaba',
        'Negage',
        'Puri',
        'Quimbele',
        'Quitexe',
        'Sanza Pombo',
        'Songo',
        'Uíge',
        'Zombo'
    ]},
    {nome: 'Zaire', capital: 'Mbanza Congo', municipios: [
        'Cuimba',
        'Mabanza Congo',
        'Nóqui',
        'Nezeto',
        'Soio',
        'Tomboco'
    ]},
])