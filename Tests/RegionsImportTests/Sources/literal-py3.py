from django.db import models
STATE_CHOICES = [
    ('AL', 'Alabama'),
    ('AK', 'Alaska'),
    ('AZ', _('Arizona')),
    ('AR', 'Arkansas'),
    ('CA', 'California'),
]
