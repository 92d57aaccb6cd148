divisions = {
    'Arolo': ['Belem', 'Arolo', 'Caddo'],
    'Deron': ['Deron', 'Erwin', 'Fanny', 'Gerol'],
    'Hulme': ['Inova', 'Julen', 'Hulme'],
    'Kemal': ['Kemal', 'Lorna', 'Mirow'],
    'Norda': ['Ostra', 'Pella', 'Norda'],
}
