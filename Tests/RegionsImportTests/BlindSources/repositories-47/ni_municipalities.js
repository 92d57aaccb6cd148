const managua = [
  {'001': 'Managua'},
  {'002': 'San Rafael Del Sur'},
  {'003': 'Tipitapa'},
  {'004': 'Villa Carlos Fonseca'},
  {'005': 'San Francisco Libre'},
  {'006': 'Mateare'}
];

const leon = [{'281': 'Leon'}];

const chinandega = [
  {'081': 'Chinandega'},
  {'082': 'Corinto'},
  {'083': 'El Realejo'}
];

const chontales = [
  {'121': 'Juigalpa'},
  {'122': 'Acoyapa'},
  {'123': 'Santo Tomás'},
  {'124': 'Villa Sandino'},
  {'125': 'San Pedro de Lóvago'},
  {'126': 'La Libertad'},
  {'127': 'Santo Domingo'},
  {'128': 'Comalapa'},
  {'129': 'San Francisco Cuapa'},
  {'130': 'El Coral'}
];

export const municipalities = [
  ...managua,
  ...leon,
  ...chinandega,
  ...chontales
];
