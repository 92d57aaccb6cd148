"""
Algeria geographical data
"""

# Wilayas
WILAYAS = [
  {
    "doctype": "Wilaya",
    "name": "أدرار",
    "wilaya_name": "أدرار",
    "wilaya_code": "01",
    "description": "ولاية أدرار"
  },
  {
    "doctype": "Wilaya",
    "name": "الشلف",
    "wilaya_name": "الشلف",
    "wilaya_code": "02",
    "description": "ولاية الشلف"
  },
  {
    "doctype": "Wilaya",
    "name": "الأغواط",
    "wilaya_name": "الأغواط",
    "wilaya_code": "03",
    "description": "ولاية الأغواط"
  },
  {
    "doctype": "Wilaya",
    "name": "أم البواقي",
    "wilaya_name": "أم البواقي",
    "wilaya_code": "04",
    "description": "ولاية أم البواقي"
  },
  {
    "doctype": "Wilaya",
    "name": "باتنة",
    "wilaya_name": "باتنة",
    "wilaya_code": "05",
    "description": "ولاية باتنة"
  }
]

# Communes
COMMUNES = [
  {
    "doctype": "Commune",
    "name": "Adrar",
    "commune_name": "Adrar",
    "wilaya": "أدرار",
    "wilaya_code": "01"
  },
  {
    "doctype": "Commune",
    "name": "Tamest",
    "commune_name": "Tamest",
    "wilaya": "أدرار",
    "wilaya_code": "01"
  },
  {
    "doctype": "Commune",
    "name": "Charouine",
    "commune_name": "Charouine",
    "wilaya": "أدرار",
    "wilaya_code": "01"
  },
  {
    "doctype": "Commune",
    "name": "Reggane",
    "commune_name": "Reggane",
    "wilaya": "أدرار",
    "wilaya_code": "01"
  },
  {
    "doctype": "Commune",
    "name": "Chlef",
    "commune_name": "Chlef",
    "wilaya": "الشلف",
    "wilaya_code": "02"
  },
  {
    "doctype": "Commune",
    "name": "Tenes",
    "commune_name": "Tenes",
    "wilaya": "الشلف",
    "wilaya_code": "02"
  },
  {
    "doctype": "Commune",
    "name": "Benairia",
    "commune_name": "Benairia",
    "wilaya": "الشلف",
    "wilaya_code": "02"
  },
  {
    "doctype": "Commune",
    "name": "Laghouat",
    "commune_name": "Laghouat",
    "wilaya": "الأغواط",
    "wilaya_code": "03"
  },
  {
    "doctype": "Commune",
    "name": "Ksar El Hirane",
    "commune_name": "Ksar El Hirane",
    "wilaya": "الأغواط",
    "wilaya_code": "03"
  },
  {
    "doctype": "Commune",
    "name": "Oum El Bouaghi",
    "commune_name": "Oum El Bouaghi",
    "wilaya": "أم البواقي",
    "wilaya_code": "04"
  },
  {
    "doctype": "Commune",
    "name": "Ain Beida",
    "commune_name": "Ain Beida",
    "wilaya": "أم البواقي",
    "wilaya_code": "04"
  },
  {
    "doctype": "Commune",
    "name": "Ainmlila",
    "commune_name": "Ainmlila",
    "wilaya": "أم البواقي",
    "wilaya_code": "04"
  },
  {
    "doctype": "Commune",
    "name": "Batna",
    "commune_name": "Batna",
    "wilaya": "باتنة",
    "wilaya_code": "05"
  },
  {
    "doctype": "Commune",
    "name": "Ghassira",
    "commune_name": "Ghassira",
    "wilaya": "باتنة",
    "wilaya_code": "05"
  },
  {
    "doctype": "Commune",
    "name": "Maafa",
    "commune_name": "Maafa",
    "wilaya": "باتنة",
    "wilaya_code": "05"
  },
  {
    "doctype": "Commune",
    "name": "Merouana",
    "commune_name": "Merouana",
    "wilaya": "باتنة",
    "wilaya_code": "05"
  }
]
