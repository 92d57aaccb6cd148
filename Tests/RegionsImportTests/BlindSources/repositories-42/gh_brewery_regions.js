export const regions = [
    {
        id: 'ahafo',
        name: 'Ahafo Region',
        districts: ['Asunafo North', 'Asunafo South', 'Asutifi North', 'Asutifi South', 'Tano North', 'Tano South']
    },
    {
        id: 'ashanti',
        name: 'Ashanti Region',
        districts: ['Kumasi Metropolitan', 'Asokore Mampong', 'Kwadaso', 'Oforikrom', 'Suame', 'Tafo', 'Asante Akim Central', 'Asante Akim North', 'Asante Akim South', 'Bekwai', 'Obuasi', 'Ejisu']
    },
    {
        id: 'bono',
        name: 'Bono Region',
        districts: ['Sunyani Municipal', 'Sunyani West', 'Berekum East', 'Berekum West', 'Dormaa Central', 'Dormaa East', 'Dormaa West', 'Jaman North', 'Jaman South', 'Wenchi']
    },
    {
        id: 'bono-east',
        name: 'Bono East Region',
        districts: ['Techiman Municipal', 'Techiman North', 'Atebubu-Amantin', 'Kintampo North', 'Kintampo South', 'Nkoranza North', 'Nkoranza South', 'Pru East', 'Pru West', 'Sene East', 'Sene West']
    },
    {
        id: 'central',
        name: 'Central Region',
        districts: ['Cape Coast Metropolitan', 'Effutu Municipal', 'Awutu Senya East', 'Komenda-Edina-Eguafo-Abirem', 'Mfantseman', 'Agona West', 'Assin North', 'Assin South', 'Abura-Asebu-Kwamankese']
    },
    {
        id: 'eastern',
        name: 'Eastern Region',
        districts: ['New Juaben South', 'New Juaben North', 'Akuapim South', 'Akuapim North', 'Nsawam Adoagyiri', 'Suhum', 'Ayensuano', 'West Akim', 'Birim Central', 'Kwahu South']
    },
    {
        id: 'greater-accra',
        name: 'Greater Accra Region',
        districts: ['Accra Metropolitan', 'Tema Metropolitan', 'Adenta Municipal', 'Ga East', 'Ga West', 'Ga South', 'Ga Central', 'La Dade Kotopon', 'Ledzokuku', 'Krowor']
    },
    {
        id: 'western-north',
        name: 'Western North Region',
        districts: ['Sefwi Wiawso', 'Bibiani-Anhwiaso-Bekwai', 'Aowin', 'Suaman', 'Bia East', 'Bia West', 'Juaboso', 'Bodi', 'Akontombra']
    }
];
