# Kenya regions and their counties

KENYA_DATA = {
    'country': {
        'name': 'Kenya',
        'code': 'KE'
    },
    'regions': {
        'Central': ['Kiambu', 'Kirinyaga', 'Murang\'a', 'Nyandarua', 'Nyeri'],
        'Coast': ['Kilifi', 'Kwale', 'Lamu', 'Mombasa', 'Taita-Taveta', 'Tana River'],
        'Eastern': ['Embu', 'Isiolo', 'Kitui', 'Machakos', 'Makueni', 'Marsabit', 'Meru', 'Tharaka-Nithi'],
        'Nairobi': ['Nairobi'],
        'North Eastern': ['Garissa', 'Mandera', 'Wajir'],
        'Nyanza': ['Homa Bay', 'Kisii', 'Kisumu', 'Migori', 'Nyamira', 'Siaya'],
        'Rift Valley': [
            'Baringo', 'Bomet', 'Elgeyo-Marakwet', 'Kajiado', 'Kericho', 'Laikipia', 
            'Nakuru', 'Nandi', 'Narok', 'Samburu', 'Trans-Nzoia', 'Turkana', 
            'Uasin Gishu', 'West Pokot'
        ],
        'Western': ['Bungoma', 'Busia', 'Kakamega', 'Vihiga']
    }
}
