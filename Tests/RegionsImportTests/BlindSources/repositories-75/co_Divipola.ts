export const departamentos = [{cod: '91', nom: 'AMAZONAS', indice: 0}, {cod: '05', nom: 'ANTIOQUIA', indice: 1}];

export const  municipios =[[{cod: '91263', nom: 'EL ENCANTO'},{cod: '91405', nom: 'LA CHORRERA'},{cod: '91407', nom: 'LA PEDRERA'},{cod: '91430', nom: 'LA VICTORIA'},
  {cod: '91001', nom: 'LETICIA'}, {cod: '91460', nom: 'MIRITI - PARANA'}, {cod: '91530', nom: 'PUERTO ALEGRIA'}, {cod: '91536', nom: 'PUERTO ARICA'},
  {cod: '91540', nom: 'PUERTO NARIÑO'}, {cod: '91669', nom: 'PUERTO SANTANDER'}, {cod: '91798', nom: 'TARAPACA'}
],
  [{cod: '05002', nom: 'ABEJORRAL'}, {cod: '05004', nom: 'ABRIAQUI'}, {cod: '05021', nom: 'ALEJANDR�?A'}, {cod: '05030', nom: 'AMAG�?'}]];
