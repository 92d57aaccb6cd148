--
-- GeoNames tables
--

DROP TABLE IF EXISTS countryinfo;
CREATE TABLE countryinfo(
    iso_alpha2           CHAR(2),
    iso_alpha3           CHAR(3),
    iso_numeric          INTEGER,
    fips_code            VARCHAR(3),
    name                 VARCHAR(200),
    capital              VARCHAR(200),
    areainsqkm           DOUBLE PRECISION,
    population           INTEGER,
    continent            VARCHAR(2),
    tld                  VARCHAR(10),
    currencycode         VARCHAR(3),
    currencyname         VARCHAR(20),
    phone                VARCHAR(20),
    postalcode           VARCHAR(100),
    postalcoderegex      VARCHAR(200),
    languages            VARCHAR(200),
    geonameId            INT,
    neighbours           VARCHAR(50),
    equivalent_fips_code VARCHAR(3)
);



DROP TABLE IF EXISTS iso_languagecodes;
CREATE TABLE iso_languagecodes(
    iso_639_3     CHAR(4),
    iso_639_2     VARCHAR(50),
    iso_639_1     VARCHAR(50),
    language_name VARCHAR
);


DROP TABLE IF EXISTS admin1CodesAscii;
CREATE TABLE admin1CodesAscii (
    code       CHAR(20) PRIMARY KEY,
    name       TEXT,
    name_ascii  TEXT,
    geoname_id INT
);

DROP TABLE IF EXISTS admin2CodesAscii;
CREATE TABLE admin2CodesAscii (
    code      CHAR(80) PRIMARY KEY,
    name      TEXT,
    name_ascii TEXT,
    geoname_id INT
);

ALTER TABLE ONLY countryinfo
      ADD CONSTRAINT pk_iso_alpha2 PRIMARY KEY (iso_alpha2);
