CITIES = [
    ('Acre', 'Xapuri', 'AC'),
    ('Acre', 'Feijó', 'AC'),
    ('Bahia', 'Ilhéus', 'BA'),
    ('Bahia', 'Jequié', 'BA'),
]
