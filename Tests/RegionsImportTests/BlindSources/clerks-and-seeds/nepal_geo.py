# -*- coding: utf-8 -*-
"""Static geography used by the forms app (federal structure of 2015)."""
from collections import OrderedDict

from django.utils.translation import gettext_lazy as _

GENDER_CHOICES = (("M", _("Male")), ("F", _("Female")), ("O", _("Other")))

NEPAL = OrderedDict([
    (3, {
        "name": "Bagmati Province",
        "name_ne": "बागमती प्रदेश",
        "districts": [
            {"name": "Bhaktapur", "name_ne": "भक्तपुर"},
            {"name": "Chitwan", "name_ne": "चितवन"},
            {"name": "Dhading", "name_ne": "धादिङ"},
            {"name": "Kathmandu", "name_ne": "काठमाडौँ"},  # capital
            {"name": "Lalitpur", "name_ne": "ललितपुर"},
        ],
    }),
    (4, {
        "name": "Gandaki Province",
        "name_ne": "गण्डकी प्रदेश",
        "districts": [
            {"name": "Gorkha", "name_ne": "गोरखा"},
            {"name": "Kaski", "name_ne": "कास्की"},
            {"name": "Manang", "name_ne": "मनाङ"},
            {"name": "Mustang", "name_ne": "मुस्ताङ"},
        ],
    }),
    (6, {
        "name": "Karnali Province",
        "name_ne": "कर्णाली प्रदेश",
        "districts": [
            {"name": "Dolpa", "name_ne": "डोल्पा"},
            {"name": "Humla", "name_ne": "हुम्ला"},
            {"name": "Jumla", "name_ne": "जुम्ला"},
        ],
    }),
])


def district_choices(province):
    return [(d["name"], d["name"]) for d in NEPAL[province]["districts"]]
