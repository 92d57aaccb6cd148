import { IUbigeo } from '../@types';

const departments: Map<string, IUbigeo> = new Map();

departments.set('01', { code: '01', name: 'Amazonas' });
departments.set('02', { code: '02', name: 'Ancash' });
departments.set('07', { code: '07', name: 'Cusco' });
departments.set('24', { code: '24', name: 'Callao' });

export { departments };
