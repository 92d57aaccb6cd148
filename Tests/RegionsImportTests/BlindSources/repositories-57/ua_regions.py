# -*- encoding: utf-8 -*-
from django.utils.translation import ugettext_lazy as _

#: https://en.wikipedia.org/wiki/Oblasts_of_Ukraine#List_of_regions
UA_REGIONS_CHOICES = (
    ("01", _("Autonomous Republic of Crimea")),
    ("02", _("Cherkasy Oblast")),
    ("03", _("Chernihiv Oblast")),
    ("04", _("Chernivtsi Oblast")),
    ("05", _("Dnipropetrovsk Oblast")),
    ("06", _("Donetsk Oblast")),
    ("07", _("Ivano-Frankivsk Oblast")),
    ("08", _("Kharkiv Oblast")),
    ("09", _("Kherson Oblast")),
    ("10", _("Khmelnytskyi Oblast")),
    ("11", _("Kiev Oblast")),
    ("12", _("Kirovohrad Oblast")),
    ("13", _("Luhansk Oblast")),
    ("14", _("Lviv Oblast")),
    ("15", _("Mykolaiv Oblast")),
    ("16", _("Odessa Oblast")),
    ("17", _("Poltava Oblast")),
    ("18", _("Rivne Oblast")),
    ("19", _("Sumy Oblast")),
    ("20", _("Ternopil Oblast")),
    ("21", _("Vinnytsia Oblast")),
    ("22", _("Volyn Oblast")),
    ("23", _("Zakarpattia Oblast")),
    ("24", _("Zaporizhia Oblast")),
    ("25", _("Zhytomyr Oblast")),
    ("26", _("Kyiv City")),
    ("27", _("Sevastopol City")),
)
