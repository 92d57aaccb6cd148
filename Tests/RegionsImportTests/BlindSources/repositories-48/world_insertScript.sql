-- STAT
INSERT INTO Stat (nazev) VALUES ("Belgie");
INSERT INTO Stat (nazev) VALUES ("Bulharsko");
INSERT INTO Stat (nazev) VALUES ("Česká republika");
INSERT INTO Stat (nazev) VALUES ("Dánsko");
INSERT INTO Stat (nazev) VALUES ("Estonsko");
INSERT INTO Stat (nazev) VALUES ("Finsko");
INSERT INTO Stat (nazev) VALUES ("Francie");
INSERT INTO Stat (nazev) VALUES ("Chorvatsko");
INSERT INTO Stat (nazev) VALUES ("Irsko");
INSERT INTO Stat (nazev) VALUES ("Itálie");
INSERT INTO Stat (nazev) VALUES ("Kypr");
INSERT INTO Stat (nazev) VALUES ("Litva");
INSERT INTO Stat (nazev) VALUES ("Lotyšsko");
INSERT INTO Stat (nazev) VALUES ("Lucembursko");
INSERT INTO Stat (nazev) VALUES ("Maďarsko");
INSERT INTO Stat (nazev) VALUES ("Malta");
INSERT INTO Stat (nazev) VALUES ("Německo");
INSERT INTO Stat (nazev) VALUES ("Nizozemsko");

-- MESTO
INSERT INTO Mesto (nazev,stat) VALUES ("Praha","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Brno","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Ostrava","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Plzeň","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Olomouc","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Liberec","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Ústí nad Labem","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("České Budějovice","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Hradec Králové","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Pardubice","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Havířov","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Zlín","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Kladno","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Most","Česká republika");
INSERT INTO Mesto (nazev,stat) VALUES ("Karviná","Česká republika");
