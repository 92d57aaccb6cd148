-- 1. Dolnośląskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Wrocław', 1);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Jelenia Góra', 1);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Legnica', 1);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Wałbrzych', 1);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat wrocławski', 1);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat kłodzki', 1);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat bolesławiecki', 1);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat dzierżoniowski', 1);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat głogowski', 1);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat lubiński', 1);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat oławski', 1);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat świdnicki', 1);

-- 2. Kujawsko-pomorskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Bydgoszcz', 2);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Toruń', 2);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Włocławek', 2);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Grudziądz', 2);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat tucholski', 2);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat bydgoski', 2);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat toruński', 2);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat inowrocławski', 2);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat brodnicki', 2);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat świecki', 2);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat nakielski', 2);

-- 3. Lubelskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Lublin', 3);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Zamość', 3);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Chełm', 3);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Biała Podlaska', 3);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat lubelski', 3);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat puławski', 3);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat łukowski', 3);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat biłgorajski', 3);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat kraśnicki', 3);

-- 4. Lubuskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Zielona Góra', 4);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Gorzów Wielkopolski', 4);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat żarski', 4);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat nowosolski', 4);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat świebodziński', 4);

-- 5. Łódzkie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Łódź', 5);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Piotrków Trybunalski', 5);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Skierniewice', 5);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat zgierski', 5);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat pabianicki', 5);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat kutnowski', 5);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat sieradzki', 5);

-- 6. Małopolskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Kraków', 6);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Tarnów', 6);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Nowy Sącz', 6);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat krakowski', 6);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat nowotarski', 6);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat tatrzański', 6);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat wielicki', 6);

-- 7. Mazowieckie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Warszawa', 7);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Radom', 7);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Płock', 7);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Siedlce', 7);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Ostrołęka', 7);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat wołomiński', 7);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat piaseczyński', 7);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat legionowski', 7);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat grodziski', 7);

-- 8. Opolskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Opole', 8);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat opolski', 8);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat nyski', 8);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat brzeski', 8);

-- 9. Podkarpackie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Rzeszów', 9);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Przemyśl', 9);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Krosno', 9);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Tarnobrzeg', 9);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat rzeszowski', 9);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat mielecki', 9);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat jasielski', 9);

-- 10. Podlaskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Białystok', 10);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Łomża', 10);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Suwałki', 10);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat białostocki', 10);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat augustowski', 10);

-- 11. Pomorskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Gdańsk', 11);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Gdynia', 11);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Sopot', 11);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Słupsk', 11);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat wejherowski', 11);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat kartuski', 11);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat tczewski', 11);

-- 12. Śląskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Katowice', 12);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Bielsko-Biała', 12);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Częstochowa', 12);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Gliwice', 12);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Zabrze', 12);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Bytom', 12);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat będziński', 12);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat cieszyński', 12);

-- 13. Świętokrzyskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Kielce', 13);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat kielecki', 13);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat starachowicki', 13);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat sandomierski', 13);

-- 14. Warmińsko-mazurskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Olsztyn', 14);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Elbląg', 14);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat olsztyński', 14);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat ełcki', 14);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat giżycki', 14);

-- 15. Wielkopolskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Poznań', 15);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Kalisz', 15);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Konin', 15);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Leszno', 15);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat poznański', 15);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat gnieźnieński', 15);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat pilski', 15);

-- 16. Zachodniopomorskie
INSERT INTO districts (name, voivodeship_id)
VALUES ('Szczecin', 16);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Koszalin', 16);
INSERT INTO districts (name, voivodeship_id)
VALUES ('Świnoujście', 16);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat policki', 16);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat stargardzki', 16);
INSERT INTO districts (name, voivodeship_id)
VALUES ('powiat kołobrzeski', 16);
