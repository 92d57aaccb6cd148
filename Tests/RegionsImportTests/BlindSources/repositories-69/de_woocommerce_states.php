<?php

    $states['DE'] = array(
		'BW' => 'Baden-Württemberg',
		'BA' => 'Bavaria (Freistaat Bayern)',
		'BE' => 'Berlin',
		'BD' => 'Brandenburg',
		'BR' => 'Bremen (Freie Hansestadt Bremen)',
		'HA' => 'Hamburg (Freie und Hansestadt Hamburg)',
		'HS' => 'Hesse (Hessen)',
		'LS' => 'Lower Saxony (Niedersachsen)',
		'MV' => 'Mecklenburg-Vorpommern',
		'RW' => 'North Rhine-Westphalia (Nordrhein-Westfalen)',
		'RP' => 'Rhineland-Palatinate (Rheinland-Pfalz)',
		'SR' => 'Saarland',
		'SX' => 'Saxony (Freistaat Sachsen)',
		'SA' => 'Saxony-Anhalt (Sachsen-Anhalt)',
		'SH' => 'Schleswig-Holstein',
		'TH' => 'Thuringia (Freistaat Thüringen)',
	);
