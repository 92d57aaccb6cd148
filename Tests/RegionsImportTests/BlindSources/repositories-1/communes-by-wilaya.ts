export interface Commune {
  code: string;
  name_fr: string;
  name_ar: string;
  wilaya_code: string;
}

export const COMMUNES_BY_WILAYA: { [wilayaCode: string]: Commune[] } = {
  '01': [ // Adrar
    { code: '0101', name_fr: 'Adrar', name_ar: 'ب Adr', wilaya_code: '01' },
    { code: '0102', name_fr: 'Tamest', name_ar: 'ب Tam', wilaya_code: '01' },
    { code: '0103', name_fr: 'Charouine', name_ar: 'ب Cha', wilaya_code: '01' },
    { code: '0104', name_fr: 'Reggane', name_ar: 'ب Reg', wilaya_code: '01' },
  ],
  '02': [ // Chlef
    { code: '0201', name_fr: 'Chlef', name_ar: 'ب Chl', wilaya_code: '02' },
    { code: '0202', name_fr: 'Tenes', name_ar: 'ب Ten', wilaya_code: '02' },
    { code: '0203', name_fr: 'Benairia', name_ar: 'ب Ben', wilaya_code: '02' },
  ],
  '03': [ // Laghouat
    { code: '0301', name_fr: 'Laghouat', name_ar: 'ب Lag', wilaya_code: '03' },
    { code: '0302', name_fr: 'Ksar El Hirane', name_ar: 'ب Ksa', wilaya_code: '03' },
  ],
  '04': [ // Oum El Bouaghi
    { code: '0401', name_fr: 'Oum El Bouaghi', name_ar: 'ب Oum', wilaya_code: '04' },
    { code: '0402', name_fr: 'Ain Beida', name_ar: 'ب Ain', wilaya_code: '04' },
    { code: '0403', name_fr: 'Ainmlila', name_ar: 'ب Ain', wilaya_code: '04' },
  ],
  '05': [ // Batna
    { code: '0501', name_fr: 'Batna', name_ar: 'ب Bat', wilaya_code: '05' },
    { code: '0502', name_fr: 'Ghassira', name_ar: 'ب Gha', wilaya_code: '05' },
    { code: '0503', name_fr: 'Maafa', name_ar: 'ب Maa', wilaya_code: '05' },
    { code: '0504', name_fr: 'Merouana', name_ar: 'ب Mer', wilaya_code: '05' },
  ],
};
