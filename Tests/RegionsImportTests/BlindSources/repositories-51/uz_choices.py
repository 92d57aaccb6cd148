CITY_CHOICES = (
    ('tashkent', 'Tashkent'),
    ('samarkand', 'Samarkand'),
    ('bukhara', 'Bukhara'),
    ('khiva', 'Khiva'),
    ('fergana', 'Fergana'),
    ('namangan', 'Namangan'),
    ('andijan', 'Andijan'),
    ('navoi', 'Navoi'),
    ('nukus', 'Nukus'),
    ('termez', 'Termez'),
    ('urgench', 'Urgench'),
    ('kokand', 'Kokand'),
)


REGION_CHOICES = {
        'tashkent': (
            ('yakkasaray', 'Yakkasaray'),
            ('shaykhontohur', 'Shaykhontohur'),
            ('mirzo ulugbek', 'Mirzo Ulugbek'),
            ('chilonzor', 'Chilonzor'),
            ('yashnabad', 'Yashnabad'),
        ),
        'samarkand': (
            ('samarkand city', 'Samarkand city'),
            ('narpay', 'Narpay'),
            ('urgut', 'Urgut'),
            ('ishtikhan', 'Ishtikhan'),
            ('bulungur', 'Bulungur'),
            ('pakhtachi', 'Pakhtachi'),
            ('kattakurgan', 'Kattakurgan'),
        ),
        'bukhara': (
            ('bukhara city', 'Bukhara city'),
            ('kagan', 'Kagan'),
            ('peshku', 'Peshku'),
            ('romitan', 'Romitan'),
            ('kogon', 'Kogon'),
            ('vobkent', 'Vobkent'),
            ('shofirkon', 'Shofirkon'),
        )
}
