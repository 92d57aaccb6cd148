<?php
// includes/locatii.php
if (!defined('IN_SHOP')) die('no access');

$judete = array(
    '' => '-- Alegeti judetul --',
    'AB' => 'Alba',
    'BV' => 'Brașov',
    'CJ' => 'Cluj',
    'IS' => 'Iași',
);

$orase = array();
$orase['AB'] = array('Alba Iulia', 'Aiud', 'Blaj', 'Sebeș', 'Cugir');
$orase['BV'] = array('Brașov', 'Făgăraș', 'Săcele', 'Codlea', 'Predeal');
$orase['CJ'] = array('Cluj-Napoca', 'Turda', 'Dej', 'Câmpia Turzii', 'Gherla');
$orase['IS'] = array('Iași', 'Pașcani', 'Hârlău', 'Târgu Frumos');

function lista_orase($judet) {
    global $orase;
    return isset($orase[$judet]) ? $orase[$judet] : array();
}
?>
