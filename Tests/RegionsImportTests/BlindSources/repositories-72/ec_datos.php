<?php
$provincias_cantones_parroquias = array(
    1 =>
        array(
            'provincia ' =>  'AZUAY',
            'cantones ' =>
                array(
                    101 =>
                        array(
                            'canton ' =>  'CUENCA',
                            'parroquias ' =>
                                array(
                                    10100 => 'CUENCA',
                                    10101 => 'BELLAVISTA',
                                    10102 => 'CANARIBAMBA',
                                    10103 => 'EL BATAN',
                                    10104 => 'EL SAGRARIO',
                                    10105 => 'EL VECINO',
                                    10106 => 'GIL RAMIREZ DAVALOS',
                                    10107 => 'HUAYNACAPAC',
                                    10108 => 'MACHANGARA ',
                                    10109 => 'MONAY ',
                                    10110 => 'SAN BLAS ',
                                    10111 => 'SAN SEBASTIAN ',
                                    10112 => 'SUCRE',
                                    10113 => 'TOTORACOCHA',
                                    10114 => ' YANUNCAY ',
                                    10115 => 'HERMANO MIGUEl ',
                                    10116 => ' BAŃOS ',
                                    10117 => ' CUMBE ',
                                    10118 => 'CHAUCHA ',
                                    10119 => 'CHECA (JIDCAY)',
                                    10120 => 'CHIQUINTAD ',
                                    10121 => 'LLACAO',
                                    10122 => 'MOLLETURO ',
                                    10123 => 'NULTI ',
                                    10124 => 'OCTAVIO CORDERO PALACIOS ',
                                    10125 => 'PACCHA ',
                                    10126 => 'QUINGEO',
                                ),
                        ),
                ),
        ),
);
