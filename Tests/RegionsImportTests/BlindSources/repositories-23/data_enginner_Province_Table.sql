create table Province_Table
(
    province_id   text null,
    province_name text null
);

INSERT INTO data_enginner.Province_Table (province_id, province_name) VALUES ('32', 'Jawa Barat');
