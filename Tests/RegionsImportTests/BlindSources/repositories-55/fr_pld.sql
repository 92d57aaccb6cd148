COPY pld (id_pld, id_plr, ref_pld, nom_pld) FROM stdin;
1	16	pld37	Ain
2	10	pld91	Aisne
3	16	pld38	Allier
4	17	pld43	Alpes-de-Haute-Provence
5	17	pld44	Hautes-Alpes
6	17	pld45	Alpes-Maritimes
7	16	pld39	Ardèche
8	11	pld19	Ardennes
9	15	pld52	Ariège
10	11	pld110	Aube
11	15	pld53	Aude
12	15	pld54	Aveyron
13	17	pld42	Bouches-du-Rhône
14	9	pld74	Calvados
15	16	pld310	Cantal
16	14	pld10a	Charente
17	14	pld10b	Charente-Maritime
18	7	pld24a	Cher
19	14	pld10c	Corrèze
20	8	pld23	Côte-d\'Or
21	13	pld64	Côtes-d\'Armor
45	12	pld83	Loire-Atlantique
75	16	pld37	Haute-Savoie
76	6	pld11a	Paris
96	6	pld11h	Val-d\'Oise
97	1	pld91a	Guadeloupe
98	2	pld92a	Martinique
99	3	pld93a	Guyane
100	4	pld94a	La Réunion
102	19	pldcoa	Saint-Pierre-et-Miquelon
101	5	pld95a	Mayotte
103	19	pldcob	Saint-Barthélemy
104	19	pldcoc	Saint-Martin
105	19	pldcod	Terres australes et antarctiques françaises
106	19	pldcoe	Wallis et Futuna
107	19	pldcof	Polynésie française
108	19	pldcog	Nouvelle-Calédonie
109	19	pldcoh	Île de Clipperton
29	18	pld96a	Corse-du-Sud
30	18	pld96b	Haute-Corse
\.
