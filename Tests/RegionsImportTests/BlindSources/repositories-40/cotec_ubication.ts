/**
 * export the information of the canton, districts and provinces in Costa Rica
 */
export const ubicaciones: any = {
    displayName: 'Costa Rica',
    provincias: [
        {
            displayName: 'San José',
            cantones: [
                {
                    displayName: 'San José',
                    distritos: [
                        { displayName: 'Carmen' },
                        { displayName: 'Merced' },
                        { displayName: 'Hospital' },
                        { displayName: 'Catedral' },
                        { displayName: 'Zapote' },
                        { displayName: 'San Fco. de Dos Ríos' },
                        { displayName: 'Uruca' },
                        { displayName: 'Mata Redonda' },
                        { displayName: 'Pavas' },
                        { displayName: 'Hatillo' }, { displayName: 'San Sebastián' }
                    ]
                },
                {
                    displayName: 'Escazú',
                    distritos: [
                        { displayName: 'Escazú' }, { displayName: 'San Antonio' }, { displayName: 'San Rafael' }
                    ]
                },
                {
                    displayName: 'Desamparados',
                    distritos: [
                        { displayName: 'Desamparados' },
                        { displayName: 'San Miguel' },
                        { displayName: 'San Juan de Dios' },
                        { displayName: 'San Rafael Arriba' },
                        { displayName: 'San Antonio' },
                        { displayName: 'Frailes' },
                        { displayName: 'Patarrá' },
                        { displayName: 'San Cristóbal' },
                        { displayName: 'Rosario' },
                        { displayName: 'Damas' },
                        { displayName: 'San Rafael Abajo' },
                        { displayName: 'Gravilias' }, { displayName: 'Los Guido' }
                    ]
                }
            ]
        }
    ]
};
