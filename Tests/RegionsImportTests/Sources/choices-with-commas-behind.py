from django.db import models

class Countries(models.TextChoices):
    Amazora = 'Amazora',
    Ancasha = 'Áncasha',
    Apurina = 'Apurína',
    La_Lima = 'La Lima'
    Puna= 'Puna'
