CREATE TABLE table_name (
      id INT PRIMARY KEY,
      type VARCHAR(255) PRIMARY KEY,
      name VARCHAR(255),
      slug VARCHAR(255),
      coordinates VARCHAR(255),
      province INT
    );


INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (1, 'province', 'آذربایجان شرقی', 'azarbijan-sharqi', '46.657455911,38.005599119', 0);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (2, 'province', 'آذربایجان غربی', 'azarbijan-gharbi', '45.358173161,37.646162698', 0);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (3, 'province', 'اردبیل', 'ardbil', '48.08412099,38.44756018', 0);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (4, 'province', 'اصفهان', 'esfhan', '52.500527841,33.119744751', 0);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (5, 'province', 'البرز', 'albrz', '50.81244392,35.967066697', 0);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (6, 'province', 'ایلام', 'ilam', '46.919566626,33.124777218', 0);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (7, 'province', 'بوشهر', 'bushahr', '51.382261789,28.837729143', 0);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (8, 'province', 'تهران', 'tehran', '51.734780835,35.561769196', 0);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (980, 'city', 'آبپخش', 'abpkhsh', '51.066458625,29.367930216', 7);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (1805, 'city', 'آبدان', 'abdan', '51.767845155,28.07969484', 7);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (86, 'county', 'آبدانان', 'abdanan', '47.524275265,32.846182428', 6);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (1648, 'city', 'آبسرد', 'absard', '52.15643407,35.6221404', 8);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (800, 'city', 'آبش احمد', 'absh-ahmd', '47.315800105,39.045485572', 1);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (889, 'city', 'آبعلی', 'abali', '51.966525362,35.768157253', 8);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (1763, 'city', 'آبی بیگلو', 'abi-bigl', '48.552855778,38.281799327', 3);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (1661, 'city', 'آچاچی', 'achachi', '47.781449512,37.398178123', 1);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (1, 'county', 'آذرشهر', 'azarshahr', '45.817293148,37.722983723', 1);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (1468, 'city', 'آراللو', 'arall', '48.421704203,38.138569048', 3);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (52, 'county', 'آران و بیدگل', 'aran-o-bidgl', '51.894914836,34.156913257', 4);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (1190, 'city', 'آسارا', 'asara', '51.171497606,36.028947145', 5);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (1511, 'city', 'آسمان آباد', 'asman-abad', '46.464651509,33.849720512', 6);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (1417, 'city', 'آقکند', 'aqknd', '48.058991932,37.258791879', 1);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (1026, 'city', 'آواجیق', 'aoajiq', '44.154032731,39.331041235', 2);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (820, 'city', 'ابریشم', 'abrishm', '51.576099175,32.56947567', 4);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (485, 'city', 'اربطان', 'arbtan', '46.937640831,38.174287542', 1);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (41, 'county', 'اردبیل', 'ardbil', '48.285444109,38.251972822', 3);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (53, 'county', 'اردستان', 'ardstan', '52.542695561,33.563597987', 4);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (22, 'county', 'ارومیه', 'armye', '45.023454661,37.632378089', 2);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (2, 'county', 'اسکو', 'ask', '45.826980899,37.873798531', 1);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (118, 'county', 'اسلامشهر', 'islamshahr', '51.246992418,35.584707237', 8);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (79, 'county', 'اشتهارد', 'ashthard', '50.423029762,35.713903737', 5);

INSERT INTO table_name (id, type, name, slug, coordinates, province) VALUES (54, 'county', 'اصفهان', 'esfhan', '52.438532215,32.2443068', 4);
