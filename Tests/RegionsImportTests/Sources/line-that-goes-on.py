country = \
    {"code": "PT", "name": "Portugal", "list": [
    {"code": "PT1", "name": "Norte", "list": [
    {"code": "PT11", "name": "Braga"}, {"code": "PT12", "name": "Porto"}]},
    {"code": "PT2", "name": "Algarve", "list": [
    {"code": "PT21", "name": "Faro"}]}]}
