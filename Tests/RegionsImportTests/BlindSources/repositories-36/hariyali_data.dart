 final Map<String, Map<String, List<String>>> municipalityData = {
    'Province 1': {
      'Ilam': [
        'Ilam ',
        'Suklaphanta',
        'Maijogmai',
        'Deumai',
        'Damak',
        'Jhapa',
        'Gauradaha',
      ],
      'Jhapa': [
        'Bhadrapur',
        'Kankai',
        'Mechinagar',
        'Shivasatakshi',
        'Golbazar',
      ],
      'Panchthar': [
        'Panchthar ',
        'Fachchha',
        'Miklajung',
        'Chhathar Jorpati',
      ],
      'Taplejung': [
        'Taplejung ',
        'Fungling',
      ],
      'Tehrathum': [
        'Tehrathum ',
        'Myanglung',
      ],
      'Sankhuwasabha': [
        'Khandbari',
        'Madi',
      ],
      'Solukhumbu': [
        'Salleri',
        'Nangbuwachhe',
      ],
      'Okhaldhunga': [
        'Okhaldhunga ',
        'Manebhawan',
      ],
      'Khotang': [
        'Diktel',
        'Mahalaxmi',
      ],
      'Udayapur': [
        'Udayapur ',
        'Belaka',
      ],
    },
    'Bagmati Province': {
      'Kathmandu': [
        'Kathmandu Metropolitan',
        'Kirtipur',
        
        'Tokha',
      ],
      'Bhaktapur':[
        'Bhaktapur',
        'Thimi',
        'Changunarayan',
        'Suryabinayak',
        

      ],
      'Lalitpur': [
        'Lalitpur Metropolitan',
        'Godawari',
        'Mahankal',
      ],
      'Sindhupalchok': [
        'Chautara',
        'Barabise',
        'Bhotechaur',
      ],
      'Makwanpur': [
        'Hetauda',
        'Makwanpur ',
      ],
      'Ramechhap': [
        'Ramechhap ',
        'Manthali',
      ],
      'Dolakha': [
        'Dolakha ',
        'Charikot',
      ],
    },
 'Gandaki Province': {
      'Kaski': [
        'Pokhara Metropolitan',
        'Annapurna',
        'Madi',
      ],
      'Gorkha': [
        'Gorkha ',
        'Palungtar',
      ],
      'Lamjung': [
        'Beshisahar',
        'Lamjung ',
      ],
      'Manang': [
        'Chame',
        'Manang ',
      ],
      'Mustang': [
        'Jomsom',
        'Mustang ',
      ],
      'Syangja': [
        'Syangja ',
        'Waling',
      ],
    },
    'Sudurpashchim Province': {
      'Doti': [
        'Doti ',
        'Purbichauki',
      ],
      'Kailali': [
        'Dhangadhi',
        'Lamkichuha',
      ],
      'Kanchanpur': [
        'Mahendranagar',
        'Bhimdatta',
      ],
      'Dadeldhura': [
        'Dadeldhura ',
      ],
      'Baitadi': [
        'Baitadi ',
      ],
    },
  };