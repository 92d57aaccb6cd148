export const DISTRICTS = {
  'CONCHES': 'District of Aro',
  'BRIGUE': 'District of Beko',
  'SION': 'District of Cilo',
};

export const COMMUNES: Commune[] = [
  { name: 'Goma', district: 'CONCHES', germanName: 'Gomen' },
  { name: 'Obergoma', district: 'CONCHES', germanName: 'Obergomen' },
  { name: 'Briga-Glis', district: 'BRIGUE', germanName: 'Brigen' },
  { name: 'Nata', district: 'BRIGUE', germanName: 'Naten' },
  { name: 'Siona', district: 'SION', germanName: 'Sitten' },
  { name: 'Savi', district: 'SION' },
];
