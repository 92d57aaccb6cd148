class CidadesEstados {
  static Map json = {
    "estados": [
      {"sigla": "AC", "nome": "Acra", "cidades": [
        {"cidade": "Bujara", "latitude": -9.81528, "longitude": -67.955},
        {"cidade": "Capixa", "latitude": -10.566, "longitude": -67.686},
        {"cidade": "Jordana", "latitude": -9.1908, "longitude": -71.9503}
      ]}
    ]
  };
}
