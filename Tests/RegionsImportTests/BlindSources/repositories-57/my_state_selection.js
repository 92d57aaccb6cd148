    const stateOption = [
        {
            value: 'Johor',
            label: 'Johor'
        },
        {
            value: 'Kedah',
            label: 'Kedah'
        },
        {
            value: 'Kelantan',
            label: 'Kelantan'
        },
       
        {
            value: 'Malacca',
            label: 'Malacca'
        },
        {
            value: 'Negeri Sembilan',
            label: 'Negeri Sembilan'
        },
        {
            value: 'Pahang',
            label: 'Pahang'
        },
        {
            value: 'Penang',
            label: 'Penang'
        },
        {
            value: 'Perak',
            label: 'Perak'
        },
        {
            value: 'Perlis',
            label: 'Perlis'
        },
       
        {
            value: 'Sabah',
            label: 'Sabah'
        },
        {
            value: 'Sarawak',
            label: 'Sarawak'
        },
        {
            value: 'Selangor',
            label: 'Selangor'
        },
        {
            value: 'Terengganu',
            label: 'Terengganu'
        },
        
        {
            value: 'Wilayah Persekutuan Kuala Lumpur',
            label: 'Wilayah Persekutuan Kuala Lumpur'
        },
        {
            value: 'Wilayah Persekutuan Labuan',
            label: 'Wilayah Persekutuan Labuan'
        },
        {
            value: 'Wilayah Persekutuan Putrajaya',
            label: 'Wilayah Persekutuan Putrajaya'
        },
    ];
