INSERT INTO provinces (nom, region, chef_lieu) VALUES
-- Région du Centre
('Kadiogo', 'Centre', 'Ouagadougou'),

-- Région du Boucle du Mouhoun
('Balé', 'Boucle du Mouhoun', 'Boromo'),
('Banwa', 'Boucle du Mouhoun', 'Solenzo'),
('Kossi', 'Boucle du Mouhoun', 'Nouna'),
('Mouhoun', 'Boucle du Mouhoun', 'Dédougou'),
('Nayala', 'Boucle du Mouhoun', 'Toma'),
('Sourou', 'Boucle du Mouhoun', 'Tougan'),

-- Région des Cascades
('Comoé', 'Cascades', 'Banfora'),
('Léraba', 'Cascades', 'Sindou'),

-- Région du Centre-Est
('Boulgou', 'Centre-Est', 'Tenkodogo'),
('Koulpélogo', 'Centre-Est', 'Ouargaye'),
('Kouritenga', 'Centre-Est', 'Koupéla'),

-- Région du Centre-Nord
('Bam', 'Centre-Nord', 'Kongoussi'),
('Namentenga', 'Centre-Nord', 'Boulsa'),
('Sanmatenga', 'Centre-Nord', 'Kaya'),

-- Région du Centre-Ouest
('Boulkiemdé', 'Centre-Ouest', 'Koudougou'),
('Sanguié', 'Centre-Ouest', 'Réo'),
('Sissili', 'Centre-Ouest', 'Léo'),
('Ziro', 'Centre-Ouest', 'Sapouy'),

-- Région du Centre-Sud
('Bazèga', 'Centre-Sud', 'Kombissiri'),
('Nahouri', 'Centre-Sud', 'Pô'),
('Zoundwéogo', 'Centre-Sud', 'Manga'),

-- Région de l''Est
('Gnagna', 'Est', 'Bogandé'),
('Gourma', 'Est', 'Fada N''Gourma'),
('Komandjoari', 'Est', 'Gayéri'),
('Kompienga', 'Est', 'Kompienga'),
('Tapoa', 'Est', 'Diapaga'),

-- Région des Hauts-Bassins
('Houet', 'Hauts-Bassins', 'Bobo-Dioulasso'),
('Kénédougou', 'Hauts-Bassins', 'Orodara'),
('Tuy', 'Hauts-Bassins', 'Houndé'),

-- Région du Nord
('Loroum', 'Nord', 'Titao'),
('Passoré', 'Nord', 'Yako'),
('Yatenga', 'Nord', 'Ouahigouya'),
('Zondoma', 'Nord', 'Gourcy'),

-- Région du Plateau-Central
('Ganzourgou', 'Plateau-Central', 'Zorgho'),
('Kourwéogo', 'Plateau-Central', 'Boussé'),
('Oubritenga', 'Plateau-Central', 'Ziniaré'),

-- Région du Sahel
('Oudalan', 'Sahel', 'Gorom-Gorom'),
('Séno', 'Sahel', 'Dori'),
('Soum', 'Sahel', 'Djibo');
