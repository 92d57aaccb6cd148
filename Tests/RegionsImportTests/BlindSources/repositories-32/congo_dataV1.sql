INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('1','1','Bas-Uele','V001');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('2','1','Équateur ','V002');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('3','1','Haut-Katanga','V003');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('4','1','Haut-Lomami ','V004');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('5','1','Haut-Uele','V005');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('6','1','Ituri ','V006');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('7','1','Kasaï','V007');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('8','1','Kasaï-Central','V008');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('9','1','Kasaï-Oriental','V009');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('10','1','Kinshasa ','V010');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('11','1','Kongo Central','V011');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('12','1','Kwango','V012');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('13','1','Kwilu','V013');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('14','1','Lomami ','V014');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('15','1','Lualaba','V015');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('16','1','Mai-Ndombe','V016');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('17','1','Maniema','V017');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('18','1','Mongala','V018');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('19','1','Nord-Ubangi ','V019');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('20','1','North Kivu','V020');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('21','1','Sankuru','V021');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('22','1','South Kivu ','V022');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('23','1','Sud-Ubangi ','V023');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('24','1','Tanganyika','V024');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('25','1','Tshopo','V025');
INSERT INTO Ville(id,actif,libelle,code_postal) VALUES ('26','1','Tshuapa','V026');

--- Alimentation motif ----
INSERT INTO motif(id,actif,libelle,date_creation) VALUES ('1','1','Fraude',NOW());
INSERT INTO motif(id,actif,libelle,date_creation) VALUES ('2','1','Doublon',NOW());
INSERT INTO motif(id,actif,libelle,date_creation) VALUES ('3','1','Mauvaise Catégorie',NOW());
INSERT INTO motif(id,actif,libelle,date_creation) VALUES ('4','1','Professionnel',NOW());
INSERT INTO motif(id,actif,libelle,date_creation) VALUES ('5','1','Déjà Vendu',NOW());
INSERT INTO motif(id,actif,libelle,date_creation) VALUES ('6','1','Discrimination',NOW());
INSERT INTO motif(id,actif,libelle,date_creation) VALUES ('7','1','Incitation à la haine',NOW());
INSERT INTO motif(id,actif,libelle,date_creation) VALUES ('8','1','Placée dans la mauvaise catégorie',NOW());
INSERT INTO motif(id,actif,libelle,date_creation) VALUES ('9','1','Autre',NOW());
--- alimentation generateur_id ---
update `annonce` set generateur_id = concat('abcdefgh',id)WHERE generateur_id is null;




