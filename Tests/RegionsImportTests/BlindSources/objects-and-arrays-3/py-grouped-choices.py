CHOICES = (
  ('Acre', (('xap', 'Xapuri'), ('fei', 'Feijó'))),
  ('Bahia', (('ilh', 'Ilhéus'), ('jeq', 'Jequié'), ('sal', 'Salvador'))),
)
