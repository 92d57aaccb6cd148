-- KOTA DI PROVINSI JAKARTA
insert into district (id, name, code, created_by, created_date, status_record, id_provinsi)
values ('3171', 'KOTA ADM. JAKARTA PUSAT', '3171', 'User', current_timestamp, 'ACTIVE', '31'),
        ('3174', 'KOTA ADM. JAKARTA SELATAN', '3174', 'User', current_timestamp, 'ACTIVE', '31');

-- KOTA DI PROVINSI JAWA TIMUR
insert into district (id, name, code, created_by, created_date, status_record, id_provinsi)
values ('3571', 'KOTA KEDIRI', '3571', 'User', current_timestamp, 'ACTIVE', '35'),
        ('3506', 'KAB. KEDIRI', '3506', 'User', current_timestamp, 'ACTIVE', '35'),
        ('3578', 'KOTA SURABAYA', '3578', 'User', current_timestamp, 'ACTIVE', '35');

-- KOTA DI PROVINSI BALI
INSERT INTO district ( id, name, code, created_by, created_date, status_record, id_provinsi)
VALUES ('5103', 'KAB. BADUNG', '5103', 'User', current_timestamp, 'ACTIVE', '51'),
        ('5171', 'KOTA DENPASAR', '5171', 'User', current_timestamp, 'ACTIVE', '51');
