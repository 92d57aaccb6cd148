<?php

/**
 * WC Departamentos y Ciudades Colombia
 *
 * @author QCode
 * @version 1.0.0
 * @license http://opensource.org/licenses/gpl-license.php GNU Public License
 */

global $states;
$states['CO'] = array(
	'63' => 'Quindio',
	'27' => 'Choco',
	'76' => 'Valle',
	'99' => 'Vichada',
	'05' => 'Antioquia',
	'18' => 'Caqueta',
);