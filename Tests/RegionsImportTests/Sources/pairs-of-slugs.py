PROVINCE_CHOICES = (
    ('soria', 'Soria'),
    ('huesca', 'Huesca'),
    ('teruel', 'Teruel'),
    ('cadiz', 'Cádiz'),
)
