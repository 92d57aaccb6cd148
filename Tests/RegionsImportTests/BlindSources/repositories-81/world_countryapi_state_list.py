states = {
    "Malta": [
        "Gozo Region", "Northern Region", "Port Region", "Southern Region", "Western Region", "Birkirkara Region"
    ],
    "Ghana": [
        "Ahafo: Goaso", "Ashanti: Kumasi", "Bono East: Techiman", "Brong Ahafo: Sunyani", "Central:Cape Coast", "Eastern: Koforidua", "Greater Accra: Accra", "North East: Nalerigu", "Northern: Tamale", "Oti: Dambai", "Savannah: Damongo", "Upper East: Bolgatanga", "Upper West: Wa", "Volta: Ho", "Western: Sekondi-Takoradi", "Western North:Sefwi Wiawso"
        
    ],
    'American Samoa': [
        'Eastern District', 'Manua District', 'Western District', 'Rose Atoll', ' Swains Island'
    ],
    'Andorra':[
        'Andorra la Vella', 'Canillo', 'Encamp', 'Escaldes', 'La Massana', 'Ordino','Sant Julia de Loria', 'Andorra'

    ], 
    'Antarctica': [
        'Antarctica'
    ],
    'Bahrain': [
        'Capital', 'Central', 'Muharraq', 'Northern', 'Southern'
    ],
    'Belize': [
        'Belize', 'Cayo', 'Corozal', 'Orange Walk', 'Stann Creek','Toledo'
    ],
    'Brunei Darussalam': [
        'Belait', 'Brunei-Muara', 'Temburong', 'Tutong'
    ],
    'Comoros': [
        'Grande Comore (Ngazidja)', 
        'Anjouan (Nzwani)', 
        'Mohéli (Mwali)'

    ],
    'Costa Rica': [
        'Alajuela', 
        'Cartago', 
        'Guanacaste', 
        'Heredia', 
        'Limón', 
        'Puntarenas', 
        'San José'
    ],
}
