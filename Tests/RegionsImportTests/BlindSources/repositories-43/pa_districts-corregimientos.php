<?php

 global $corregimientos;

$corregimientos['PA'] = array(
	'PAN-1' => array(		
		'Almirante - Almirante',
		'Almirante - Barriada Guaymí',
		'Almirante - Barrio Francés',
		'Almirante - Nance de Riscó',
		'Almirante - Valle de Aguas Arriba',
		'Almirante - Valle de Riscó',
		'Bocas del Toro - Bastimentos',
		'Bocas del Toro - Bocas del Toro',
		'Bocas del Toro - Cauchero',
		'Bocas del Toro - Punta Laurel',
		'Bocas del Toro - Tierra Oscura',
		'Changuinola - Changuinola',
		'Changuinola - Cochigro',
		'Changuinola - El Empalme',
		'Changuinola - Finca 30',
		'Changuinola - Finca 60',
		'Changuinola - Finca 6',
		'Chiriquí Grande - Bajo Cedro',
		'Chiriquí Grande - Chiriquí Grande',
		'Chiriquí Grande - Miramar'
	),
	'PAN-5' => array(
		'Chepigana - Camogantí',
		'Chepigana - Chepigana',
		'Chepigana - Garachiné',
		'Chepigana - Jaqué',
		'Pinogana - Boca de Cupe',
		'Pinogana - El Real de Santa María',
		'Pinogana - Metetí',
		'Santa Fe - Agua Fría',
		'Santa Fe - Cucunatí',
		'Santa Fe - Santa Fe'
	),
	'PAN-8' => array(
		'Balboa - La Ensenada',
		'Balboa - La Esmeralda',
		'Balboa - La Guinea',
		'Chimán - Brujas',
		'Chimán - Chimán',
		'Chimán - Gonzalo Vásquez',
		'Chimán - Pásiga',
		'Chimán - Unión Santeña',				
		'Panamá - 24 de Diciembre',
		'Panamá - Alcalde Díaz',
		'Panamá - Ancón',
		'Panamá - Betania',
		'Taboga - Otoque Occidente',
		'Taboga - Otoque Oriente',
		'Taboga - Taboga'
	),
	'PAN-9' => array(
		'Arraiján - Arraiján',
		'Arraiján - Burunga',
		'Arraiján - Cerro Silvestre',
		'Capira - Caimito',
		'Capira - Campana',
		'Capira - Capira'
	)
);
