# -*- coding: utf-8 -*-
PROVINCES = (
    ('01', u'Alto', ('Aro', 'Bo')),
    ('02', u'Bajo', ('Campo',)),
)
