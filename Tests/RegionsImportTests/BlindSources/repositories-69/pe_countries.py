from django.db import models


class Countries(models.TextChoices):
    Amazonas = 'Amazonas',
    Ancash = 'Áncash',
    Apurimac = 'Apurímac',
    Arequipa = 'Arequipa',
    Ayacucho = 'Ayacucho',
    Cajamarca = 'Cajamarca',
    Callao = 'Callao',
    Cusco = 'Cusco',
    Huancavelica = 'Huancavelica',
    Huanuco = 'Huánuco',
    Ica = 'Ica',
    Junin = 'Junín',
    La_Libertad = 'La Libertad',
    Lambayeque = 'Lambayeque',
    Lima = 'Lima',
    Loreto = 'Loreto',
    Madre_de_Dios = 'Madre de Dios',
    Moquegua = 'Moquegua',
    Pasco = 'Pasco',
    Piura = 'Piura',
    Puno = 'Puno',
    San_Martin = 'San Martín',
    Tacna = 'Tacna',
    Tumbes = 'Tumbes'
    Ucayali= 'Ucayali'
