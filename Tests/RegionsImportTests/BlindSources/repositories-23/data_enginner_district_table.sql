create table district_table
(
    kode_kab  text null,
    kode_prov text null,
    nama_kab  text null
);

INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3204', '32', 'Kabupaten Bandung');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3217', '32', 'Kabupaten Bandung Barat');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3216', '32', 'Kabupaten Bekasi');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3201', '32', 'Kabupaten Bogor');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3207', '32', 'Kabupaten Ciamis');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3203', '32', 'Kabupaten Cianjur');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3209', '32', 'Kabupaten Cirebon');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3205', '32', 'Kabupaten Garut');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3212', '32', 'Kabupaten Indramayu');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3215', '32', 'Kabupaten Karawang');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3208', '32', 'Kabupaten Kuningan');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3210', '32', 'Kabupaten Majalengka');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3218', '32', 'Kabupaten Pangandaran');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3214', '32', 'Kabupaten Purwakarta');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3213', '32', 'Kabupaten Subang');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3202', '32', 'Kabupaten Sukabumi');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3211', '32', 'Kabupaten Sumedang');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3206', '32', 'Kabupaten Tasikmalaya');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3273', '32', 'Kota Bandung');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3279', '32', 'Kota Banjar');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3275', '32', 'Kota Bekasi');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3271', '32', 'Kota Bogor');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3277', '32', 'Kota Cimahi');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3274', '32', 'Kota Cirebon');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3276', '32', 'Kota Depok');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3272', '32', 'Kota Sukabumi');
INSERT INTO data_enginner.district_table (kode_kab, kode_prov, nama_kab) VALUES ('3278', '32', 'Kota Tasikmalaya');
