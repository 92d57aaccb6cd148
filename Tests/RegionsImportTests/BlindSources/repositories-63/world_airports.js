export const airports = [
    { code: 'JFK', city: 'New York', name: 'John F. Kennedy International Airport' },
    { code: 'LHR', city: 'London', name: 'Heathrow Airport' },
    { code: 'DXB', city: 'Dubai', name: 'Dubai International Airport' },
    { code: 'HND', city: 'Tokyo', name: 'Haneda Airport' },
    { code: 'CDG', city: 'Paris', name: 'Charles de Gaulle Airport' },
    { code: 'LAX', city: 'Los Angeles', name: 'Los Angeles International Airport' },
    { code: 'SIN', city: 'Singapore', name: 'Changi Airport' },
    { code: 'AMS', city: 'Amsterdam', name: 'Amsterdam Airport Schiphol' },
    { code: 'FRA', city: 'Frankfurt', name: 'Frankfurt Airport' },
    { code: 'HKG', city: 'Hong Kong', name: 'Hong Kong International Airport' },
    { code: 'DEL', city: 'New Delhi', name: 'Indira Gandhi International Airport' },
    { code: 'BOM', city: 'Mumbai', name: 'Chhatrapati Shivaji Maharaj International Airport' },
    { code: 'SYD', city: 'Sydney', name: 'Sydney Kingsford Smith Airport' },
    { code: 'IST', city: 'Istanbul', name: 'Istanbul Airport' },
    { code: 'YYZ', city: 'Toronto', name: 'Toronto Pearson International Airport' }
];
