CREATE TABLE provinces (
    type	VARCHAR(255),
    code	INT,
    name_km	VARCHAR(255),
    name_en	VARCHAR(255)
);

INSERT INTO provinces (type, code, name_km, name_en) VALUES ('ខេត្ត', '21', 'តាកែវ', 'Takeo');
INSERT INTO provinces (type, code, name_km, name_en) VALUES ('ខេត្ត', '22', 'ឧត្ដរមានជ័យ', 'Oddar Meanchey');
INSERT INTO provinces (type, code, name_km, name_en) VALUES ('ខេត្ត', '23', 'កែប', 'Kep');
INSERT INTO provinces (type, code, name_km, name_en) VALUES ('ខេត្ត', '24', 'ប៉ៃលិន', 'Pailin');
INSERT INTO provinces (type, code, name_km, name_en) VALUES ('ខេត្ត', '25', 'ត្បូងឃ្មុំ', 'Tboung Khmum');
