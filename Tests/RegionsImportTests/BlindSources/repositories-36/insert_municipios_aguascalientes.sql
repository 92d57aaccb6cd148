-- 🏞️ Municipios del estado de Aguascalientes
-- Basado en catálogo INEGI
-- estado_id = 1 (AGUASCALIENTES)

INSERT INTO municipio (id, nombre, estado_id) VALUES
    (1, 'AGUASCALIENTES', 1),
    (2, 'ASIENTOS', 1),
    (3, 'CALVILLO', 1),
    (4, 'COSIO', 1),
    (5, 'JESUS MARIA', 1),
    (6, 'PABELLON DE ARTEAGA', 1),
    (7, 'RINCON DE ROMOS', 1),
    (8, 'SAN JOSE DE GRACIA', 1),
    (9, 'TEPEZALA', 1),
    (10, 'EL LLANO', 1),
    (11, 'SAN FRANCISCO DE LOS ROMO', 1);
