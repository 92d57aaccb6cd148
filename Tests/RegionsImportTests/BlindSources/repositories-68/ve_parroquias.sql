INSERT INTO parroquias (nombre, municipio_id, created_at, updated_at)
    VALUES

        ('Fernando Girón Tovar', 1, CURDATE(), CURDATE()),
        ('Luis Alberto Gómez', 1, CURDATE(), CURDATE()),
        ('Parhueña', 1, CURDATE(), CURDATE()),
        ('Platanillal', 1, CURDATE(), CURDATE()),

        ('Huachamacare', 2, CURDATE(), CURDATE()),
        ('Marawaka', 2, CURDATE(), CURDATE()),
        ('Mavaca', 2, CURDATE(), CURDATE()),
        ('Sierra Parima', 2, CURDATE(), CURDATE()),

        ('Caname', 3, CURDATE(), CURDATE()),
        ('Ucata', 3, CURDATE(), CURDATE()),
        ('Yapacana', 3, CURDATE(), CURDATE()),

        ('Guayapo', 4, CURDATE(), CURDATE()),
        ('Munduapo', 4, CURDATE(), CURDATE()),
        ('Samariapo', 4, CURDATE(), CURDATE()),
        ('Sipapo', 4, CURDATE(), CURDATE()),

        ('Alto Ventuari', 5, CURDATE(), CURDATE()),
        ('Bajo Ventuari', 5, CURDATE(), CURDATE()),
        ('Medio Ventuari', 5, CURDATE(), CURDATE()),

        ('Comunidad', 6, CURDATE(), CURDATE()),
        ('Victorino', 6, CURDATE(), CURDATE()),

        ('Casiquiare', 7, CURDATE(), CURDATE()),
        ('Cocuy', 7, CURDATE(), CURDATE()),
        ('Solano', 7, CURDATE(), CURDATE()),


        ('Bergantín', 8, CURDATE(), CURDATE()),
        ('Caigua', 8, CURDATE(), CURDATE()),
        ('El Carmen', 8, CURDATE(), CURDATE()),
        ('El Pilar', 8, CURDATE(), CURDATE()),
        ('Naricual', 8, CURDATE(), CURDATE()),
        ('San Cristóbal', 8, CURDATE(), CURDATE()),

        ('Buena Vista', 9, CURDATE(), CURDATE()),
        ('Capital Anaco', 9, CURDATE(), CURDATE()),
        ('San Joaquín', 9, CURDATE(), CURDATE()),

        ('Cachipo', 10, CURDATE(), CURDATE()),
        ('Capital Aragua', 10, CURDATE(), CURDATE()),

        ('Capital Diego Bautista Urbaneja', 11, CURDATE(), CURDATE()),
        ('El Morro', 11, CURDATE(), CURDATE()),

        ('Capital Fernando de Peñalver', 12, CURDATE(), CURDATE()),
        ('San Miguel', 12, CURDATE(), CURDATE());
