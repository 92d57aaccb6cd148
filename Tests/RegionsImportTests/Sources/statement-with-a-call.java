class Db { void create(SQLiteDatabase db) {
  db.execSQL("INSERT INTO province (id, name) VALUES (1, 'Lima')");
  db.execSQL("INSERT INTO province (id, name) VALUES (3, 'Puno')");
  db.execSQL("INSERT INTO province (id, name) VALUES (" + next() + ", 'Ica')");
  db.execSQL("INSERT INTO province (id, name) VALUES (4, 'Cusco')");
} }
