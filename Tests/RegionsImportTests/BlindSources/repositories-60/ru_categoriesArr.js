export const categoriesArr = [
    {
        board: 'avito',
        catId: 'id0',
        title: 'Транспорт',
        value: 'transport'
    },
    {
        board: 'avito',
        catId: 'id1',
        title: 'Автомобили',
        value: 'avtomobili'
    },
    {
        board: 'avito',
        catId: 'id2',
        title: 'Недвижимость',
        value: 'nedvizhimost'
    },
    {
        board: 'avito',
        catId: 'id3',
        title: 'Работа',
        value: 'rabota'
    },
    {
        board: 'avito',
        catId: 'id4',
        title: 'Предложения услуг',
        value: 'predlozheniya_uslug'
    },
    {
        board: 'avito',
        catId: 'id5',
        title: 'Животные',
        value: 'zhivotnye'
    },
    {
        board: 'avito',
        catId: 'id6',
        title: 'Готовый бизнес и оборудование',
        value: 'dlya_biznesa'
    },
    {
        board: 'avito',
        catId: 'id7',
        title: 'Запчасти и аксессуары',
        value: 'zapchasti_i_aksessuary'
    },
    {
        board: 'avito',
        catId: 'id8',
        title: 'Прочее',
        value: ''
    },
    {
        board: 'youla',
        catId: 'id0',
        title: 'Спецтехника и мотоциклы',
        value: 'spetstehnika-moto'
    },
    {
        board: 'youla',
        catId: 'id1',
        title: 'Легковые автомобили',
        value: 'auto/s-probegom'
    },
    {
        board: 'youla',
        catId: 'id2',
        title: 'Недвижимость',
        value: 'nedvijimost'
    }
];
