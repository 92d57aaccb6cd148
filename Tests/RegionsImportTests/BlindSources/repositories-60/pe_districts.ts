import type { IUbigeo } from '../@types';

const districts: Map<string, IUbigeo> = new Map();

// 01 - Amazonas
// 0101 - Chachapoyas
districts.set('010101', { code: '010101', name: 'Chachapoyas' });
districts.set('010102', { code: '010102', name: 'Asuncion' });
districts.set('010103', { code: '010103', name: 'Balsas' });
districts.set('010104', { code: '010104', name: 'Cheto' });
districts.set('010105', { code: '010105', name: 'Chiliquin' });
districts.set('010106', { code: '010106', name: 'Chuquibamba' });
// 0102 - Bagua
districts.set('010201', { code: '010201', name: 'Bagua' });
districts.set('010202', { code: '010202', name: 'Aramango' });
districts.set('010203', { code: '010203', name: 'Copallin' });
districts.set('010204', { code: '010204', name: 'El Parco' });
districts.set('010205', { code: '010205', name: 'Imaza' });
districts.set('010206', { code: '010206', name: 'La Peca' });
// 0103 - Bongara
districts.set('010301', { code: '010301', name: 'Jumbilla' });
districts.set('010302', { code: '010302', name: 'Chisquilla' });
districts.set('010303', { code: '010303', name: 'Churuja' });
// 0104 - Condorcanqui
districts.set('010401', { code: '010401', name: 'Nieva' });
districts.set('010402', { code: '010402', name: 'El Cenepa' });
districts.set('010403', { code: '010403', name: 'Rio Santiago' });
// 02 - Ancash
// 0201 - Huaraz
districts.set('020101', { code: '020101', name: 'Huaraz' });
districts.set('020102', { code: '020102', name: 'Cochabamba' });
districts.set('020103', { code: '020103', name: 'Colcabamba' });
districts.set('020104', { code: '020104', name: 'Huanchay' });
// 0202 - Aija
districts.set('020201', { code: '020201', name: 'Aija' });
districts.set('020202', { code: '020202', name: 'Coris' });
districts.set('020203', { code: '020203', name: 'Huacllan' });
// 0203 - Antonio Raymondi
districts.set('020301', { code: '020301', name: 'Llamellin' });
districts.set('020302', { code: '020302', name: 'Aczo' });
// 0204 - Asuncion
districts.set('020401', { code: '020401', name: 'Chacas' });
districts.set('020402', { code: '020402', name: 'Acochaca' });

export { districts };
