REGIONS = (
    ('Bretagne', (
        ('22', 'Côtes-d\'Armor'),
        ('29', 'Finistère'),
        ('35', 'Ille-et-Vilaine'),
    )),
    ('Corse', (
        ('2A', 'Corse-du-Sud'),
        ('2B', 'Haute-Corse'),
    )),
    ('Normandie', (
        ('14', 'Calvados'),
        ('50', 'Manche'),
    )),
)
