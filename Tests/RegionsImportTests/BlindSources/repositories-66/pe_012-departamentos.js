module.exports = {
    async up(queryInterface){
        return queryInterface.bulkInsert('Departamentos',[
            {
                id:'01',
                nombre:'Amazonas'
            },
            {
                id: '02',
                nombre: 'Áncash'
            },
            {
                id: '03',
                nombre: 'Apurímac'
            },
            {
                id:'04',
                nombre: 'Arequipa'
            },
            {
                id:'05',
                nombre: 'Ayacucho'
            },
            {
                id:'06',
                nombre: 'Cajamarca'
            },
            {
                id: '07',
                nombre: 'Callao'
            },
            {
                id:'08',
                nombre: 'Cusco'
            },
            {
                id:'09',
                nombre:'Huancavelica'
            },
            {
                id:'10',
                nombre: 'Huánuco'
            },
        ]);
    },
};
