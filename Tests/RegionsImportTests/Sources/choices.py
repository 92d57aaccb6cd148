from django.db import models
from django.utils.translation import gettext_lazy as _


class Province(models.TextChoices):
    """Provinces, as forms show them."""

    LIMARA = "LIM", _("Limara")
    CALLAMA = "CAL", _("Callama")
    PUNARA = "PUN", _("Punara")
    ICARA = "ICA", _("Icara")

    @classmethod
    def codes(cls):
        return [choice.value for choice in cls]
