<?php
$provincias_cantones_parroquias = array (
  1 => 
  array (
    'provincia' => 'AZUAY',
    'cantones' => 
    array (
      101 => 
      array (
        'canton' => 'CUENCA',
        'parroquias' => 
        array (
          10101 => 'BELLAVISTA',
          10102 => 'CAÑARIBAMBA',
          10103 => 'EL BATÁN',
          10104 => 'EL SAGRARIO',
          10105 => 'EL VECINO',
          10106 => 'GIL RAMÍREZ DÁVALOS',
          10107 => 'HUAYNACÁPAC',
          10108 => 'MACHÁNGARA',
          10109 => 'MONAY',
          10110 => 'SAN BLAS',
          10111 => 'SAN SEBASTIÁN',
          10112 => 'SUCRE',
          10113 => 'TOTORACOCHA',
          10114 => 'YANUNCAY',
          10115 => 'HERMANO MIGUEL',
          10150 => 'CUENCA',
          10151 => 'BAÑOS',
          10152 => 'CUMBE',
          10153 => 'CHAUCHA',
          10154 => 'CHECA (JIDCAY)',
          10155 => 'CHIQUINTAD',
          10156 => 'LLACAO',
          10157 => 'MOLLETURO',
          10158 => 'NULTI',
          10159 => 'OCTAVIO CORDERO PALACIOS (SANTA ROSA)',
          10160 => 'PACCHA',
          10161 => 'QUINGEO',
          10162 => 'RICAURTE',
          10163 => 'SAN JOAQUÍN',
          10164 => 'SANTA ANA',
          10165 => 'SAYAUSÍ',
          10166 => 'SIDCAY',
          10167 => 'SININCAY',
          10168 => 'TARQUI',
          10169 => 'TURI',
          10170 => 'VALLE',
          10171 => 'VICTORIA DEL PORTETE (IRQUIS)',
        ),
      ),
      102 => 
      array (
        'canton' => 'GIRÓN',
        'parroquias' => 
        array (
          10250 => 'GIRÓN',
          10251 => 'ASUNCIÓN',
          10252 => 'SAN GERARDO',
        ),
      ),
      103 => 
      array (
        'canton' => 'GUALACEO',
        'parroquias' => 
        array (
          10350 => 'GUALACEO',
          10351 => 'CHORDELEG',
          10352 => 'DANIEL CÓRDOVA TORAL (EL ORIENTE)',
          10353 => 'JADÁN',
          10354 => 'MARIANO MORENO',
          10355 => 'PRINCIPAL',
          10356 => 'REMIGIO CRESPO TORAL (GÚLAG)',
          10357 => 'SAN JUAN',
          10358 => 'ZHIDMAD',
          10359 => 'LUIS CORDERO VEGA',
          10360 => 'SIMÓN BOLÍVAR (CAB. EN GAÑANZOL)',
        ),
      ),
      104 => 
      array (
        'canton' => 'NABÓN',
        'parroquias' => 
        array (
          10450 => 'NABÓN',
          10451 => 'COCHAPATA',
          10452 => 'EL PROGRESO (CAB.EN ZHOTA)',
          10453 => 'LAS NIEVES (CHAYA)',
          10454 => 'OÑA',
        ),
      ),
      106 => 
      array (
        'canton' => 'PUCARA',
        'parroquias' => 
        array (
          10650 => 'PUCARÁ',
          10651 => 'CAMILO PONCE ENRÍQUEZ (CAB. EN RÍO 7 DE MOLLEPONGO)',
          10652 => 'SAN RAFAEL DE SHARUG',
        ),
      ),
      107 => 
      array (
        'canton' => 'SAN FERNANDO',
        'parroquias' => 
        array (
          10750 => 'SAN FERNANDO',
          10751 => 'CHUMBLÍN',
        ),
      ),
    ),
  ),
  2 => 
  array (
    'provincia' => 'BOLIVAR',
    'cantones' => 
    array (
      201 => 
      array (
        'canton' => 'GUARANDA',
        'parroquias' => 
        array (
          20101 => 'ÁNGEL POLIBIO CHÁVES',
          20102 => 'GABRIEL IGNACIO VEINTIMILLA',
          20103 => 'GUANUJO',
          20150 => 'GUARANDA',
          20151 => 'FACUNDO VELA',
          20152 => 'GUANUJO',
          20153 => 'JULIO E. MORENO (CATANAHUÁN GRANDE)',
          20154 => 'LAS NAVES',
          20155 => 'SALINAS',
          20156 => 'SAN LORENZO',
          20157 => 'SAN SIMÓN (YACOTO)',
          20158 => 'SANTA FÉ (SANTA FÉ)',
          20159 => 'SIMIÁTUG',
          20160 => 'SAN LUIS DE PAMBIL',
        ),
      ),
      202 => 
      array (
        'canton' => 'CHILLANES',
        'parroquias' => 
        array (
          20250 => 'CHILLANES',
          20251 => 'SAN JOSÉ DEL TAMBO (TAMBOPAMBA)',
        ),
      ),
      206 => 
      array (
        'canton' => 'CALUMA',
        'parroquias' => 
        array (
          20650 => 'CALUMA',
        ),
      ),
      207 => 
      array (
        'canton' => 'LAS NAVES',
        'parroquias' => 
        array (
          20701 => 'LAS MERCEDES',
          20702 => 'LAS NAVES',
          20750 => 'LAS NAVES',
        ),
      ),
    ),
  ),
  6 => 
  array (
    'provincia' => 'CHIMBORAZO',
    'cantones' => 
    array (
      604 => 
      array (
        'canton' => 'CHAMBO',
        'parroquias' => 
        array (
          60450 => 'CHAMBO',
        ),
      ),
      605 => 
      array (
        'canton' => 'CHUNCHI',
        'parroquias' => 
        array (
          60550 => 'CHUNCHI',
          60551 => 'CAPZOL',
          60552 => 'COMPUD',
          60553 => 'GONZOL',
          60554 => 'LLAGOS',
        ),
      ),
      610 => 
      array (
        'canton' => 'CUMANDÁ',
        'parroquias' => 
        array (
          61050 => 'CUMANDÁ',
        ),
      ),
    ),
  ),
  5 => 
  array (
    'provincia' => 'COTOPAXI',
    'cantones' => 
    array (
      502 => 
      array (
        'canton' => 'LA MANÁ',
        'parroquias' => 
        array (
          50201 => 'EL CARMEN',
          50202 => 'LA MANÁ',
          50203 => 'EL TRIUNFO',
          50250 => 'LA MANÁ',
          50251 => 'GUASAGANDA (CAB.EN GUASAGANDA',
          50252 => 'PUCAYACU',
        ),
      ),
      506 => 
      array (
        'canton' => 'SAQUISILÍ',
        'parroquias' => 
        array (
          50650 => 'SAQUISILÍ',
          50651 => 'CANCHAGUA',
          50652 => 'CHANTILÍN',
          50653 => 'COCHAPAMBA',
        ),
      ),
    ),
  ),
);
