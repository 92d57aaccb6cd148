-- Kepmendagri No 300.2.2-2138 Tahun 2025
CREATE TABLE IF NOT EXISTS wilayah (
  kode varchar(13) NOT NULL,
  nama varchar(100) DEFAULT NULL,
  PRIMARY KEY (kode)
);
INSERT INTO wilayah (kode, nama)
VALUES
('11','Aceh'),
('11.01','Kab. Aceh Selatan'),
('11.01.01','Bakongan'),
('11.01.02','Kluet Utara'),
('11.01.03','Kluet Selatan'),
('11.71','Kota Banda Aceh'),
('11.71.01','Baiturrahman'),
('11.71.02','Kuta Alam'),
('31','DKI Jakarta'),
('31.01','Kab. Adm. Kep. Seribu'),
('31.01.01','Kepulauan Seribu Utara'),
('31.01.02','Kepulauan Seribu Selatan'),
('31.71','Kota Adm. Jakarta Pusat'),
('31.71.01','Gambir'),
('31.71.02','Sawah Besar'),
('31.71.03','Kemayoran'),
('51','Bali'),
('51.03','Kab. Badung'),
('51.03.01','Kuta'),
('51.03.02','Mengwi'),
('51.71','Kota Denpasar');
