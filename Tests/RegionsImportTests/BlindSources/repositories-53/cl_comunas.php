<?php

return [
    'ARICA' => [
        'nombre' => 'ARICA',
        'direccion_regional' => 'ARICA',
    ],
    'CAMARONES' => [
        'nombre' => 'CAMARONES',
        'direccion_regional' => 'ARICA',
    ],
    'PUTRE' => [
        'nombre' => 'PUTRE',
        'direccion_regional' => 'ARICA',
    ],
    'GENERAL LAGOS' => [
        'nombre' => 'GENERAL LAGOS',
        'direccion_regional' => 'ARICA',
    ],
    'IQUIQUE' => [
        'nombre' => 'IQUIQUE',
        'direccion_regional' => 'IQUIQUE',
    ],
    'PICA' => [
        'nombre' => 'PICA',
        'direccion_regional' => 'IQUIQUE',
    ],
    'POZO ALMONTE' => [
        'nombre' => 'POZO ALMONTE',
        'direccion_regional' => 'IQUIQUE',
    ],
    'HUARA' => [
        'nombre' => 'HUARA',
        'direccion_regional' => 'IQUIQUE',
    ],
    'CAMIÑA' => [
        'nombre' => 'CAMIÑA',
        'direccion_regional' => 'IQUIQUE',
    ],
    'COLCHANE' => [
        'nombre' => 'COLCHANE',
        'direccion_regional' => 'IQUIQUE',
    ],
    'ALTO HOSPICIO' => [
        'nombre' => 'ALTO HOSPICIO',
        'direccion_regional' => 'IQUIQUE',
    ],
    'ANTOFAGASTA' => [
        'nombre' => 'ANTOFAGASTA',
        'direccion_regional' => 'ANTOFAGASTA',
    ],
    'MEJILLONES' => [
        'nombre' => 'MEJILLONES',
        'direccion_regional' => 'ANTOFAGASTA',
    ],
    'SIERRA GORDA' => [
        'nombre' => 'SIERRA GORDA',
        'direccion_regional' => 'ANTOFAGASTA',
    ],
    'CALAMA' => [
        'nombre' => 'CALAMA',
        'direccion_regional' => 'CALAMA',
    ],
    'SAN PEDRO DE ATACAMA' => [
        'nombre' => 'SAN PEDRO',
        'direccion_regional' => 'CALAMA',
    ],
    'OLLAGUE' => [
        'nombre' => 'OLLAGUE',
        'direccion_regional' => 'CALAMA',
    ],
    'TOCOPILLA' => [
        'nombre' => 'TOCOPILLA',
        'direccion_regional' => 'TOCOPILLA',
    ],
    'MARÍA ELENA' => [
        'nombre' => 'MARÍA ELENA',
        'direccion_regional' => 'TOCOPILLA',
    ],
    'TALTAL' => [
        'nombre' => 'TALTAL',
        'direccion_regional' => 'TALTAL',
    ],
    'COPIAPÓ' => [
        'nombre' => 'COPIAPÓ',
        'direccion_regional' => 'COPIAPÓ',
    ],
    'CALDERA' => [
        'nombre' => 'CALDERA',
        'direccion_regional' => 'COPIAPÓ',
    ],
    'TIERRA AMARILLA' => [
        'nombre' => 'TIERRA AMARILLA',
        'direccion_regional' => 'COPIAPÓ',
    ],
    'CHAÑARAL' => [
        'nombre' => 'CHAÑARAL',
        'direccion_regional' => 'CHAÑARAL',
    ],
    'DIEGO DE ALMAGRO' => [
        'nombre' => 'DIEGO DE',
        'direccion_regional' => 'CHAÑARAL',
    ],
    'VALLENAR' => [
        'nombre' => 'VALLENAR',
        'direccion_regional' => 'VALLENAR',
    ],
    'FREIRINA' => [
        'nombre' => 'FREIRINA',
        'direccion_regional' => 'VALLENAR',
    ],
    'HUASCO' => [
        'nombre' => 'HUASCO',
        'direccion_regional' => 'VALLENAR',
    ],
    'ALTO DEL CARMEN' => [
        'nombre' => 'ALTO DEL',
        'direccion_regional' => 'VALLENAR',
    ],
    'COMQUIMBO' => [
        'nombre' => 'COMQUIMBO',
        'direccion_regional' => 'COQUIMBO',
    ],
];
