export const kommuner: any = {
    'aust-agder': [
        {
            navn: 'Risør',
            nummer: '0901',
        },
        {
            navn: 'Grimstad',
            nummer: '0904',
        },
        {
            navn: 'Arendal',
            nummer: '0906',
        },
        {
            navn: 'Gjerstad',
            nummer: '0911',
        },
        {
            navn: 'Vegårshei',
            nummer: '0912',
        },
        {
            navn: 'Tvedestrand',
            nummer: '0914',
        },
        {
            navn: 'Froland',
            nummer: '0919',
        },
        {
            navn: 'Lillesand',
            nummer: '0926',
        },
        {
            navn: 'Birkenes',
            nummer: '0928',
        },
        {
            navn: 'Åmli',
            nummer: '0929',
        },
        {
            navn: 'Iveland',
            nummer: '0935',
        },
        {
            navn: 'Evje og Hornnes',
            nummer: '0937',
        },
        {
            navn: 'Bygland',
            nummer: '0938',
        },
        {
            navn: 'Valle',
            nummer: '0940',
        },
        {
            navn: 'Bykle',
            nummer: '0941',
        },
    ],
    agder: [
        {
            navn: 'Risør',
            nummer: '0901',
        },
        {
            navn: 'Grimstad',
            nummer: '0904',
        },
        {
            navn: 'Arendal',
            nummer: '0906',
        },
        {
            navn: 'Gjerstad',
            nummer: '0911',
        },
        {
            navn: 'Vegårshei',
            nummer: '0912',
        },
        {
            navn: 'Tvedestrand',
            nummer: '0914',
        },
        {
            navn: 'Froland',
            nummer: '0919',
        },
        {
            navn: 'Lillesand',
            nummer: '0926',
        },
        {
            navn: 'Birkenes',
            nummer: '0928',
        },
    ],
};
