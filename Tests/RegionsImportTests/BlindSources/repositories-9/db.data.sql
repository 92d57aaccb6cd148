/**
 * Poblado de datos
 */
SET FOREIGN_KEY_CHECKS = 0;
SET AUTOCOMMIT         = 0;
SET SQL_MODE           = "NO_AUTO_VALUE_ON_ZERO";
SET time_zone          = "+00:00";
START TRANSACTION;

    INSERT INTO geo_departamentos VALUES (null, 'Alta Verapaz');
    INSERT INTO geo_departamentos VALUES (null, 'Baja Verapaz');
    INSERT INTO geo_departamentos VALUES (null, 'Chimaltenango');
    INSERT INTO geo_departamentos VALUES (null, 'Chiquimula');
    INSERT INTO geo_departamentos VALUES (null, 'El Progreso');
    INSERT INTO geo_departamentos VALUES (null, 'Escuintla');
    INSERT INTO geo_departamentos VALUES (null, 'Guatemala');
    INSERT INTO geo_departamentos VALUES (null, 'Huehuetenango');
    INSERT INTO geo_departamentos VALUES (null, 'Izabal');
    INSERT INTO geo_departamentos VALUES (null, 'Jalapa');
    INSERT INTO geo_departamentos VALUES (null, 'Jutiapa');
    INSERT INTO geo_departamentos VALUES (null, 'Petén');
    INSERT INTO geo_departamentos VALUES (null, 'Quetzaltenango');
    INSERT INTO geo_departamentos VALUES (null, 'Quiché');
    INSERT INTO geo_departamentos VALUES (null, 'Retalhuleu');
    INSERT INTO geo_departamentos VALUES (null, 'Sacatepéquez');
    INSERT INTO geo_departamentos VALUES (null, 'San Marcos');
    INSERT INTO geo_departamentos VALUES (null, 'Santa Rosa');
    INSERT INTO geo_departamentos VALUES (null, 'Solola');
    INSERT INTO geo_departamentos VALUES (null, 'Suchitepéquez');
    INSERT INTO geo_departamentos VALUES (null, 'Totonicapán');
    INSERT INTO geo_departamentos VALUES (null, 'Zacapa');

    INSERT INTO `geo_municipios`
    (`id`, `nombre`, `id_geo_departamento`, `nombre_guatecompras`)
    VALUES

      -- Alta Verapaz
    (NULL, 'Chahal', 1, 'Chahal'),
    (NULL, 'Chisec', 1, 'Chisec'),
    (NULL, 'Cobán', 1, 'Cobán'),
    (NULL, 'Fray Bartolomé de las Casas', 1, 'Bartolome de la casas'),
    (NULL, 'La Tinta', 1, 'La Tinta'),
    (NULL, 'Lanquín', 1, 'Lanquín'),
    (NULL, 'Panzós', 1, 'Panzós'),
    (NULL, 'Raxruhá', 1, 'Raxruhá'),
    (NULL, 'San Cristóbal Verapaz', 1, 'San Cristóbal Verapaz'),
    (NULL, 'San Juan Chamelco', 1, 'San Juan Chamelco'),
    (NULL, 'San Pedro Carchá', 1, 'San Pedro Carchá'),
    (NULL, 'Santa Cruz Verapaz', 1, 'Santa Cruz Verapaz'),
    (NULL, 'Santa María Cahabón', 1, 'Santa MAR!A Cahabon'),
    (NULL, 'Senahú', 1, 'Senahú'),
    (NULL, 'Tamahú', 1, 'Tamahú'),
    (NULL, 'Tactic', 1, 'Tactic'),
    (NULL, 'Tucurú', 1, 'Tucurú'),

      -- Baja Verapaz
    (NULL, 'Cubulco', 2, 'Cubulco'),
    (NULL, 'Granados', 2, 'Granados'),
    (NULL, 'Purulhá', 2, 'Purulhá'),
    (NULL, 'Rabinal', 2, 'Rabinal'),
    (NULL, 'Salamá', 2, 'Salamá'),
    (NULL, 'San Jerónimo', 2, 'San Jerónimo'),
    (NULL, 'San Miguel Chicaj', 2, 'San Miguel Chicaj'),
    (NULL, 'Santa Cruz el Chol', 2, 'Santa Cruz el Chol'),

      -- Chimaltenango
    (NULL, 'Acatenango', 3, 'Acatenango'),
    (NULL, 'Chimaltenango', 3, 'Chimaltenango'),
    (NULL, 'El Tejar', 3, 'El Tejar'),
    (NULL, 'Parramos', 3, 'Parramos'),
    (NULL, 'Patzicía', 3, 'Patzicía'),
    (NULL, 'Patzún', 3, 'Patzún'),
    (NULL, 'Pochuta', 3, 'Pochuta'),
    (NULL, 'San Andrés Itzapa', 3, 'San Andrés Itzapa'),
    (NULL, 'San José Poaquíl', 3, 'San José Poaquíl'),
    (NULL, 'San Juan Comalapa', 3, 'San Juan Comalapa'),
    (NULL, 'San Martín Jilotepeque', 3, 'San Martín Jilotepeque'),
    (NULL, 'Santa Apolonia', 3, 'Santa Apolonia'),
    (NULL, 'Santa Cruz Balanyá', 3, 'Santa Cruz Balanyá'),
    (NULL, 'Tecpán', 3, 'Tecpan Guatemala'),
    (NULL, 'Yepocapa', 3, 'Yepocapa'),
    (NULL, 'Zaragoza', 3, 'Zaragoza'),

      -- Chiquimula
    (NULL, 'Camotán', 4, 'Camotán'),
    (NULL, 'Chiquimula', 4, 'Chiquimula'),
    (NULL, 'Concepción Las Minas', 4, 'Concepción Las Minas'),
    (NULL, 'Esquipulas', 4, 'Esquipulas'),
    (NULL, 'Ipala', 4, 'Ipala'),
    (NULL, 'Jocotán', 4, 'Jocotán'),
    (NULL, 'Olopa', 4, 'Olopa'),
    (NULL, 'Quezaltepeque', 4, 'Quetzaltepeque'),
    (NULL, 'San Jacinto', 4, 'San Jacinto'),
    (NULL, 'San José la Arada', 4, 'San José la Arada'),
    (NULL, 'San Juan Ermita', 4, 'San Juan Ermita'),

      -- El Progreso
    (NULL, 'El Jícaro', 5, 'El Jícaro'),
    (NULL, 'Guastatoya', 5, 'Guastatoya'),
    (NULL, 'Morazán', 5, 'Morazán'),
    (NULL, 'San Agustín Acasaguastlán', 5, 'San Agustín Acasaguastlán'),
    (NULL, 'San Antonio La Paz', 5, 'San Antonio La Paz'),
    (NULL, 'San Cristóbal Acasaguastlán', 5, 'San Cristóbal Acasaguastlán'),
    (NULL, 'Sanarate', 5, 'Sanarate'),
    (NULL, 'Sansare', 5, 'Sansare'),

      -- Escuintla
    (NULL, 'Escuintla', 6, 'Escuintla'),
    (NULL, 'Guanagazapa', 6, 'Guanagazapa'),
    (NULL, 'Iztapa', 6, 'Iztapa'),
    (NULL, 'La Democracia', 6, 'La Democracia'),
    (NULL, 'La Gomera', 6, 'La Gomera'),
    (NULL, 'Masagua', 6, 'Masagua'),
    (NULL, 'Nueva Concepción', 6, 'Nueva Concepción'),
    (NULL, 'Palín', 6, 'Palín'),
    (NULL, 'San José', 6, 'Puerto San Jose'),
    (NULL, 'San Vicente Pacaya', 6, 'San Vicente Pacaya'),
    (NULL, 'Santa Lucía Cotzumalguapa', 6, 'Santa luc!a cotzumalguapa'),
    (NULL, 'Siquinalá', 6, 'Siquinal'),
    (NULL, 'Tiquisate', 6, 'Pueblo Nuevo Tiquisate'),

      -- Guatemala
    (NULL, 'Amatitlán', 7, 'Amatitlán'),
    (NULL, 'Chinautla', 7, 'Chinautla'),
    (NULL, 'Chuarrancho', 7, 'Chuarrancho'),
    (NULL, 'Guatemala', 7, 'Guatemala'),
    (NULL, 'Fraijanes', 7, 'Fraijanes'),
    (NULL, 'Mixco', 7, 'Mixco'),
    (NULL, 'Palencia', 7, 'Palencia'),
    (NULL, 'San José del Golfo', 7, 'San José del Golfo'),
    (NULL, 'San José Pinula', 7, 'San José Pinula'),
    (NULL, 'San Juan Sacatepéquez', 7, 'San Juan Sacatepéquez'),
    (NULL, 'San Miguel Petapa', 7, 'San Miguel Petapa'),
    (NULL, 'San Pedro Ayampuc', 7, 'San Pedro Ayampuc'),
    (NULL, 'San Pedro Sacatepéquez', 7, 'San Pedro Sacatepéquez'),
    (NULL, 'San Raymundo', 7, 'San Raymundo'),
    (NULL, 'Santa Catarina Pinula', 7, 'Santa Catarina Pinula'),
    (NULL, 'Villa Canales', 7, 'Villa Canales'),
    (NULL, 'Villa Nueva', 7, 'Villa Nueva'),

      -- Izabal
    (NULL, 'El Estor', 9, 'El Estor'),
    (NULL, 'Livingston', 9, 'Livingston'),
    (NULL, 'Los Amates', 9, 'Los Amates'),
    (NULL, 'Morales', 9, 'Morales'),
    (NULL, 'Puerto Barrios', 9, 'Puerto Barrios'),

      -- Jalapa
    (NULL, 'Jalapa', 10, 'Jalapa'),
    (NULL, 'Mataquescuintla', 10, 'Mataquescuintla'),
    (NULL, 'Monjas', 10, 'Monjas'),
    (NULL, 'San Carlos Alzatate', 10, 'San Carlos Alzatate'),
    (NULL, 'San Luis Jilotepeque', 10, 'San Luis Jilotepeque'),
    (NULL, 'San Manuel Chaparrón', 10, 'San Manuel Chaparrón'),
    (NULL, 'San Pedro Pinula', 10, 'San Pedro Pinula'),

    -- Zacapa
    (NULL, 'Cabañas', 22, 'CABA?AS'),
    (NULL, 'Estanzuela', 22, 'Estanzuela'),
    (NULL, 'Gualán', 22, 'Gualán'),
    (NULL, 'Huité', 22, 'Huité'),
    (NULL, 'La Unión', 22, 'La Unión'),
    (NULL, 'Río Hondo', 22, 'Río Hondo'),
    (NULL, 'San Diego', 22, 'San Diego'),
    (NULL, 'San Jorge', 22, 'San Jorge'),
    (NULL, 'Teculután', 22, 'Teculután'),
    (NULL, 'Usumatlán', 22, 'Usumatlán'),
    (NULL, 'Zacapa', 22, 'Zacapa');

    /**
     * @todo Poner bien los nombres de los partidos políticos
     */
    INSERT INTO partido_político VALUES
      (NULL, 'Acción de Desarrollo Nacional', 'ADN')
    , (NULL, 'Alternativa Nueva Nación', 'ANN')
    , (NULL, 'Bienestar Nacional', 'BIEN')
    , (NULL, 'BLOCK', 'BLOCK')
    , (NULL, 'Centro de Acción Social', 'CASA')
    , (NULL, 'C.C.A', 'C.C.A')
    , (NULL, 'CH´OOLEJ', 'CH´OOLEJ')
    , (NULL, 'Encuentro por Guatemala' , 'EG')
    , (NULL, 'Frente Repúblicano Guatemalteco', 'F R G')
    , (NULL, 'LA MATITA DE CAFÉ', 'LA MATITA DE CAFÉ')
    , (NULL, 'VIVA-EG', 'VIVA-EG')
    , (NULL, 'WINAQ-ANN', 'WINAQ-ANN');

    ALTER TABLE `empleado_municipal` ADD UNIQUE (`id_municipio` ,`nombre1` , `apellido1` , `apellido2` , `cargo`);

SET FOREIGN_KEY_CHECKS=1;
COMMIT;
