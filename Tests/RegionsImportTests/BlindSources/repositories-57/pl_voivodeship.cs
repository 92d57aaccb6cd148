using System.ComponentModel;

namespace FuelChampion.Library.Enums;

public enum Voivodeship
{
    [Description("Dolnośląskie")]
    Dolnoslaskie = 1,

    [Description("Kujawsko-Pomorskie")]
    KujawskoPomorskie = 2,

    [Description("Lubelskie")]
    Lubelskie = 4,

    [Description("Lubuskie")]
    Lubuskie = 8,

    [Description("Łódzkie")]
    Lodzkie = 16,

    [Description("Małopolskie")]
    Malopolskie = 32,

    [Description("Mazowieckie")]
    Mazowieckie = 64,

    [Description("Opolskie")]
    Opolskie = 128,

    [Description("Podkarpackie")]
    Podkarpackie = 256,

    [Description("Podlaskie")]
    Podlaskie = 512,

    [Description("Pomorskie")]
    Pomorskie = 1024,

    [Description("Śląskie")]
    Slaskie = 2048,

    [Description("Świętokrzyskie")]
    Swietokrzyskie = 4092,

    [Description("Warmińsko-Mazurskie")]
    WarminskoMazurskie = 8184,

    [Description("Wielkopolskie")]
    Wielkopolskie = 16368,

    [Description("Zachodniopomorskie")]
    Zachodniopomorskie = 32736,
}
