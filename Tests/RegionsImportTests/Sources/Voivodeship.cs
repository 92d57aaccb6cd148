using System.ComponentModel;

namespace Shop.Enums;

public enum Voivodeship
{
    [Description("Dolnośląskie")]
    Dolnoslaskie = 1,

    [Description("Łódzkie")]
    Lodzkie = 2,

    [Description("Śląskie")]
    Slaskie = 4,

    [Description("Świętokrzyskie")]
    Swietokrzyskie = 8
}
