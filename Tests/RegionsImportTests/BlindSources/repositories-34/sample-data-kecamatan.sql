-- KECAMATAN DI KOTA JAKARTA PUSAT, PROVINSI JAKARTA
insert into kecamatan (id, name, code, created_by, created_at, status_record, id_kota)
values ('317103', 'Kemayoran', '317103', 'Current User', current_timestamp, 'ACTIVE', '3171'),
        ('317106', 'Menteng', '317106', 'Current User', current_timestamp, 'ACTIVE', '3171');

-- KECAMATAN DI JAKARTA SELATAN, PROVINSI JAKARTA
insert into kecamatan (id, name, code, created_by, created_at, status_record, id_kota)
values ('317401', 'Tebet', '317401', 'Current User', current_timestamp, 'ACTIVE', '3174'),
        ('317407', 'Kebayoran Baru', '317407', 'Current User', current_timestamp, 'ACTIVE', '3174');

-- KECAMATAN DI KOTA KEDIRI, PROVINSI JAWA TIMUR
insert into kecamatan (id, name, code, created_by, created_at, status_record, id_kota)
values ('357101', 'Mojoroto', '357101', 'Current User', current_timestamp, 'ACTIVE', '3571'),
        ('357102', 'Kota', '357102', 'Current User', current_timestamp, 'ACTIVE', '3571'),
        ('357103', 'Pesantren', '357103', 'Current User', current_timestamp, 'ACTIVE', '3571');

-- KECAMATAN DI KOTA SURABAYA, PROVINSI JAWA TIMUR
insert into kecamatan (id, name, code, created_by, created_at, status_record, id_kota)
values ('357809', 'Sukolilo', '357809', 'Current User', current_timestamp, 'ACTIVE', '3578'),
        ('357826', 'Mulyorejo', '357826', 'Current User', current_timestamp, 'ACTIVE', '3578');

-- KECAMATAN DI KAB BADUNG, PROVINSI BALI
insert into kecamatan (id, name, code, created_by, created_at, status_record, id_kota)
values ('510301', 'Kuta', '510301', 'Current User', current_timestamp, 'ACTIVE', '5103');

-- KECAMATAN DI KOTA DENPASAR, PROVINSI BALI
insert into kecamatan (id, name, code, created_by, created_at, status_record, id_kota)
values ('517101', 'Denpasar Selatan', '517101', 'Current User', current_timestamp, 'ACTIVE', '5171');
