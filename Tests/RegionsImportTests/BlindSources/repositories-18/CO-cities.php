<?php

/**
 * WC Departamentos y Ciudades Colombia
 *
 * @author   QCode
 * @version  1.0.0
 * @license http://opensource.org/licenses/gpl-license.php gnu public license
 */
global $places;

$places['CO'] = array(
    '63' => array(
        '63001000' => 'ARMENIA (QDIO)',
        '63130001' => 'BARCELONA (QDIO)',
        '63111000' => 'BUENAVISTA (QDIO)',
        '63130000' => 'CALARCA (QDIO)',
        '63190000' => 'CIRCASIA (QDIO)',
        '63212000' => 'CORDOBA (QDIO)',
        '63272000' => 'FILANDIA (QDIO)',
        '63302000' => 'GENOVA (QDIO)',
        '63401000' => 'LA TEBAIDA (QDIO)',
        '63470000' => 'MONTENEGRO (QDIO)',
        '63548000' => 'PIJAO (QDIO)',
        '63594000' => 'QUIMBAYA (QDIO)',
        '63690000' => 'SALENTO (QDIO)'
    ),
    '27' => array(
        '27450000' => 'ANDAGOYA (CHOCO)',
        '27810000' => 'ANIMAS (CHOCO)',
        '27160000' => 'CERTEGUI (CHOCO)',
        '27205000' => 'CONDOTO (CHOCO)',
        '27245000' => 'EL CARMEN DE ATRATO (CHOCO)',
        '27361000' => 'ISTMINA (CHOCO)',
        '27001000' => 'QUIBDO (CHOCO)',
        '27787000' => 'TADO (CHOCO)',
        '27001032' => 'TUTUNENDO (CHOCO)',
        '27050000' => 'YUTO (CHOCO)'
    ),
    '76' => array(
        '76020000' => 'ALCALA (VALLE)',
        '76520002' => 'AMAIME (VALLE)',
        '76036000' => 'ANDALUCIA (VALLE)',
        '76041000' => 'ANSERMA NUEVO (VALLE)',
        '76054000' => 'ARGELIA (VALLE)',
        '76100000' => 'BOLIVAR (VALLE)',
        '76109000' => 'BUENAVENTURA (VALLE)',
        '76113000' => 'BUGA LA GRANDE (VALLE)',
        '76111000' => 'BUGA (VALLE)',
        '76122000' => 'CAICEDONIA (VALLE)',
        '76001000' => 'CALI (VALLE)',
        '76130000' => 'CANDELARIA (VALLE)',
        '76147000' => 'CARTAGO (VALLE)',
        '76233004' => 'CISNEROS (VALLE)',
        '76306001' => 'COSTA RICA (VALLE)'
    ),
    '99' => array(
        '99524000' => 'LA PRIMAVERA (VICH)',
        '99624000' => 'SANTA ROSALIA (VICH)',
        '99001000' => 'PUERTO CARREÑO (VICH)',
        '99773000' => 'CUMARIBO (VICH)',
    ),
    '05' => array(
        '05002000' => 'ABEJORRAL (ANT)',
        '05004000' => 'ABRIAQUI (ANT)',
        '05021000' => 'ALEJANDRIA (ANT)',
        '05030000' => 'AMAGA (ANT)',
        '05031000' => 'AMALFI (ANT)',
        '05034000' => 'ANDES (ANT)',
        '05036000' => 'ANGELOPOLIS (ANT)',
        '05038000' => 'ANGOSTURA (ANT)',
        '05040000' => 'ANORI (ANT)',
        '05044000' => 'ANZA (ANT)',
        '05045000' => 'APARTADO (ANT)',
        '05051000' => 'ARBOLETES (ANT)',
        '05055000' => 'ARGELIA (ANT)',
        '05059000' => 'ARMENIA MANTEQUILLA (ANT)',
        '05079000' => 'BARBOSA (ANT)',
        '05088000' => 'BELLO (ANT)',
        '05086000' => 'BELMIRA (ANT)',
        '05190000' => 'CISNEROS (ANT)',
        '05001000' => 'MEDELLIN (ANT)'
    ),
    '18' => array(
        '18029000' => 'ALBANIA (CAQ)',
        '18094000' => 'BELEN DE LOS ANDAQUIES (CAQ)',
        '18150000' => 'CARTAGENA DEL CHAIRA (CAQ)',
        '18205000' => 'CURILLO (CAQ)',
        '18247000' => 'EL DONCELLO (CAQ)'
    )
);
