using System.ComponentModel;

namespace InfoShop.Core.Common.Enums
{
    public enum Region
    {
        [Description("Вінницька")] Vinnytsia = 2,
        [Description("Волинська")] Volyn = 3,
        [Description("Дніпропетровска")] Dnipropetrovsk = 4,
        [Description("Донецька")] Donetsk = 5,
        [Description("Житомирська")] Zhytomyr = 6,
        [Description("Закарпатська")] Zakarpattia = 7,
        [Description("Запорізька")] Zaporizhzhia = 8,
        [Description("Івано-Франківська")] IvanoFrankivsk = 9,
        [Description("Київська")] Kyiv = 10,
        [Description("Кіровоградська")] Kirovohrad = 11,
        [Description("Луганська")] Lugansk = 12,
        [Description("Львівська")] Lviv = 13,
        [Description("Миколаївська")] Mykolaiv = 14,
        [Description("Одеська")] Odesa = 15,
        [Description("Полтавська")] Poltava = 16,
        [Description("Рівненська")] Rivne = 17,
        [Description("Сумська")] Sumy = 18,
        [Description("Тернопільська")] Ternopil = 19,
        [Description("Харківська")] Kharkiv = 20,
        [Description("Херсонська")] Kherson = 21,
        [Description("Хмельницька")] Khmelnytsk = 22,
        [Description("Черкаська")] Cherkasy = 23,
        [Description("Чернівецька")] Chernivtsi = 24,
        [Description("Чернігівська")] Chernihiv = 25,
    }
}
