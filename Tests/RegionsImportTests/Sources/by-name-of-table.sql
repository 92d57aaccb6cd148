### states
INSERT INTO Stat (nazev) VALUES ("Belga");
INSERT INTO Stat (nazev) VALUES ("Bohemia");
INSERT INTO Stat (nazev) VALUES ("Malta Nova");
INSERT INTO Stat (nazev) VALUES ("Polonia");

### towns
INSERT INTO Mesto (nazev,stat) VALUE ("Praga","Bohemia");
INSERT INTO Mesto (nazev,stat) VALUE ("Bruna","Bohemia");
INSERT INTO Mesto (nazev,stat) VALUE ("Cracova","Polonia");
INSERT INTO Mesto (nazev,stat) VALUE ("Leoda","Belga");
