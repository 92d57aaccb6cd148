regions = [{ id: '000', code: '01.', name: 'Tango' }, { id: '001', code: '03.', name: 'Fesme' },
 { id: '002', code: '04.', name: 'Rabo' }]

provinces = [{ id: '000', code: '03.061.', name: 'Meka' }, { id: '001', code: '03.171.', name: 'Hajo' },
 { id: '002', code: '01.151.', name: 'Chefo' }, { id: '003', code: '04.281.', name: 'Keno' }]
