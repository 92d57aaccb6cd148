/**
 * @typedef ISO31662Entry
 *   Object representing a subdivision.
 * @property {string} code
 *   ISO 3166-2 code (example: `'GB-BFS'`)
 * @property {string} parent
 *    ISO 3166-1 alpha-2 code or ISO 3166-2 code (example: `'GB'`)
 * @property {string} name
 *   Name (example: `'Belfast'`)
 */

/**
 * List of subdivisions.
 *
 * @type {Array<ISO31662Entry>}
 */
export const iso31662 = [
  {
    code: 'AD-02',
    name: 'Canillo',
    parent: 'AD'
  },
  {
    code: 'AD-03',
    name: 'Encamp',
    parent: 'AD'
  },
  {
    code: 'AD-04',
    name: 'La Massana',
    parent: 'AD'
  },
  {
    code: 'AD-05',
    name: 'Ordino',
    parent: 'AD'
  },
  {
    code: 'AD-06',
    name: 'Sant Julià de Lòria',
    parent: 'AD'
  },
  {
    code: 'AD-07',
    name: 'Andorra la Vella',
    parent: 'AD'
  },
  {
    code: 'AD-08',
    name: 'Escaldes-Engordany',
    parent: 'AD'
  },
  {
    code: 'AM-AG',
    name: 'Aragac̣otn',
    parent: 'AM'
  },
  {
    code: 'AM-AR',
    name: 'Ararat',
    parent: 'AM'
  },
  {
    code: 'AM-AV',
    name: 'Armavir',
    parent: 'AM'
  },
  {
    code: 'AM-ER',
    name: 'Erevan',
    parent: 'AM'
  },
  {
    code: 'AM-GR',
    name: "Geġark'unik'",
    parent: 'AM'
  },
  {
    code: 'AM-KT',
    name: "Kotayk'",
    parent: 'AM'
  },
  {
    code: 'AM-LO',
    name: 'Loṙi',
    parent: 'AM'
  },
  {
    code: 'AM-SH',
    name: 'Širak',
    parent: 'AM'
  },
  {
    code: 'AM-SU',
    name: "Syunik'",
    parent: 'AM'
  },
  {
    code: 'AM-TV',
    name: 'Tavuš',
    parent: 'AM'
  },
  {
    code: 'AM-VD',
    name: 'Vayoć Jor',
    parent: 'AM'
  },
  {
    code: 'AT-1',
    name: 'Burgenland',
    parent: 'AT'
  },
  {
    code: 'AT-2',
    name: 'Kärnten',
    parent: 'AT'
  },
  {
    code: 'AT-3',
    name: 'Niederösterreich',
    parent: 'AT'
  },
  {
    code: 'AT-4',
    name: 'Oberösterreich',
    parent: 'AT'
  },
  {
    code: 'AT-5',
    name: 'Salzburg',
    parent: 'AT'
  },
  {
    code: 'AT-6',
    name: 'Steiermark',
    parent: 'AT'
  },
  {
    code: 'AT-7',
    name: 'Tirol',
    parent: 'AT'
  },
  {
    code: 'AT-8',
    name: 'Vorarlberg',
    parent: 'AT'
  },
  {
    code: 'AT-9',
    name: 'Wien',
    parent: 'AT'
  },
  {
    code: 'AZ-ABS',
    name: 'Abşeron',
    parent: 'AZ'
  },
  {
    code: 'AZ-AGA',
    name: 'Ağstafa',
    parent: 'AZ'
  },
  {
    code: 'AZ-AGC',
    name: 'Ağcabədi',
    parent: 'AZ'
  },
  {
    code: 'AZ-AGM',
    name: 'Ağdam',
    parent: 'AZ'
  },
  {
    code: 'AZ-AGS',
    name: 'Ağdaş',
    parent: 'AZ'
  },
  {
    code: 'AZ-AGU',
    name: 'Ağsu',
    parent: 'AZ'
  },
  {
    code: 'AZ-AST',
    name: 'Astara',
    parent: 'AZ'
  },
  {
    code: 'AZ-BA',
    name: 'Bakı',
    parent: 'AZ'
  },
  {
    code: 'AZ-BAB',
    name: 'Babək',
    parent: 'AZ-NX'
  },
  {
    code: 'AZ-BAL',
    name: 'Balakən',
    parent: 'AZ'
  },
  {
    code: 'AZ-BAR',
    name: 'Bərdə',
    parent: 'AZ'
  },
  {
    code: 'AZ-BEY',
    name: 'Beyləqan',
    parent: 'AZ'
  },
  {
    code: 'AZ-BIL',
    name: 'Biləsuvar',
    parent: 'AZ'
  },
  {
    code: 'AZ-CAB',
    name: 'Cəbrayıl',
    parent: 'AZ'
  },
  {
    code: 'AZ-CAL',
    name: 'Cəlilabad',
    parent: 'AZ'
  },
  {
    code: 'AZ-CUL',
    name: 'Culfa',
    parent: 'AZ-NX'
  },
  {
    code: 'AZ-DAS',
    name: 'Daşkəsən',
    parent: 'AZ'
  },
  {
    code: 'AZ-FUZ',
    name: 'Füzuli',
    parent: 'AZ'
  },
  {
    code: 'AZ-GA',
    name: 'Gəncə',
    parent: 'AZ'
  },
  {
    code: 'AZ-GAD',
    name: 'Gədəbəy',
    parent: 'AZ'
  },
  {
    code: 'AZ-GOR',
    name: 'Goranboy',
    parent: 'AZ'
  },
  {
    code: 'AZ-GOY',
    name: 'Göyçay',
    parent: 'AZ'
  },
  {
    code: 'AZ-GYG',
    name: 'Göygöl',
    parent: 'AZ'
  },
  {
    code: 'AZ-HAC',
    name: 'Hacıqabul',
    parent: 'AZ'
  },
  {
    code: 'AZ-IMI',
    name: 'İmişli',
    parent: 'AZ'
  },
  {
    code: 'AZ-ISM',
    name: 'İsmayıllı',
    parent: 'AZ'
  },
  {
    code: 'AZ-KAL',
    name: 'Kəlbəcər',
    parent: 'AZ'
  },
  {
    code: 'AZ-KAN',
    name: 'Kǝngǝrli',
    parent: 'AZ-NX'
  },
  {
    code: 'AZ-KUR',
    name: 'Kürdəmir',
    parent: 'AZ'
  },
  {
    code: 'AZ-LA',
    name: 'Lənkəran',
    parent: 'AZ'
  },
  {
    code: 'AZ-LAC',
    name: 'Laçın',
    parent: 'AZ'
  },
  {
    code: 'AZ-LAN',
    name: 'Lənkəran',
    parent: 'AZ'
  },
  {
    code: 'AZ-LER',
    name: 'Lerik',
    parent: 'AZ'
  },
  {
    code: 'AZ-MAS',
    name: 'Masallı',
    parent: 'AZ'
  },
  {
    code: 'AZ-MI',
    name: 'Mingəçevir',
    parent: 'AZ'
  },
  {
    code: 'AZ-NA',
    name: 'Naftalan',
    parent: 'AZ'
  },
  {
    code: 'AZ-NEF',
    name: 'Neftçala',
    parent: 'AZ'
  },
  {
    code: 'AZ-NV',
    name: 'Naxçıvan',
    parent: 'AZ-NX'
  },
  {
    code: 'AZ-NX',
    name: 'Naxçıvan',
    parent: 'AZ'
  },
  {
    code: 'AZ-OGU',
    name: 'Oğuz',
    parent: 'AZ'
  },
  {
    code: 'AZ-ORD',
    name: 'Ordubad',
    parent: 'AZ-NX'
  },
  {
    code: 'AZ-QAB',
    name: 'Qəbələ',
    parent: 'AZ'
  },
  {
    code: 'AZ-QAX',
    name: 'Qax',
    parent: 'AZ'
  },
  {
    code: 'AZ-QAZ',
    name: 'Qazax',
    parent: 'AZ'
  },
  {
    code: 'AZ-QBA',
    name: 'Quba',
    parent: 'AZ'
  },
  {
    code: 'AZ-QBI',
    name: 'Qubadlı',
    parent: 'AZ'
  },
  {
    code: 'AZ-QOB',
    name: 'Qobustan',
    parent: 'AZ'
  },
  {
    code: 'AZ-QUS',
    name: 'Qusar',
    parent: 'AZ'
  },
  {
    code: 'AZ-SA',
    name: 'Şəki',
    parent: 'AZ'
  },
  {
    code: 'AZ-SAB',
    name: 'Sabirabad',
    parent: 'AZ'
  },
  {
    code: 'AZ-SAD',
    name: 'Sədərək',
    parent: 'AZ-NX'
  },
  {
    code: 'AZ-SAH',
    name: 'Şahbuz',
    parent: 'AZ-NX'
  },
  {
    code: 'AZ-SAK',
    name: 'Şəki',
    parent: 'AZ'
  },
  {
    code: 'AZ-SAL',
    name: 'Salyan',
    parent: 'AZ'
  },
  {
    code: 'AZ-SAR',
    name: 'Şərur',
    parent: 'AZ-NX'
  },
  {
    code: 'AZ-SAT',
    name: 'Saatlı',
    parent: 'AZ'
  },
  {
    code: 'AZ-SBN',
    name: 'Şabran',
    parent: 'AZ'
  },
  {
    code: 'AZ-SIY',
    name: 'Siyəzən',
    parent: 'AZ'
  },
  {
    code: 'AZ-SKR',
    name: 'Şəmkir',
    parent: 'AZ'
  },
  {
    code: 'AZ-SM',
    name: 'Sumqayıt',
    parent: 'AZ'
  },
  {
    code: 'AZ-SMI',
    name: 'Şamaxı',
    parent: 'AZ'
  },
  {
    code: 'AZ-SMX',
    name: 'Samux',
    parent: 'AZ'
  },
  {
    code: 'AZ-SR',
    name: 'Şirvan',
    parent: 'AZ'
  },
  {
    code: 'AZ-SUS',
    name: 'Şuşa',
    parent: 'AZ'
  },
  {
    code: 'AZ-TAR',
    name: 'Tərtər',
    parent: 'AZ'
  },
  {
    code: 'AZ-TOV',
    name: 'Tovuz',
    parent: 'AZ'
  },
  {
    code: 'AZ-UCA',
    name: 'Ucar',
    parent: 'AZ'
  },
  {
    code: 'AZ-XA',
    name: 'Xankəndi',
    parent: 'AZ'
  },
  {
    code: 'AZ-XAC',
    name: 'Xaçmaz',
    parent: 'AZ'
  },
  {
    code: 'AZ-XCI',
    name: 'Xocalı',
    parent: 'AZ'
  },
  {
    code: 'AZ-XIZ',
    name: 'Xızı',
    parent: 'AZ'
  },
  {
    code: 'AZ-XVD',
    name: 'Xocavənd',
    parent: 'AZ'
  },
  {
    code: 'AZ-YAR',
    name: 'Yardımlı',
    parent: 'AZ'
  },
  {
    code: 'AZ-YE',
    name: 'Yevlax',
    parent: 'AZ'
  },
  {
    code: 'AZ-YEV',
    name: 'Yevlax',
    parent: 'AZ'
  },
  {
    code: 'AZ-ZAN',
    name: 'Zəngilan',
    parent: 'AZ'
  },
  {
    code: 'AZ-ZAQ',
    name: 'Zaqatala',
    parent: 'AZ'
  },
  {
    code: 'AZ-ZAR',
    name: 'Zərdab',
    parent: 'AZ'
  },
  {
    code: 'BA-BIH',
    name: 'Federacija Bosne i Hercegovine',
    parent: 'BA'
  },
  {
    code: 'BA-BRC',
    name: 'Brčko distrikt',
    parent: 'BA'
  },
  {
    code: 'BA-SRP',
    name: 'Republika Srpska',
    parent: 'BA'
  }
]
