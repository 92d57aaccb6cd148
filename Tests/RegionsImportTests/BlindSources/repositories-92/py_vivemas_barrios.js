const Barrios = [
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "SAJONIA"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "SAN ANTONIO"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "DR. GASPAR RODRÍGUEZ DE FRANCIA"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "ITA PYTA PUNTA"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "LA ENCARNACIÓN"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "TACUMBU"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "JUKYTY"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "LA CATEDRAL"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "GENERAL JOSÉ EDUVIGIS DÍAZ"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "OBRERO INTENDENTE B. GUGGIARI"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "ROBERTO L. PETIT"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "RICARDO BRUGADA"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "SAN ROQUE"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "TTE. SILVIO PETTIROSSI"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "SAN VICENTE"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "PINOZA"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "VISTA ALEGRE"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "MBURICAO"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "GENERAL BERNARDINO CABALLERO"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "CIUDAD NUEVA"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "LAS MERCEDES"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "BAÑADO CARA CARA"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "JARA"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "MARISCAL FRANCISCO SOLANO LÓPEZ"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "VIRGEN DEL HUERTO"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "BANCO SAN MIGUEL"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "SAN CAYETANO"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "REPUBLICANO"
  },
  {
    "ciudad": "ASUNCIÓN",
    "barrio": "SANTA ANA"
  }
];
