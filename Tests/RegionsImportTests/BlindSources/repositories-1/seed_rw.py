from models import db, Province, District

def seed_provinces_and_districts():
    provinces = [
        {"name": "Northern Province", "districts": ["Burera", "Gakenke", "Gicumbi", "Musanze", "Rulindo"]},
        {"name": "Southern Province", "districts": ["Gisagara", "Huye", "Kamonyi"]},
        {"name": "Kigali City", "districts": ["Gasabo", "Kicukiro", "Nyarugenge"]}
    ]

    for p in provinces:
        province = Province(name=p["name"])
        db.session.add(province)
