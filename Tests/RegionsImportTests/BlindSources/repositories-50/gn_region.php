<?php

//Regions
return [
	//Regions
	'Conakry' => [
		//Prefectures
		'Conakry' => ['Matoto', 'Kaloum', 'Dixinn', 'Matam', 'Ratoma', 'Kassa']
	],
	"Kindia" => [
		"Kindia" => ["Bangouyah", "Damankanyah", "Friguiagbé", "Kindia-Centre", "Kolente", "Madina oula", "Mambiya", "Linsan", "Molota", "Samayah", "Sougueta"],
		"Coyah" => ["Maneah", "Kouriah", "Wonkifong", "Sanoyah", "Coyah-Centre"],
		"Dubreka" => ["Wassou", "Khorila", "Badi", "Falessade", "Tondon", "Tanene", "Dubreka-Centre"],
		"Forecariah" => ["Alassoya", "Benty", "Farmoriyah", "Forecariah-Centre", "Kaback", "Kakossa", "Kallia", "maferenya", "Moussaya", "sikhourou" ]
	],
	"Boké" => [
		"Boké" => ["Boké-Centre", "Bintimodiya", "Dabiss", "Kamsar", "Kanfarandé", "Kolaboui", "Malapouyah", "Sangaredi", "Sansalé", "Tanéné"],
		"Gaoul" => ["Gaoul-Centre", "Koumbia", "Kakony", "Touba", "Foulamory", "Wendou M'bour", "Kounsitel", "Malanta"],
		"Fria" => ["Banguinet", "Banguingny", "Fria-Centre", "Toremelin"]
	],
	"Faranah" => [
		"Faranah" => ["Marela", "Passayah", "Sandeniah", "Songoyah", "Tindo", "Tiro",  "Banian",  "Beindou",   "Farana-Centre", "Gnaléah", "Kobikoro", "Hérémakonon"],
		"Dabola" => ["Arfamoussaya", "Banko", "Bissikirima", "Dogomet", "Kankama", "Kindoye", "Konindou", "Ndéma", "Dabola-Centre"]
	]
];
