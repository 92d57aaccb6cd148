export const provinceData = {
    'Eastern Province': {
      districts: {
        'Rwamagana': ['Fumbwe', 'Gahengeri', 'Rwamagana'],
        'Nyagatare': ['Gatunda', 'Karangazi']
      }
    },
    'Kigali': {
      districts: {
        'Gasabo': ['Bumbogo', 'Gatsata'],
        'Kicukiro': ['Gahanga']
      }
    }
};
