module.exports = [
    {
        value: "item0",
        label: "77 Москва",
        code: "77",
        children: [
            {
                value: "item0_0",
                label: "Зеленоград"
            },
            {
                value: "item0_1",
                label: "Московский"
            },
            {
                value: "item0_2",
                label: "Щербинка, г"
            }
        ],
        Postcode:[101, 102, 103, 104]
    },
    {
        value: "item1",
        label: "78 Санкт-Петербург",
        code: "78",
        children: [
            {
                value: "item1_0",
                label: "Колпино"
            },
            {
                value: "item1_1",
                label: "Пушкин"
            }
        ],
        Postcode:[190, 191]
    },
    {
        value: "item2",
        label: "01 Адыгея",
        code: "01",
        children: [
            {
                value: "item2_0",
                label: "Майкоп"
            },
            {
                value: "item2_1",
                label: "Адыгейск"
            }
        ],
        Postcode:[385]
    },
    {
        value: "item3",
        label: "02 Башкортостан",
        code: "02",
        children: [
            {
                value: "item3_0",
                label: "Уфа"
            },
            {
                value: "item3_1",
                label: "Стерлитамак"
            },
            {
                value: "item3_2",
                label: "Салават"
            }
        ],
        Postcode:[450, 451, 452, 453]
    },
];
