using System.ComponentModel;

namespace Common.Enums;
public enum Region
{
    [Description("Vinnytsia")]
    Vinnytsia,

    [Description("Volyn")]
    Volyn,

    [Description("Dnipro")]
    Dnipro,

    [Description("Donetsk")]
    Donetsk,

    [Description("Zhytomyr")]
    Zhytomyr,

    [Description("Zakarpattia")]
    Zakarpattia,

    [Description("Zaporizhia")]
    Zaporizhia,

    [Description("Ivano-Frankivsk")]
    IvanoFrankivsk,

    [Description("Kyiv")]
    Kyiv,

    [Description("Kirovohrad")]
    Kirovohrad,

    [Description("Lugansk")]
    Lugansk,

    [Description("Lviv")]
    Lviv,

    [Description("Mykolaiv")]
    Mykolaiv,

    [Description("Odesa")]
    Odesa,

    [Description("Poltava")]
    Poltava,

    [Description("Rivne")]
    Rivne,

    [Description("Sumy")]
    Sumy,

    [Description("Ternopil")]
    Ternopil,

    [Description("Kharkiv")]
    Kharkiv,

    [Description("Kherson")]
    Kherson,

    [Description("Khmelnytskyi")]
    Khmelnytskyi,

    [Description("Cherkasy")]
    Cherkasy,

    [Description("Chernivtsi")]
    Chernivtsi,

    [Description("Chernihiv")]
    Chernihiv,

    [Description("Sevastopol")]
    Sevastopol,

    [Description("Kyiv City")]
    KyivCity
}
