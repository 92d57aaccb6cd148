let provinces: [String: [String]] = [
  "Alto": ["Aro", "Bo"],
  "Bajo": ["Campo"],
]
