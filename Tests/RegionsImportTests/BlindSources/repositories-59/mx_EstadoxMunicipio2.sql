INSERT INTO `estadoxmunicipio` (`id`, `estado_id`, `municipio_id`, `estado_nombre`, `municipio_nombre`) VALUES 
(1, 1, 1, 'Aguascalientes', 'Aguascalientes'),

(2, 1, 2, 'Aguascalientes', 'San Francisco de los Romo'),

(3, 1, 3, 'Aguascalientes', 'El Llano'),

(4, 1, 4, 'Aguascalientes', 'Rincón de Romos'),

(5, 1, 5, 'Aguascalientes', 'Cosío'),

(6, 1, 6, 'Aguascalientes', 'San José de Gracia'),

(7, 1, 7, 'Aguascalientes', 'Tepezalá'),

(8, 1, 8, 'Aguascalientes', 'Pabellón de Arteaga'),

(9, 1, 9, 'Aguascalientes', 'Asientos'),

(10, 1, 10, 'Aguascalientes', 'Calvillo'),

(11, 1, 11, 'Aguascalientes', 'Jesús María'),

(12, 2, 12, 'Baja California', 'Mexicali'),

(13, 2, 13, 'Baja California', 'Tecate'),

(14, 2, 14, 'Baja California', 'Tijuana'),

(15, 2, 15, 'Baja California', 'Playas de Rosarito'),

(16, 2, 16, 'Baja California', 'Ensenada'),

(17, 3, 17, 'Baja California Sur', 'La Paz'),

(18, 3, 18, 'Baja California Sur', 'Los Cabos'),

(19, 3, 19, 'Baja California Sur', 'Comondú'),

(20, 3, 20, 'Baja California Sur', 'Loreto'),

(21, 3, 21, 'Baja California Sur', 'Mulegé'),

(22, 4, 22, 'Campeche', 'Campeche'),

(23, 4, 23, 'Campeche', 'Carmen'),

(24, 4, 24, 'Campeche', 'Palizada'),

(25, 4, 25, 'Campeche', 'Candelaria'),

(26, 4, 26, 'Campeche', 'Escárcega'),

(27, 4, 27, 'Campeche', 'Champotón'),

(28, 4, 28, 'Campeche', 'Hopelchén'),

(29, 4, 29, 'Campeche', 'Calakmul'),

(30, 4, 30, 'Campeche', 'Tenabo'),

(31, 4, 31, 'Campeche', 'Hecelchakán'),

(32, 4, 32, 'Campeche', 'Calkiní');
