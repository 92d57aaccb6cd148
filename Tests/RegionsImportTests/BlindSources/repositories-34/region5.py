data = {
    'slug': 'region5',
    'name': 'Region V',
    'description': 'Bicol Region',
    'provinces': {
        'albay': {
            'slug': 'albay',
            'name': 'Albay',
            'municipalities': {
                'bacacay': {
                    'slug': 'bacacay,',
                    'name': 'Bacacay',
                },
                'camalig': {
                    'slug': 'camalig,',
                    'name': 'Camalig',
                },
                'daraga': {
                    'slug': 'daraga,',
                    'name': 'Daraga',
                },
                'guinobatan': {
                    'slug': 'guinobatan,',
                    'name': 'Guinobatan',
                },
                'jovellar': {
                    'slug': 'jovellar,',
                    'name': 'Jovellar',
                },
                'legazpi': {
                    'slug': 'legazpi,',
                    'name': 'Legazpi',
                    'capital': True,
                    'city': True,
                },
                'libon': {
                    'slug': 'libon,',
                    'name': 'Libon',
                },
                'ligao': {
                    'slug': 'ligao,',
                    'name': 'Ligao',
                    'city': True,
                },
                'malilipot': {
                    'slug': 'malilipot,',
                    'name': 'Malilipot',
                },
                'malinao': {
                    'slug': 'malinao,',
                    'name': 'Malinao',
                },
                'manito': {
                    'slug': 'manito,',
                    'name': 'Manito',
                },
                'oas': {
                    'slug': 'oas,',
                    'name': 'Oas',
                },
                'pio_duran': {
                    'slug': 'pio_duran,',
                    'name': 'Pio Duran',
                },
                'polangui': {
                    'slug': 'polangui,',
                    'name': 'Polangui',
                },
                'rapu_rapu': {
                    'slug': 'rapu_rapu,',
                    'name': 'Rapu-Rapu',
                },
                'santo_domingo': {
                    'slug': 'santo_domingo,',
                    'name': 'Santo Domingo',
                },
                'tabaco': {
                    'slug': 'tabaco,',
                    'name': 'Tabaco',
                    'city': True,
                },
                'tiwi': {
                    'slug': 'tiwi,',
                    'name': 'Tiwi',
                },
            },
        },
        'camarine_norte': {
            'slug': 'camarine_norte',
            'name': 'Camarine Norte',
            'municipalities': {
                'basud': {
                    'slug': 'basud,',
                    'name': 'Basud',
                },
                'capalonga': {
                    'slug': 'capalonga,',
                    'name': 'Capalonga',
                },
                'daet': {
                    'slug': 'daet,',
                    'name': 'Daet',
                    'capital': True,
                },
                'jose_panganiban': {
                    'slug': 'jose_panganiban,',
                    'name': 'Jose Panganiban',
                },
                'labo': {
                    'slug': 'labo,',
                    'name': 'Labo',
                },
                'mercedes': {
                    'slug': 'mercedes,',
                    'name': 'Mercedes',
                },
                'paracale': {
                    'slug': 'paracale,',
                    'name': 'Paracale',
                },
                'san_lorenzo_ruiz': {
                    'slug': 'san_lorenzo_ruiz,',
                    'name': 'San Lorenzo Ruiz',
                },
                'san_vicente': {
                    'slug': 'san_vicente,',
                    'name': 'San Vicente',
                },
                'santa_elena': {
                    'slug': 'santa_elena,',
                    'name': 'Santa Elena',
                },
                'talisay': {
                    'slug': 'talisay,',
                    'name': 'Talisay',
                },
                'vinzons': {
                    'slug': 'vinzons,',
                    'name': 'Vinzons',
                },
            },
        },
        'catanduanes': {
            'slug': 'catanduanes',
            'name': 'Catanduanes',
            'municipalities': {
                'bagamanoc': {
                    'slug': 'bagamanoc,',
                    'name': 'Bagamanoc',
                },
                'baras': {
                    'slug': 'baras,',
                    'name': 'Baras',
                },
                'bato': {
                    'slug': 'bato,',
                    'name': 'Bato',
                },
                'caramoran': {
                    'slug': 'caramoran,',
                    'name': 'Caramoran',
                },
                'gigmoto': {
                    'slug': 'gigmoto,',
                    'name': 'Gigmoto',
                },
                'pandan': {
                    'slug': 'pandan,',
                    'name': 'Pandan',
                },
                'panganiban': {
                    'slug': 'panganiban,',
                    'name': 'Panganiban',
                },
                'san_andres': {
                    'slug': 'san_andres,',
                    'name': 'San Andres',
                },
                'san_miguel': {
                    'slug': 'san_miguel,',
                    'name': 'San Miguel',
                },
                'viga': {
                    'slug': 'viga,',
                    'name': 'Viga',
                },
                'virac': {
                    'slug': 'virac,',
                    'name': 'Virac',
                    'capital': True,
                },
            },
        },
        'sorsogon': {
            'slug': 'sorsogon',
            'name': 'Sorsogon',
            'municipalities': {
                'barcelona': {
                    'slug': 'barcelona,',
                    'name': 'Barcelona',
                },
                'bulan': {
                    'slug': 'bulan,',
                    'name': 'Bulan',
                },
                'bulusan': {
                    'slug': 'bulusan,',
                    'name': 'Bulusan',
                },
                'casiguran': {
                    'slug': 'casiguran,',
                    'name': 'Casiguran',
                },
                'castilla': {
                    'slug': 'castilla,',
                    'name': 'Castilla',
                },
                'donsol': {
                    'slug': 'donsol,',
                    'name': 'Donsol',
                },
                'gubat': {
                    'slug': 'gubat,',
                    'name': 'Gubat',
                },
                'irosin': {
                    'slug': 'irosin,',
                    'name': 'Irosin',
                },
                'juban': {
                    'slug': 'juban,',
                    'name': 'Juban',
                },
                'magallanes': {
                    'slug': 'magallanes,',
                    'name': 'Magallanes',
                },
                'matnog': {
                    'slug': 'matnog,',
                    'name': 'Matnog',
                },
                'pilar': {
                    'slug': 'pilar,',
                    'name': 'Pilar',
                },
                'prieto_diaz': {
                    'slug': 'prieto_diaz,',
                    'name': 'Prieto Diaz',
                },
                'santa_magdalena': {
                    'slug': 'santa_magdalena,',
                    'name': 'Santa Magdalena',
                },
                'sorsogon_city': {
                    'slug': 'sorsogon_city,',
                    'name': 'Sorsogon City',
                    'capital': True,
                    'city': True,
                },
            },
        },
    },
}
