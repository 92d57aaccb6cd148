from django.db import migrations, models


PROVINCES_TOWNS = [
    ("Talmo1", ["Garo1", "Hino1", "Ilo1"]),
    ("Orvel1", ["Kado1", "Lemo1"]),
    ("Berna1", ["Mavo1", "Nuro1", "Olvo1", "Palo1"]),
    ("Talmo2", ["Garo2", "Hino2", "Ilo2"]),
    ("Orvel2", ["Kado2", "Lemo2"]),
    ("Berna2", ["Mavo2", "Nuro2", "Olvo2", "Palo2"]),
    ("Talmo3", ["Garo3", "Hino3", "Ilo3"]),
    ("Orvel3", ["Kado3", "Lemo3"]),
    ("Berna3", ["Mavo3", "Nuro3", "Olvo3", "Palo3"]),
    ("Talmo4", ["Garo4", "Hino4", "Ilo4"]),
    ("Orvel4", ["Kado4", "Lemo4"]),
    ("Berna4", ["Mavo4", "Nuro4", "Olvo4", "Palo4"]),
    ("Talmo5", ["Garo5", "Hino5", "Ilo5"]),
    ("Orvel5", ["Kado5", "Lemo5"]),
    ("Berna5", ["Mavo5", "Nuro5", "Olvo5", "Palo5"]),
    ("Talmo6", ["Garo6", "Hino6", "Ilo6"]),
    ("Orvel6", ["Kado6", "Lemo6"]),
    ("Berna6", ["Mavo6", "Nuro6", "Olvo6", "Palo6"]),
    ("Talmo7", ["Garo7", "Hino7", "Ilo7"]),
    ("Orvel7", ["Kado7", "Lemo7"]),
    ("Berna7", ["Mavo7", "Nuro7", "Olvo7", "Palo7"]),
    ("Talmo8", ["Garo8", "Hino8", "Ilo8"]),
    ("Orvel8", ["Kado8", "Lemo8"]),
    ("Berna8", ["Mavo8", "Nuro8", "Olvo8", "Palo8"]),
]


def seed_provinces(apps, schema_editor):
    Province = apps.get_model("places", "Province")
    for name, towns in PROVINCES_TOWNS:
        Province.objects.create(name=name)


class Migration(migrations.Migration):

    dependencies = [
        ("places", "0001_initial"),
    ]

    operations = [
        migrations.CreateModel(
            name="Province",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True)),
                ("name", models.CharField(max_length=120, unique=True)),
            ],
            options={
                "ordering": ["name"],
            },
        ),
        migrations.RunPython(seed_provinces, migrations.RunPython.noop),
    ]
