echo = [
  {"id": 1, "name": "Lima"},
  {"id": 2, "name": "Cusca"},
  {"id": 3, "name": "Puna"}
]
print(echo)
