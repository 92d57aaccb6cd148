STATE_DISTRICTS = {
    'Sikkim': {
        'Gangtok': ['Gangtok', 'Rangpo'],
        'Namchi': ['Namchi'],
    },
    'Tripura': {
        'Dhalai': ['Ambassa', 'Kamalpur'],
    },
}

DEFAULT = 'Sikkim'
LANGS = ['en', 'ne']
