from django.db import migrations
from api.models import District, State

def populate_districts(apps, schema_editor):
    states_and_districts = {
        "Kerala": [ "Alappuzha",
            "Ernakulam",
            "Idukki",
            "Kannur",
            "Kasaragod",
            "Kollam",
            "Kottayam",
            "Kozhikode",
            "Malappuram",
            "Palakkad",
            "Pathanamthitta",
            "Thiruvananthapuram",
            "Thrissur",
            "Wayanad"],
    }
