module.exports ={
    'Alberta':{
        name:'Alberta',
        cities:['Calgary', 'Edmonton', 'Red Deer', 'Strathcona County' ]
    },
    'British_Columbia':{
        name:'British Columbia',
        cities:['Vancouver', 'Surrey', 'Burnaby', 'Richmond' ]
    },
    'Manitoba':{
        name:'Manitoba',
        cities:['Winnipeg', 'Brandon', 'Steinbach', 'Thompson', 'Portage la Prairie' ]
    },
    'New_Brunswick':{
        name:'New Brunswick',
        cities:['Fredericton', 'Miramichi', 'Moncton', 'Saint John']
    },
    'Newfoundland_and_Labrador':{
        name:'Newfoundland and Labrador',
        cities:['St. John\'s', 'Mount Pearl', 'Corner Brook' ]
    },
    'Prince_Edward_Island':{
        name:'Prince Edward Island',
        cities:['Charlottetown', 'Summerside', 'Alberton']
    },
    'Quebec':{
        name:'Quebec',
        cities:['Montreal', 'Québec', 'Sherbrooke']
    },
    'Northwest_Territories':{
        name:'Northwest Territories',
        cities:['Wekweeti', 'Whatì', 'Yellowknife']
    },
    'Nunavut':{
        name:'Nunavut',
        cities:['Arctic Bay', 'Arviat', 'Baker Lake']
    },
    'Yukon':{
        name:'Yukon',
        cities:['Teslin', 'Watson Lake', 'Whitehorse']
    }
}
