module.exports={
    async up(queryInterface){
        return queryInterface.bulkInsert('Provincias',[
            {
                id: '0101',
                nombre: 'Chachapoyas',
                departamentoId: '01'
            },
            {
                id:'0102',
                nombre: 'Bagua',
                departamentoId: '01'
            },
            {
                id:'0103',
                nombre: 'Bongará',
                departamentoId: '01'
            },
            {
                id:'0104',
                nombre: 'Condorcanqui',
                departamentoId: '01'
            },
            {
                id:'0105',
                nombre: 'Luya',
                departamentoId: '01'
            },
            {
                id:'0106',
                nombre: 'Rodríguez de Mendoza',
                departamentoId: '01'
            },
            {
                id:'0107',
                nombre: 'Utcubamba',
                departamentoId: '01'
            },
            {
                id:'0201',
                nombre: 'Huaraz',
                departamentoId: '02'
            },  
            {
                id: '0202',
                nombre: 'Aija',
                departamentoId: '02'
            },
            {
                id:'0203',
                nombre: 'Antonio Raymondi',
                departamentoId: '02'
            },
            {
                id:'0204',
                nombre: 'Asunción',
                departamentoId: '02'
            },
            {
                id:'0205',
                nombre: 'Bolognesi',
                departamentoId: '02'
            },
            {
                id:'0206',
                nombre: 'Carhuaz',
                departamentoId: '02'
            },
            {
                id:'0207',
                nombre: 'Carlos Fermín Fitzcarrald',
                departamentoId: '02'
            },
        ]);
    },
};
