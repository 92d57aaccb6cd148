INSERT INTO geo_departamentos VALUES (null, 'Alta Vera');
INSERT INTO geo_departamentos VALUES (null, 'Baja Vera');
INSERT INTO geo_departamentos VALUES (null, 'Chimal');
INSERT INTO `geo_municipios` (`id`, `nombre`, `id_geo_departamento`, `nombre_compras`) VALUES
(NULL, 'Chahal', 1, 'Chahal'), (NULL, 'Coban', 1, 'Coban'),
(NULL, 'Cubulco', 2, 'Cubulco'), (NULL, 'Salama', 2, 'Salama'),
(NULL, 'Acate', 3, 'Acate'), (NULL, 'Patzun', 3, 'Patzun');
