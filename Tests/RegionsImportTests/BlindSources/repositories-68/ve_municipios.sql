INSERT INTO municipios (nombre, estado_id, created_at, updated_at)
    VALUES
     ('Atures', 1, CURDATE(), CURDATE()),
     ('Alto Orinoco', 1, CURDATE(), CURDATE()),
     ('Atabapo', 1, CURDATE(), CURDATE()),
     ('Autana', 1, CURDATE(), CURDATE()),
     ('Manaoiare', 1, CURDATE(), CURDATE()),
     ('Maroa', 1, CURDATE(), CURDATE()),
     ('Río Negro', 1, CURDATE(), CURDATE()),

     ('Simón Bolivar', 2, CURDATE(), CURDATE()),
     ('Anaco', 2, CURDATE(), CURDATE()),
     ('Aragua', 2, CURDATE(), CURDATE()),
     ('Diego Bautista Urbaneja', 2, CURDATE(), CURDATE()),
     ('Fernando de Peñalver', 2, CURDATE(), CURDATE());
