<?php

 global $municipalities;

 $municipality = __('Municipality', 'states-and-municipalities-of-venezuela-for-woocommerce');

 $municipalities['VE'] = array(
  'AM' => array(
    $municipality . ' Alto Orinoco (La Esmeralda)',
    $municipality . ' Atabapo (San Fernando de Atabapo)',
    $municipality . ' Atures (Puerto Ayacucho)',
    $municipality . ' Autana (Isla Ratón)',
    $municipality . ' Manapiare (San Juan de Manapiare)',
    $municipality . ' Maroa (Maroa)',
    $municipality . ' Río Negro (San Carlos de Río Negro)'
  ),
  'AN' => array(
		$municipality . ' Anaco (Anaco)',
		$municipality . ' Aragua (Aragua de Barcelona)',
		$municipality . ' Bolívar (Barcelona)',
		$municipality . ' Bruzual (Clarines)',
		$municipality . ' Cajigal (Onoto)',
		$municipality . ' Miranda (Pariaguán',
		$municipality . ' Monagas (San Diego de Cabrutica',
		$municipality . ' Peñalver (Puerto Píritu',
		$municipality . ' Píritu (Píritu)',
		$municipality . ' Sotillo (Puerto La Cruz)'
	),
  'AP' => array(
		$municipality . ' Achaguas (Achaguas)',
		$municipality . ' Biruaca (Biruaca)',
		$municipality . ' Muñoz (Bruzual)',
		$municipality . ' Páez (Guasdualito)',
		$municipality . ' Pedro Camejo (San Juan de Payara)',
		$municipality . ' Rómulo Gallegos (Elorza)',
		$municipality . ' San Fernando (San Fernando de Apure)'
	),
  'DE' => array(
		$municipality . ' Antonio Díaz Curiapo (Curiapo)',
		$municipality . ' Casacoima (Sierra Imataca)',
		$municipality . ' Pedernales (Pedernales)',
		$municipality . ' Tucupita (Tucupita)'
	),
  'DC' => array(
		$municipality . ' Libertador (Caracas)'
	),
  'LG' => array(
		$municipality . ' Vargas (La Guaira)'
	),
  'MO' => array(
		$municipality . ' Acosta (San Antonio de Capayacuar)',
		$municipality . ' Aguasay (Aguasai)',
		$municipality . ' Bolíva',
		$municipality . ' Caripe(Caripe)',
		$municipality . ' Cedeño (Caicara)'
	)
 );
