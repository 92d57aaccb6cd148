COMARCAS = (
    ('Soria', (('alm', 'Almazán'), ('agr', 'Ágreda'))),
    ('Huesca', (('jac', 'Jaca'), ('fra', 'Fraga'), ('bin', 'Binéfar'))),
)
