export const DEPARTAMENTS = [
  {
    id_departamento: '1',
    codigo_departamento: '05',
    id_pais: '170',
    nombre: 'ANTIOQUIA'
  },
  {
    id_departamento: '2',
    codigo_departamento: '08',
    id_pais: '170',
    nombre: 'ATLANTICO'
  },
  {
    id_departamento: '3',
    codigo_departamento: '11',
    id_pais: '170',
    nombre: 'BOGOTA'
  },
  {
    id_departamento: '4',
    codigo_departamento: '13',
    id_pais: '170',
    nombre: 'BOLIVAR'
  },
  {
    id_departamento: '5',
    codigo_departamento: '15',
    id_pais: '170',
    nombre: 'BOYACA'
  },
  {
    id_departamento: '6',
    codigo_departamento: '17',
    id_pais: '170',
    nombre: 'CALDAS'
  },
  {
    id_departamento: '7',
    codigo_departamento: '18',
    id_pais: '170',
    nombre: 'CAQUETA'
  },
  {
    id_departamento: '8',
    codigo_departamento: '19',
    id_pais: '170',
    nombre: 'CAUCA'
  },
  {
    id_departamento: '9',
    codigo_departamento: '20',
    id_pais: '170',
    nombre: 'CESAR'
  },
  {
    id_departamento: '10',
    codigo_departamento: '23',
    id_pais: '170',
    nombre: 'CORDOBA'
  },
  {
    id_departamento: '11',
    codigo_departamento: '25',
    id_pais: '170',
    nombre: 'CUNDINAMARCA'
  },
  {
    id_departamento: '12',
    codigo_departamento: '27',
    id_pais: '170',
    nombre: 'CHOCO'
  },
  {
    id_departamento: '13',
    codigo_departamento: '41',
    id_pais: '170',
    nombre: 'HUILA'
  },
  {
    id_departamento: '14',
    codigo_departamento: '44',
    id_pais: '170',
    nombre: 'LA GUAJIRA'
  },
  {
    id_departamento: '15',
    codigo_departamento: '47',
    id_pais: '170',
    nombre: 'MAGDALENA'
  },
  {
    id_departamento: '16',
    codigo_departamento: '50',
    id_pais: '170',
    nombre: 'META'
  },
  {
    id_departamento: '17',
    codigo_departamento: '52',
    id_pais: '170',
    nombre: 'NARIÑO'
  }
]
