SET NAMES 'utf8';

CREATE TABLE tbl_canton(
  id BIGINT(20) NOT NULL AUTO_INCREMENT,
  canton TEXT NOT NULL,
  id_provincia BIGINT(20) NOT NULL,
  PRIMARY KEY (id),
  INDEX FK_tbl_canton_tbl_provincia_id (id_provincia),
  CONSTRAINT FK_tbl_canton_tbl_provincia_id FOREIGN KEY (id_provincia)
  REFERENCES tbl_provincia (id) ON DELETE RESTRICT ON UPDATE RESTRICT
)
ENGINE = INNODB
AUTO_INCREMENT = 1
CHARACTER SET utf8
COLLATE utf8_spanish_ci;

INSERT INTO tbl_canton VALUES 
  (16, 'Guaranda', 2),
  (17, 'Chillanes', 2),
  (18, 'Chimbo', 2),
  (19, 'Echeandía', 2),
  (20, 'San Miguel', 2),
  (21, 'Caluma', 2),
  (22, 'Las Naves', 2),
  (30, 'Tulcán', 4),
  (31, 'Bolívar', 4),
  (32, 'Espejo', 4),
  (33, 'Mira', 4),
  (34, 'Montúfar', 4),
  (35, 'San Pedro de Huaca', 4),
  (219, 'Santa Elena', 24),
  (220, 'La Libertad', 24),
  (221, 'Salinas', 24);
