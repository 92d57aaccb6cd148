INSERT INTO t_cities (country,region,city)
VALUES
    ('India','Rajasthan','Pali'),
    ('Peru','Lima','Mala'),
    ('Poland','Małopolskie','Kraków'),
    ('Costa Rica','Heredia','San Pablo'),
    ('Poland','Swiętokrzyskie','Starachowice'),
    ('Turkey','Antalya','Manavgat'),
    ('Russian Federation','Ulyanovsk Oblast','Ulyanovsk'),
    ('Ireland','Ulster','Belfast'),
    ('Brazil','Goiás','Águas Lindas de Goiás'),
    ('France','Nord-Pas-de-Calais','Arras');
INSERT INTO t_cities (country,region,city)
VALUES
    ('South Africa','Free State','Phuthaditjhaba'),
    ('Canada','Yukon','Watson Lake'),
    ('Colombia','Guaviare','Calamar'),
    ('Norway','Oslo','Oslo'),
    ('Costa Rica','Guanacaste','Cañas'),
    ('United States','Arkansas','Little Rock'),
    ('China','Dōngběi','Jilin'),
    ('France','Picardie','Abbeville'),
    ('Austria','Lower Austria','Stockerau'),
    ('China','Xīběi','Gansu');
INSERT INTO t_cities (country,region,city)
VALUES
    ('Vietnam','Lâm Đồng','Da Lat'),
    ('Poland','Kujawsko-pomorskie','Toruń'),
    ('Netherlands','Flevoland','Almere'),
    ('Ireland','Munster','Cork'),
    ('Colombia','Atlántico','Soledad'),
    ('Ireland','Leinster','Dublin'),
    ('France','Nord-Pas-de-Calais','Lens'),
    ('Australia','Victoria','Hamilton'),
    ('Poland','Podlaskie','Białystok'),
    ('Brazil','Pernambuco','Camaragibe');
INSERT INTO t_cities (country,region,city)
VALUES
    ('Pakistan','Sindh','Jamshoro'),
    ('Australia','South Australia','Whyalla'),
    ('Chile','O Higgins','Paredones'),
    ('Ukraine','Kyiv oblast','Kyiv'),
    ('South Africa','Gauteng','Johannesburg'),
    ('Turkey','Aydın','Kuşadası'),
    ('Colombia','San Andrés y Providencia','San Andrés'),
    ('Norway','Troms og Finnmark','Hammerfest'),
    ('Ukraine','Kherson oblast','Nova Kakhovka'),
    ('Turkey','Antalya','Antalya');
INSERT INTO t_cities (country,region,city)
VALUES
    ('Poland','Swiętokrzyskie','Starachowice');
