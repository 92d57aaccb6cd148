export let countries = {

    'Afghanistan': {
        'name': 'Afghanistan',
        'cities': [
            'Kabul',
            'Kandahar',
            'Herat',
            'Mazar_i_Sharif',
            'Kunduz',
            'Jalalabad',
            'Taloqan',
            'Puli',
            'Lashkargah',
            'Sheberghan',
            'Ghazni',
            'Khost',
            'Chaghcharan',
            'Mihtarlam',
            'Farah'
        ]
    },
    'Albania': {
        'name': 'Albania',
        'cities': [
            'Bajram_Curri',
            'Bajzë',
            'Ballsh',
            'Berat',
            'Bilisht',
            'Bulqizë',
            'Burrel',
            'Cërrik',
            'Çorovodë',
            'Delvinë',
            'Divjakë',
            'Durrës',
            'Elbasan',
            'Ersekë',
            'Fier',
            'Fierzë',
            'Finiq',
            'Fushë_Arrëz',
            'Fushë_Krujë',
            'Gjirokastër',
            'Gramsh',
            'Himarë',
            'Kamëz',
            'Kavajë',
            'Këlcyrë',
            'Klos'
        ]
    },
}
