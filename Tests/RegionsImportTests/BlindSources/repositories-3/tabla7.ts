export interface Tabla7CodigoCanton {
  codigo: string;
  descripcion: string;
  provincia: string;
  estado: 'ACTIVA' | 'INACTIVA';
}

export const TABLA_7: Tabla7CodigoCanton[] = [
  // =====
  // AZUAY (01)
  { codigo: '0101', descripcion: 'CUENCA', provincia: 'AZUAY', estado: 'ACTIVA' },
  { codigo: '0102', descripcion: 'GIRON', provincia: 'AZUAY', estado: 'ACTIVA' },
  { codigo: '0103', descripcion: 'GUALACEO', provincia: 'AZUAY', estado: 'ACTIVA' },
  { codigo: '0201', descripcion: 'GUARANDA', provincia: 'BOLIVAR', estado: 'ACTIVA' },
  { codigo: '0202', descripcion: 'CHILLANES', provincia: 'BOLIVAR', estado: 'ACTIVA' },
  { codigo: '0301', descripcion: 'AZOGUES', provincia: 'CAÑAR', estado: 'ACTIVA' },
  { codigo: '0302', descripcion: 'BIBLIAN', provincia: 'CAÑAR', estado: 'ACTIVA' },
];
