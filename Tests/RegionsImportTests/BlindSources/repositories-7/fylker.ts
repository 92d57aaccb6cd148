export const FYLKER = [
    'Finnmark',
    'Oslo',
    'Rogaland',
    'Svalbard',
    'Vestfold',
];

export const FYLKER_OG_FYLKENUMMER = [
    {
        navn: 'Vestfold',
        fylkesnummer: '39',
    },
    {
        navn: 'Finnmark',
        fylkesnummer: '56',
    },
    {
        navn: 'Oslo',
        fylkesnummer: '03',
    },
    {
        navn: 'Rogaland',
        fylkesnummer: '11',
    },
];

export const ALLE_FYLKER_OG_KOMMUMER = [
    {
        navn: 'Oslo',
        fylkesnummer: '03',
        kommuner: [
            {
                kommunenummer: '0301',
                navn: 'Oslo',
            },
        ],
    },
    {
        navn: 'Rogaland',
        fylkesnummer: '11',
        kommuner: [
            {
                kommunenummer: '1101',
                navn: 'Eigersund',
            },
            {
                kommunenummer: '1103',
                navn: 'Stavanger',
            },
            {
                kommunenummer: '1106',
                navn: 'Haugesund',
            },
            {
                kommunenummer: '1108',
                navn: 'Sandnes',
            },
            {
                kommunenummer: '1111',
                navn: 'Sokndal',
            },
            {
                kommunenummer: '1112',
                navn: 'Lund',
            },
            {
                kommunenummer: '1114',
                navn: 'Bjerkreim',
            },
            {
                kommunenummer: '1119',
                navn: 'Hå',
            },
            {
                kommunenummer: '1120',
                navn: 'Klepp',
            },
            {
                kommunenummer: '1121',
                navn: 'Time',
            },
            {
                kommunenummer: '1122',
                navn: 'Gjesdal',
            },
            {
                kommunenummer: '1124',
                navn: 'Sola',
            },
            {
                kommunenummer: '1127',
                navn: 'Randaberg',
            },
            {
                kommunenummer: '1130',
                navn: 'Strand',
            },
            {
                kommunenummer: '1133',
                navn: 'Hjelmeland',
            },
            {
                kommunenummer: '1134',
                navn: 'Suldal',
            },
            {
                kommunenummer: '1135',
                navn: 'Sauda',
            },
            {
                kommunenummer: '1144',
                navn: 'Kvitsøy',
            },
            {
                kommunenummer: '1145',
                navn: 'Bokn',
            },
            {
                kommunenummer: '1146',
                navn: 'Tysvær',
            },
            {
                kommunenummer: '1149',
                navn: 'Karmøy',
            },
            {
                kommunenummer: '1151',
                navn: 'Utsira',
            },
            {
                kommunenummer: '1160',
                navn: 'Vindafjord',
            },
        ],
    },
    {
        navn: 'Vestfold',
        fylkesnummer: '39',
        kommuner: [
            {
                kommunenummer: '3901',
                navn: 'Horten',
            },
            {
                kommunenummer: '3903',
                navn: 'Holmestrand',
            },
            {
                kommunenummer: '3905',
                navn: 'Tønsberg',
            },
            {
                kommunenummer: '3907',
                navn: 'Sandefjord',
            },
            {
                kommunenummer: '3909',
                navn: 'Larvik',
            },
            {
                kommunenummer: '3911',
                navn: 'Færder',
            },
        ],
    },
    {
        navn: 'Finnmark',
        fylkesnummer: '56',
        kommuner: [
            {
                kommunenummer: '5601',
                navn: 'Alta',
            },
            {
                kommunenummer: '5603',
                navn: 'Hammerfest',
            },
            {
                kommunenummer: '5605',
                navn: 'Sør-Varanger',
            },
            {
                kommunenummer: '5607',
                navn: 'Vadsø',
            },
            {
                kommunenummer: '5610',
                navn: 'Karasjok',
            },
            {
                kommunenummer: '5612',
                navn: 'Kautokeino',
            },
            {
                kommunenummer: '5614',
                navn: 'Loppa',
            },
            {
                kommunenummer: '5616',
                navn: 'Hasvik',
            },
            {
                kommunenummer: '5618',
                navn: 'Måsøy',
            },
            {
                kommunenummer: '5620',
                navn: 'Nordkapp',
            },
            {
                kommunenummer: '5622',
                navn: 'Porsanger',
            },
            {
                kommunenummer: '5624',
                navn: 'Lebesby',
            },
            {
                kommunenummer: '5626',
                navn: 'Gamvik',
            },
            {
                kommunenummer: '5628',
                navn: 'Tana',
            },
            {
                kommunenummer: '5630',
                navn: 'Berlevåg',
            },
            {
                kommunenummer: '5632',
                navn: 'Båtsfjord',
            },
            {
                kommunenummer: '5634',
                navn: 'Vardø',
            },
            {
                kommunenummer: '5636',
                navn: 'Nesseby',
            },
        ],
    },
];
