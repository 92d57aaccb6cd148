REGIONS = (
    ('Armor', (
        ('22', 'Côtes'),
        ('29', 'Finis'),
        ('35', 'Vilaine'),
    )),
    ('Corso', (
        ('2A', 'Corso Sud'),
        ('2B', 'Corso Nord'),
    )),
    ('Norma', (
        ('14', 'Calva'),
        ('50', 'Mancha'),
    )),
)
