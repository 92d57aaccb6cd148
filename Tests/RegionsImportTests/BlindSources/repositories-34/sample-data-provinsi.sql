insert into provinsi (id, name, code, created_by, created_at, status_record)
values ('31', 'DKI Jakarta', '31', 'Current User', current_timestamp, 'ACTIVE'),
        ('32', 'Jawa Barat', '32', 'Current User', current_timestamp, 'ACTIVE'),
        ('33','Jawa Tengah', '33', 'Current User', current_timestamp, 'ACTIVE'),
        ('35', 'Jawa Timur', '35', 'Current User', current_timestamp, 'ACTIVE'),
        ('51', 'Bali', '51', 'Current User', current_timestamp, 'ACTIVE');
