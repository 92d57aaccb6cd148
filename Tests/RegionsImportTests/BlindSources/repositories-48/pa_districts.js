export const districts = {
    "Panamá": [ 
        "Balboa", "Chepo", "Chimán", "Panamá", "San Miguelito", "Taboga"  
    ],
    "Colón":[
        "Colón", "Chagres", "Donoso", "Omar Torrijos Herrera", "Portobelo", "Santa Isabel"
    ],
    "Darién":[
        "Chepigana", "Pinogana", "Santa Fe", "Wargandí"
    ],
    "Coclé":[
        "Penonomé", "Aguadulce", "Antón", "La Pintada", "Natá", "Olá"
    ],
    "Veraguas":[
        "Atalaya", "Calobre", "Cañazas", "La Mesa", "Las Palmas", "Mariato", "Montijo", "Río de Jesús", 
        "San Francisco", "Santa Fe", "Santiago", "Soná"
    ],
    "Bocas del Toro":[
        "Almirante", "Bocas del Toro", "Changuinola", "Chiriquí Grande"
    ],
    "Herrera":[
        "Chitré", "Las Minas", "Los Pozos", "Ocú", "Parita", "Pesé", "Santa María"
    ],
    "Los Santos":[
        "Guararé", "Las Tablas", "Los Santos", "Macaracas", "Pedasí", "Pocrí", "Tonosí"
    ],
    "Chiriquí":[
        "David", "Alanje", "Barú", "Boquerón", "Boquete", "Bugaba", "Dolega", "Gualaca", "Remedios", 
        "Renacimiento", "San Félix", "San Lorenzo", "Tierras Altas", "Tolé"
    ],
    "Panamá Oeste":[
        "Arraiján", "Capira", "Chame", "La Chorrera", "San Carlos"
    ]
}
