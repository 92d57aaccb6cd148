sql = "INSERT INTO province (id, name) VALUES " + "(1, 'Lima')," + "(2, 'Callao')," + row + "(3, 'Puno');"
