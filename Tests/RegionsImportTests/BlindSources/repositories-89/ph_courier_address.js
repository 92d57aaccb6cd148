export const ADDRESS = {
	'Abra': {
		'Municipality_list': {
			'Boliney': {
				'Barangay_list': ['Amti', 'Bao-yan', 'Danac East', 'Danac West', 'Dao-angan', 'Dumagas', 'Kilong-olao', 'Poblacion (boliney)']
			},
			'Bucloc': {
				'Barangay_list': ['Ducligan', 'Labaan', 'Lamao ', 'Lingay']
			},
			'Daguioman': {
				'Barangay_list': ['Ableg', 'Cabaruyan', 'Pikek', 'Tui ']
			},
			'Danglas': {
				'Barangay_list': ['Abaquid', 'Cabaruan', 'Caupasan ', 'Danglas', 'Nagaparan', 'Padangitan', 'Pangal']
			},
			'Dolores': {
				'Barangay_list': ['Bayaan', 'Cabaroan', 'Calumbaya', 'Cardona', 'Isit', 'Kimmalaba', 'Libtec', 'Lub-lubba', 'Mudiit', 'Namit-ingan', 'Pacac', 'Poblacion', 'Salucag', 'Talogtog', 'Taping']
			},
			'La Paz': {
				'Barangay_list': ['Benben (bonbon)', 'Bulbulala', 'Buli', 'Canan (gapan)', 'Liguis', 'Malabbaga', 'Mudeng', 'Pidipid', 'Poblacion', 'San Gregorio', 'Toon', 'Udangan']
			},
			'Lacub': {
				'Barangay_list': ['Bacag', 'Buneg', 'Guinguinabang', 'Lan-ag', 'Pacoc', 'Poblacion (talampac)']
			}
		}
	}
}
