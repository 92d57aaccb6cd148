-- Abidjan
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Abidjan','ef03b6ac-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Bas-Sassandra
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Gbôklé','ef062ba8-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Nawa','ef062ba8-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'San-Pédro','ef062ba8-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Comoé
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Indénié-Djuablin','ef090288-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Sud-Comoé','ef090288-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Denguélé
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Falon','ef0ca8fc-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Kabadougou','ef0ca8fc-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Gôh-Djiboua
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Gôh','ef1992f6-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Lôh-Djiboua','ef1992f6-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Lacs
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Bélier','ef1bf410-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Iffou','ef1bf410-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Moronou','ef1bf410-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'NZi','ef1bf410-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Lagunes
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Agnéby-Tiassa','ef232762-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Grands-Ponts','ef232762-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'La Mé','ef232762-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Montagnes
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Cavally','ef2ca094-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Guémon','ef2ca094-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Tonkpi','ef2ca094-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Sassandra-Marahoué
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Haut-Sassandra','ef395884-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Marahoué','ef395884-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Savanes
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Bagoué','ef460c32-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Poro','ef460c32-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Tchologo','ef460c32-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Vallée du Bandama
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Gbêkê','ef4887be-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Hambol','ef4887be-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Woroba
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Béré','ef55e120-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Bafing','ef55e120-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Worodougou','ef55e120-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Yamoussoukro
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Yamoussoukro','ef63b750-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
-- Zanzan
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Bounkani','ef65dbde-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
INSERT INTO region (regionId, libelle, districtId, createdBy) VALUE (UUID(),'Gontougo','ef65dbde-e3d9-11ea-8111-acde48001122','ef03b6c0-e3d9-11ea-8111-acde48001122');
