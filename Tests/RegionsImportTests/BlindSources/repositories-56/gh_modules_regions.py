region = {
    "region__list": (
        ('AR', 'Ashanti Region'),
        ('BR', 'Bono Region'),
        ('BER', 'Bono East Region'),
        ('AHR', 'Ahafo Region'),
        ('CR', 'Central Region'),
        ('ER', 'Eastern Region'),
        ('GAR', 'Greater Accra Region'),
        ('NR', 'Northern Region'),
        ('SVR', 'Savannah Region'),
        ('NER', 'North East'),
        ('UER', 'Upper East'),
        ('UWR', 'Upper West'),
        ('VR', 'Volta Region'),
        ('OR', 'Oti Region'),
        ('WR', 'Western Region'),
        ('WNR', 'Western North')
    ),
}

district__list = {
        "cr__list":(
            ('Abura/Asebu/Kwamankese District','Abura/Asebu/Kwamankese District'),
            ('Agona East District','Agona East District'),
            ('Agona West Municipal','Agona West Municipal')
        ),
        "ner__list": (
            ('Bunkpurugu-Nyankpanduri District',
             'Bunkpurugu-Nyankpanduri District'),
            ('Chereponi District', 'Chereponi District'),
            ('East Mamprusi Municipal Assembly',
             'East Mamprusi Municipal Assembly'),
            ('Mamprugu Moaduri District', 'Mamprugu Moaduri District'),
            ('West Mamprusi Municipal District',
             'West Mamprusi Municipal District'),
            ('Yunyoo-Nasuan District', 'Yunyoo-Nasuan District')
        ),
        'or__list': (
            ('Biakoye District', 'Biakoye District'),
            ('Jasikan District', 'Jasikan District'),
            ('Kadjebi District', 'Kadjebi District'),
            ('Krachi East Municipal', 'Krachi East Municipal'),
            ('Krachi Nchumuru District'),
            ('Krachi West District'),
            ('Krachi North District'),
            ('Nkwanta South Municipal')
        ),
        "wnr__list": (
            ('Aowin Municipal', 'Aowing Municipal'),
            ('Bia West District', 'Bia West District'),
            ('Bia East District', 'Bia East District'),
            ('Bibiani/Anhwiaso/Bekwai Municipal',
             'Bibiani/Anhwiaso/Bekwai Municipal'),
            ('Bodi District', 'Bodi District'),
            ('Juaboso District', 'Juaboso District'),
            ('Sefwi Akontambra District', 'Sefwi Akontombra District'),
            ('Sefwi Wiawso Municipal', 'Sefwi Wiawso Municipal'),
            ('Suaman District', 'Suaman District')
        )
    }
