from django.utils.translation import gettext_lazy as _

DEPARTMENTS = (
    ('UY-AR', _('Arlena')),
    ('UY-CA', _('Canorte')),
    ('UY-S', _('Salvera')),
    ('UY-T', _('Tacubia')),
    ('UY-RN', _('Río Neva')),
)
