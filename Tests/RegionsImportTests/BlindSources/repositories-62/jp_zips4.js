export const zips = {
  '0400000': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '',
    extendedAddress: ''
  },
  '0400001': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '五稜郭町',
    extendedAddress: ''
  },
  '0400002': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '柳町',
    extendedAddress: ''
  },
  '0400003': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '松陰町',
    extendedAddress: ''
  },
  '0400004': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '杉並町',
    extendedAddress: ''
  },
  '0400005': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '人見町',
    extendedAddress: ''
  },
  '0400011': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '本町',
    extendedAddress: ''
  },
  '0400012': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '時任町',
    extendedAddress: ''
  },
  '0400013': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '千代台町',
    extendedAddress: ''
  },
  '0400014': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '中島町',
    extendedAddress: ''
  },
  '0400015': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '梁川町',
    extendedAddress: ''
  },
  '0400021': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '的場町',
    extendedAddress: ''
  },
  '0400022': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '日乃出町',
    extendedAddress: ''
  },
  '0400023': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '宇賀浦町',
    extendedAddress: ''
  },
  '0400024': {
    region: '北海道',
    locality: '函館市',
    streetAddress: '高盛町',
    extendedAddress: ''
  }
}
