[
  'Región de Arica y Parinacota' => [
    'Arica' => ['Arica', 'Camarones'], 
    'Parinacota' => ['General Lagos', 'Putre']
  ],
  'Región de Tarapacá' => [
    'Iquique' => ['Iquique', 'Alto Hospicio'], 
    'Tamarugal' => ['Pozo Almonte', 'Camiña', 'Colchane', 'Huara', 'Pica']
  ],
  'Región de Antofagasta' => [
    'Antofagasta' => ['Antofagasta', 'Mejillones', 'Sierra Gorda', 'Taltal'], 
    'El Loa' => ['Calama', 'Ollagüe', 'San Pedro de Atacama'],
    'Tocopilla' => ['Tocopilla', 'María Elena']
  ],
  'Región de Atacama' => [
    'Copiapó' => ['Copiapó', 'Caldera', 'Tierra Amarilla'],
    'Chañaral' => ['Chañaral', 'Diego de Almagro'],
    'Huasco' => ['Vallenar', 'Alto del Carmen', 'Freirina', 'Huasco']
  ],
  'Región de Coquimbo' => [
    'Elqui' => ['La Serena', 'Coquimbo', 'Andacollo', 'La Higuera', 'Paiguano', 'Vicuña'],
    'Choapa' => ['Illapel', 'Canela', 'Los Vilos', 'Salamanca'],
    'Limarí' => ['Ovalle', 'Combarbalá', 'Monte Patria', 'Punitaqui', 'Río Hurtado']
  ],
  'Región de Valparaíso' => [
    'Valparaíso' => ['Valparaíso', 'Casablanca', 'Concón', 'Juan Fernández', 'Puchuncaví', 'Quintero', 'Viña del Mar'],
    'Isla de Pascua' => ['Isla de Pascua'],
    'Los Andes' => ['Los Andes','Calle Larga', 'Rinconada', 'San Esteban'],
    'Petorca' => ['La Ligua', 'Cabildo', 'Papudo', 'Petorca', 'Zapallar'],
    'Quillota' => ['Quillota', 'Calera', 'Hijuelas', 'La Cruz', 'Nogales'],
    'San Antonio' => ['San Antonio','Algarroo','Cartagena','El Quisco','El Tabo','Santo Domingo'],
    'San Felipe de Aconcagua' => ['San Felipe','Catemu','Llaillay','Panquehue','Putaendo','Santa María'],
    'Marga Marga' => ['Limache','Quilpué','Villa Alemana','Olmué']
  ]
]
