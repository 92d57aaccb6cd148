INSERT INTO estados (nombre, created_at, updated_at)
    VALUES
     ('Amazonas', CURDATE(), CURDATE()),
     ('Anzoátegui', CURDATE(), CURDATE());
    