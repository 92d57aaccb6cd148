INSERT INTO Ville (name, regionId) VALUES
  -- L'Oriental
  ('Ahfir', 1),
  ('Aïn Bni Mathar', 1),
  ('Aïn Cheggag', 1),
  ('Aïn El Aouda', 1),
  ('Berkane', 1),
  ('Bouarfa', 1),
  ('Figuig', 1),
  ('Oujda', 1),
  ('Taourirt', 1),
  
  -- Marrakech-Safi
  ('Amizmiz', 2),
  ('Chichaoua', 2),
  ('Essaouira', 2),
  ('Kelâa des Sraghna', 2),
  ('Marrakech', 2),
  ('Oulad Teima', 2),
  ('Safi', 2),
  ('Youssoufia', 2),

  -- Drâa-Tafilalet
  ('Arfoud', 3),
  ('Boumia', 3),
  ('Errachidia', 3),
  ('Goulmima', 3),
  ('Midelt', 3),
  ('Ouarzazate', 3),
  ('Tinghir', 3),
  ('Zagora', 3),

  -- Guelmim-Oued Noun
  ('Guelmim', 5),
  ('Sidi Ifni', 5),
  ('Tan-Tan', 5),
  ('Assa-Zag', 5),
  ('Bouarfa (partiellement)', 5),

  -- Tanger-Tétouan-Al Hoceima
  ('Al Hoceima', 6),
  ('Chefchaouen', 6),
  ('Fahs-Anjra', 6),
  ('Larache', 6),
  ('M\'diq-Fnideq', 6),
  ('Tétouan', 6),
  ('Tanger-Assilah', 6),

  -- Dakhla-Oued Eddahab
  ('Dakhla', 9),
  ('Oued Eddahab', 9),
  ('Aousserd', 9);
