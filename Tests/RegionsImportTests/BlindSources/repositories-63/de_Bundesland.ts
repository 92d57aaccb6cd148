export enum Bundesland {
  // Baden-Württemberg
  BADEN_WUERTTEMBERG = 'BW',
  // Bayern
  BAVARIA = 'BY',
  // Berlin
  BERLIN = 'BE',
  // Brandenburg
  BRANDENBURG = 'BB',
  // Bremen
  BREMEN = 'HB',
  // Hamburg
  HAMBURG = 'HH',
  // Hessen
  HESSE = 'HE',
  // Mecklenburg-Vorpommern
  MECKLENBURG_WESTERN_POMERANIA = 'MV',
  // Niedersachsen
  LOWER_SAXONY = 'NI',
  // Nordrhein-Westfalen
  NORTH_RHINE_WESTPHALIA = 'NW',
  // Rheinland-Pfalz
  RHINELAND_PALATINATE = 'RP',
  // Saarland
  SAARLAND = 'SL',
  // Sachsen
  SAXONY = 'SN',
  // Sachsen-Anhalt
  SAXONY_ANHALT = 'ST',
  // Schleswig-Holstein
  SCHLESWIG_HOLSTEIN = 'SH',
  // Thüringen
  THURINGIA = 'TH',
}
