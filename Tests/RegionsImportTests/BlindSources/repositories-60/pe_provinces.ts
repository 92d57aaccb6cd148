import type { IUbigeo } from '../@types';

const provinces: Map<string, IUbigeo> = new Map();
// 01 - Amazonas
provinces.set('0101', { code: '0101', name: 'Chachapoyas' });
provinces.set('0102', { code: '0102', name: 'Bagua' });
provinces.set('0103', { code: '0103', name: 'Bongara' });
provinces.set('0104', { code: '0104', name: 'Condorcanqui' });
// 02 - 'Ancash'
provinces.set('0201', { code: '0201', name: 'Huaraz' });
provinces.set('0202', { code: '0202', name: 'Aija' });
provinces.set('0203', { code: '0203', name: 'Antonio Raymondi' });
provinces.set('0204', { code: '0204', name: 'Asuncion' });
// 07 - Cusco
provinces.set('0701', { code: '0701', name: 'Cusco' });
provinces.set('0702', { code: '0702', name: 'Acomayo' });
// 24 - Callao
provinces.set('2401', { code: '2401', name: 'Callao' });

export { provinces };
