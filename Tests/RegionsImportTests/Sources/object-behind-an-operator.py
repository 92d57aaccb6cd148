regions = base | \
  {"norte": {"code": "PT1", "towns": [{"code": "PT11", "name": "Braga"}, {"code": "PT12", "name": "Porto"}]},
   "sul": {"code": "PT2", "towns": [{"code": "PT21", "name": "Faro"}, {"code": "PT22", "name": "Lagos"}]}}
