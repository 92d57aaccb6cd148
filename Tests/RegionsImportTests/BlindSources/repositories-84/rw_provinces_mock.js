const provinces  = {
  eastern: {
    name: 'eastern province',
    districts: {
      'bugesera': { name: 'Bugesera' }, 'Gatsibo': { name: 'Gatsibo' },
      'kayonza': { name: 'Kayonza' }, 'Kirehe': {  name: 'Kirehe'  },
      'ngoma': {  name: 'Ngoma'  },  'nyagatare': {  name: 'Nyagatare'  },
      'rwamagana': {  name: 'Rwamagana'  }
    } 
   },
  kigali: { 
    name: 'kigali province',
    districts: {
      'gasabo': {  name: 'Gasabo'  }, 'Kicukiro': {  name: 'Kicukiro'  },
      'nyarugenge': {  name: 'Nyarugenge'  } 
    } 
  },
  northern: { 
    name: 'Northern province',
    districts: {
      'burera': {  name: 'Burera'  },  'gakenke': {  name: 'Gakenke'  },
      'gicumbi': {  name: 'Gicumbi'  },  'musanze': {  name: 'Musanze'  },
      'rulindo': {  name: 'Rulindo'  }
    }
  },
  southern: {
    name: 'southern province',
    districts: {
      'gisagara': {  name: 'Gisagara'  },  'huye': {  name: 'Huye'  },
      'kamonyi': {  name: 'Kamonyi'  },  'muhanga': {  name: 'Muhanga'  },
      'nyamagabe': {  name: 'Nyamagabe'  },  'nyanza': {  name: 'Nyanza'  },
      'nyaruguru': {  name: 'Nyaruguru'  },  'ruhango': {  name: 'Ruhango'  }
    }
  },
  western: {
    name: 'western province',
    districts: {
      'karongi': {  name: 'Karongi'  },  'ngororero': {  name: 'Ngororero'  },
      'nyabihu': {  name: 'Nyabihu'  },  'nyamasheke': {  name: 'Nyamasheke'  },
      'rubavu': {  name: 'Rubavu'  },  'rusizi': {  name: 'Rusizi'  },
      'rutsiro': {  name: 'Rutsiro'  }
    }
  }
}

export {
  provinces,
}