from django.db import models

NORTH = 'N'
SOUTH = 'S'
EAST = 'E'
WEST = 'W'

REGION_CHOICES = (
    (NORTH, 'Northern Lunde'),
    (SOUTH, 'Southern Lunde'),
    (EAST, 'Eastern Lunde'),
    (WEST, 'Western Lunde'),
)


class Office(models.Model):
    region = models.CharField(max_length=1, choices=REGION_CHOICES)
