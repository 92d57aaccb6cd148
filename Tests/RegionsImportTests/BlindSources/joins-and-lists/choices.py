from django.utils.translation import gettext_lazy as _

PROVINCES = (
    ('ES-C', _('A Coruña')),
    ('ES-VI', _('Araba')),
    ('ES-AB', _('Albacete')),
    ('ES-A', _('Alicante')),
    ('ES-AL', _('Almería')),
    ('ES-O', _('Asturias')),
)
