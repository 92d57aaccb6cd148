INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,INVALIDO,INVALIDO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,BOCAS DEL TORO,INVALIDO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,BOCAS DEL TORO,BOCAS DEL TORO (CABECERA)
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,BOCAS DEL TORO,BASTIMENTOS
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,BOCAS DEL TORO,CAUCHERO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,BOCAS DEL TORO,PUNTA LAUREL
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,BOCAS DEL TORO,TIERRA OSCURA
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHANGUINOLA,INVALIDO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHANGUINOLA,CHANGUINOLA (CABECERA)
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHANGUINOLA,ALMIRANTE
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHANGUINOLA,GUABITO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHANGUINOLA,TERIBE
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHANGUINOLA,EL EMPALME
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHANGUINOLA,LAS TABLAS
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHANGUINOLA,COCHIGRO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHANGUINOLA,LA GLORIA
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHIRIQUI GRANDE,INVALIDO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHIRIQUI GRANDE,CHIRIQUI GRANDE (CABECERA)
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHIRIQUI GRANDE,MIRAMAR
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHIRIQUI GRANDE,PUNTA PEÑA
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHIRIQUI GRANDE,PUNTA ROBALO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHIRIQUI GRANDE,RAMBALA
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'BOCAS DEL TORO,CHIRIQUI GRANDE,BAJO CEDRO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,INVALIDO,INVALIDO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,AGUADULCE,INVALIDO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,AGUADULCE,AGUADULCE (CABECERA)
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,AGUADULCE,EL CRISTO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,AGUADULCE,EL ROBLE
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,AGUADULCE,POCRI
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,AGUADULCE,BARRIOS UNIDOS
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,ANTON,INVALIDO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,ANTON,ANTON (CABECERA)
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,ANTON,CABUYA
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,ANTON,EL CHIRU
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,ANTON,EL RETIRO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,ANTON,EL VALLE
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,ANTON,JUAN DIAZ
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,ANTON,RIO HATO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,OLA,INVALIDO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,OLA,OLA (CABECERA)
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,OLA,EL COPE
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,OLA,EL PALMAR
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,OLA,EL PICACHO
', NOW()) ON CONFLICT ("value") DO NOTHING;
INSERT INTO "prov_dist_corr" ("id", "value", "createdAt") VALUES (gen_random_uuid(), 'COCLE,OLA,LA PAVA
', NOW()) ON CONFLICT ("value") DO NOTHING;
