const provinces = [
  {
    "0": 1,
    "1": "Antananarivo",
    "id": 1,
    "name": "Antananarivo"
  },
  {
    "0": 2,
    "1": "Antsiranana",
    "id": 2,
    "name": "Antsiranana"
  },
  {
    "0": 3,
    "1": "Fianarantsoa",
    "id": 3,
    "name": "Fianarantsoa"
  }
]

export default provinces