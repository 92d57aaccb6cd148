STATE_CHOICES = (
  ('acre', 'Acre'),
  ('bahia', 'Bahia'),
  ('ceara', 'Ceará'),
)
