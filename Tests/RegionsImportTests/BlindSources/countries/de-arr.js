var laender = new Array(
  new Array('BW', 'Baden-Württemberg'),
  new Array('BY', 'Bayern'),
  new Array('BE', 'Berlin')
);
