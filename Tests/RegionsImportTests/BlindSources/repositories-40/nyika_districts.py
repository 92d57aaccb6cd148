DISTRICTS = {
    'Arusha': [
        ('Arusha City', 'Arusha City'), 
        ('Arumeru', 'Arumeru'), 
        ('Karatu', 'Karatu'), 
        ('Longido', 'Longido'), 
        ('Meru', 'Meru'), 
        ('Monduli', 'Monduli'), 
        ('Ngorongoro', 'Ngorongoro')
    ],
    'Dar es Salaam': [
        ('Ilala', 'Ilala'), 
        ('Kinondoni', 'Kinondoni'), 
        ('Temeke', 'Temeke'), 
        ('Ubungo', 'Ubungo'), 
        ('Kigamboni', 'Kigamboni')
    ],
    'Dodoma': [
        ('Dodoma City', 'Dodoma City'), 
        ('Bahi', 'Bahi'), 
        ('Chamwino', 'Chamwino'), 
        ('Chemba', 'Chemba'), 
        ('Kondoa', 'Kondoa'), 
        ('Mpwapwa', 'Mpwapwa'), 
        ('Kongwa', 'Kongwa')
    ],
    'Geita': [
        ('Geita Town', 'Geita Town'), 
        ('Bukombe', 'Bukombe'), 
        ('Chato', 'Chato'), 
        ('Mbogwe', 'Mbogwe'), 
        ('Nyang’hwale', 'Nyang’hwale')
    ],
    'Iringa': [
        ('Iringa Municipal', 'Iringa Municipal'), 
        ('Iringa Rural', 'Iringa Rural'), 
        ('Kilolo', 'Kilolo'), 
        ('Mufindi', 'Mufindi')
    ],
    'Kagera': [
        ('Bukoba Urban', 'Bukoba Urban'), 
        ('Bukoba Rural', 'Bukoba Rural'), 
        ('Biharamulo', 'Biharamulo'), 
        ('Karagwe', 'Karagwe'), 
        ('Kyerwa', 'Kyerwa'), 
        ('Muleba', 'Muleba'), 
        ('Ngara', 'Ngara')
    ],
    'Kigoma': [
        ('Kigoma Urban', 'Kigoma Urban'), 
        ('Kigoma Rural', 'Kigoma Rural'), 
        ('Kasulu', 'Kasulu'), 
        ('Kibondo', 'Kibondo'), 
        ('Kakonko', 'Kakonko'), 
        ('Uvinza', 'Uvinza')
    ],
    'Kilimanjaro': [
        ('Moshi Urban', 'Moshi Urban'), 
        ('Moshi Rural', 'Moshi Rural'), 
        ('Hai', 'Hai'), 
        ('Siha', 'Siha'), 
        ('Rombo', 'Rombo'), 
        ('Same', 'Same')
    ]
}
