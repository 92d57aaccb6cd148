COPY plr (id_plr, ref_plr, nom_plr) FROM stdin;
1	plr91	Guadeloupe
2	plr92	Martinique
3	plr93	Guyane
4	plr94	La Réunion
5	plr95	Mayotte
6	plr11	Île-de-France
7	plr24	Centre-Val de Loire
8	plr2	Bourgogne-Franche-Comté
9	plr7	Normandie
10	plr9	Hauts-de-France
11	plr1	Grand Est
12	plr8	Pays de la Loire
13	plr6	Bretagne
14	plr10	Nouvelle-Aquitaine
15	plr5	Occitanie
16	plr3	Auvergne-Rhône-Alpes
17	plr4	Provence-Alpes-Côte d\'Azur
18	plr96	Corse
19	plrcom	Collectivités d\'Outre-Mer
\.

