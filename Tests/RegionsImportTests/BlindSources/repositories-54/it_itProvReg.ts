export interface IProvince {
  sigla_prov: string
  provincia: string
  regione: string
}

export const province: IProvince[] = [
  {
    sigla_prov: 'AG',
    provincia: 'Agrigento',
    regione: 'Sicilia'
  },
  {
    sigla_prov: 'AL',
    provincia: 'Alessandria',
    regione: 'Piemonte'
  },
  {
    sigla_prov: 'AN',
    provincia: 'Ancona',
    regione: 'Marche'
  },
  {
    sigla_prov: 'AO',
    provincia: 'Aosta',
    regione: "Valle d'Aosta"
  },
  {
    sigla_prov: 'AQ',
    provincia: "L'Aquila",
    regione: 'Abruzzo'
  },
  {
    sigla_prov: 'AR',
    provincia: 'Arezzo',
    regione: 'Toscana'
  },
  {
    sigla_prov: 'AP',
    provincia: 'Ascoli-Piceno',
    regione: 'Marche'
  },
  {
    sigla_prov: 'AT',
    provincia: 'Asti',
    regione: 'Piemonte'
  },
  {
    sigla_prov: 'AV',
    provincia: 'Avellino',
    regione: 'Campania'
  },
  {
    sigla_prov: 'BA',
    provincia: 'Bari',
    regione: 'Puglia'
  },
  {
    sigla_prov: 'BT',
    provincia: 'Barletta-Andria-Trani',
    regione: 'Puglia'
  },
  {
    sigla_prov: 'BL',
    provincia: 'Belluno',
    regione: 'Veneto'
  },
  {
    sigla_prov: 'BN',
    provincia: 'Benevento',
    regione: 'Campania'
  },
  {
    sigla_prov: 'BG',
    provincia: 'Bergamo',
    regione: 'Lombardia'
  },
  {
    sigla_prov: 'BI',
    provincia: 'Biella',
    regione: 'Piemonte'
  },
  {
    sigla_prov: 'BO',
    provincia: 'Bologna',
    regione: 'Emilia Romagna'
  },
  {
    sigla_prov: 'BZ',
    provincia: 'Bolzano',
    regione: 'Trentino Alto Adige'
  },
  {
    sigla_prov: 'BS',
    provincia: 'Brescia',
    regione: 'Lombardia'
  },
  {
    sigla_prov: 'BR',
    provincia: 'Brindisi',
    regione: 'Puglia'
  },
  {
    sigla_prov: 'CA',
    provincia: 'Cagliari',
    regione: 'Sardegna'
  },
  {
    sigla_prov: 'CL',
    provincia: 'Caltanissetta',
    regione: 'Sicilia'
  },
  {
    sigla_prov: 'CB',
    provincia: 'Campobasso',
    regione: 'Molise'
  }
]
