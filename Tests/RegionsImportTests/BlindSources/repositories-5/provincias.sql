INSERT INTO tbl_provincia VALUES 
  (2, 'Bolívar'),
  (4, 'Carchi'),
  (24, 'Santa Elena');
