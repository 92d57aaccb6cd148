const dados = [
  {"municipio": "Abadia", "uf": "GO", "regiao": "Metropole", "microregiao": "Goia", "location": "-16.75,-49.43"},
  {"municipio": "Trinda", "uf": "GO", "regiao": "Metropole", "microregiao": "Goia", "location": "-16.65,-49.48"},
  {"municipio": "Senada", "uf": "GO", "regiao": "Metropole", "microregiao": "Goia", "location": "-16.70,-49.09"},
  {"municipio": "Rioval", "uf": "GO", "regiao": "Sul", "microregiao": "Sudoeste", "location": "-17.79,-50.91"},
  {"municipio": "Acrena", "uf": "GO", "regiao": "Sul", "microregiao": "Vale do Rio", "location": "-17.39,-50.37"},
  {"municipio": "Jatana", "uf": "GO", "regiao": "Sul", "microregiao": "Sudoeste", "location": "-17.88,-51.71"},
  {"municipio": "Aguada", "uf": "GO", "regiao": "Leste", "microregiao": "Entorno", "location": "-16.2,-48.7"},
  {"municipio": "Adela", "uf": "GO", "regiao": "Centro", "microregiao": "Anicus", "location": "-16.41,-50.16"}
];
