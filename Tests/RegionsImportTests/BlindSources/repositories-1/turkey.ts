export interface City {
    id: string;
    name: string;
    plateCode: string;
}

export const TURKEY_CITIES: City[] = [
    { id: 'city-01', name: 'Adana', plateCode: '01' },
    { id: 'city-02', name: 'Adıyaman', plateCode: '02' },
    { id: 'city-03', name: 'Afyonkarahisar', plateCode: '03' },
    { id: 'city-04', name: 'Ağrı', plateCode: '04' },
];

export const TURKEY_DISTRICTS: District[] = [
    { id: 'district-01-1', name: 'Aladağ', cityId: 'city-01' },
    { id: 'district-01-2', name: 'Ceyhan', cityId: 'city-01' },
    { id: 'district-01-3', name: 'Kozan', cityId: 'city-01' },
    { id: 'district-02-4', name: 'Besni', cityId: 'city-02' },
    { id: 'district-02-5', name: 'Merkez', cityId: 'city-02' },
    { id: 'district-03-6', name: 'Bayat', cityId: 'city-03' },
    { id: 'district-03-7', name: 'Merkez', cityId: 'city-03' },
    { id: 'district-04-8', name: 'Doğubayazıt', cityId: 'city-04' },
    { id: 'district-04-9', name: 'Merkez', cityId: 'city-04' },
];
