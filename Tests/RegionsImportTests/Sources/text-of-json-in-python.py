import json

DEPARTMENTS = json.loads("""
[
  {"code": "01", "name": "Talmo", "provinces": [
    {"code": "0101", "name": "Ressin"},
    {"code": "0102", "name": "Ostrela"}
  ]},
  {"code": "02", "name": "Sumeria", "provinces": [
    {"code": "0201", "name": "Lagun"},
    {"code": "0202", "name": "Dorro"}
  ]}
]
""")


def department(code):
    return next((d for d in DEPARTMENTS if d["code"] == code), None)
