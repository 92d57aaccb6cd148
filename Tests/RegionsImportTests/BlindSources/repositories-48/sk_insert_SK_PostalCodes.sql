/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '022 01', 'Čadečka', 'Cadecka', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.4511, 18.7944
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '022 01', 'Drahošanka', 'Drahosanka', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.4577, 18.8183
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '022 01', 'Šopora', 'Sopora', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.4511, 18.7944
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '022 01', 'U Siheľnika', 'U Sihelnika', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.4511, 18.7944
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '022 01', 'Podzávoz', 'Podzavoz', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.4576, 18.7771
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '022 04', 'Husarik', 'Husarik', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.3759, 18.6156
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '022 04', 'Čadca - Kyčerka', 'Cadca - Kycerka', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.3759, 18.6156
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '022 04', 'Krkošky', 'Krkosky', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.3759, 18.6156
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 01', 'Oščadnica', 'Oscadnica', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.4357, 18.8819
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 02', 'Krásno nad Kysucou', 'Krasno nad Kysucou', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.3957, 18.8343
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 03', 'Zborov nad Bystricou', 'Zborov nad Bystricou', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.3797, 18.8866
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 04', 'Radôstka', 'Radostka', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.3192, 18.9395
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 04', 'Klubina', 'Klubina', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.3544, 18.8935
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 04', 'Stará Bystrica', 'Stara Bystrica', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.3474, 18.9491
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 05', 'Nová Bystrica', 'Nova Bystrica', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.345, 19.0145
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 11', 'Zákopčie', 'Zakopcie', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.4073, 18.7318
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 12', 'Svrčinovec', 'Svrcinovec', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.4809, 18.7962
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 13', 'Čierne', 'Cierne', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.4936, 18.8195
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 14', 'Skalité', 'Skalite', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.4966, 18.8971
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 52', 'Olešná', 'Olesna', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.4236, 18.6762
  );
/* INSERT QUERY */
INSERT INTO Location(
  Country, PostalCode, City, CityAlias, 
  County, District, DistrictAlias, 
  Lat, Lon
) 
VALUES 
  (
    'SK', '023 54', 'Turzovka', 'Turzovka', 
    'Žilinský kraj', 'Čadca', 'Cadca', 
    49.4043, 18.6226
  );
