<?php

global $places;

$places['NI'] = array(
	'BO' => array(
        "Boaco",
        "Camoapa",
        "San José de Los Remates",
        "Santa Lucía",
        "Teustepe"
		),
	'CA' => array(
        "Diriamba",
        "Dolores",
        "El Rosario",
        "Jinotepe",
        "La Conquista",
        "La Paz de Oriente",
        "San Marcos",
        "Santa Teresa"
		),
	'CI' => array(
        "Chinandega",
        "Chichigalpa",
        "Cinco Pinos",
        "Corinto",
        "El Viejo",
        "El Realejo",
        "Posoltega",
        "Puerto Morazán",
        "San Francisco del Norte",
	"San Pedro del Norte",
	"Santo Tomás del Norte",
	"Somotillo",
	"Villanueva"
		),
	'CO' => array(
        "Acoyapa",
        "Comalapa",
        "Cuapa",
        "El Coral",
        "Juigalpa",
        "La Libertad",
        "San Pedro de Lóvago",
        "Santo Domingo",
        "Santo Tomás",
        "Villa Sandino"
		),
	'ES' => array(
        "Condega",
        "Estelí",
        "La Trinidad",
        "Pueblo Nuevo",
        "San Juan de Limay",
        "San Nicolás"
                ),
	'GR' => array(
        "Diriá",
        "Diriomo",
        "Granada",
        "Nandaime"
		),
	'JI' => array(
        "Jinotega",
        "San Rafael del Norte",
        "La Concordia",
        "San Sebastián de Yalí",
        "Santa María de Pantasma",
        "Wiwilí de Jinotega",
        "El Cuá",
        "San José de Bocay"
		),
);
