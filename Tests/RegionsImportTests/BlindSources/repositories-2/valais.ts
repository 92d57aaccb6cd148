export interface CommuneInfo {
  name: string;
  district: string;
  germanName?: string;
  searchKeywords?: string[];
}

export const VALAIS_DISTRICTS = {
  'CONCHES': 'District de Conches',
  'BRIGUE': 'District de Brigue',
  'SION': 'District de Sion',
};

export const VALAIS_COMMUNES: CommuneInfo[] = [
  { name: 'Goms', district: 'CONCHES', germanName: 'Goms' },
  { name: 'Obergoms', district: 'CONCHES', germanName: 'Obergoms' },
  { name: 'Brig-Glis', district: 'BRIGUE', germanName: 'Brig-Glis', searchKeywords: ['brigue', 'glis'] },
  { name: 'Naters', district: 'BRIGUE', germanName: 'Naters' },
  { name: 'Sion', district: 'SION', germanName: 'Sitten', searchKeywords: ['sitten'] },
  { name: 'Savièse', district: 'SION' },
];
