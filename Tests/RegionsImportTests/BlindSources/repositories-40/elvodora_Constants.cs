namespace Elvodora.Fields.CountryRegion.Data
{
    static class Constants
    {
        public const string CountriesJson =
 @"[
    {
      ""Name"": ""Afghanistan"",
      ""Code"": ""AF"",
      ""Regions"": [
        {
          ""Name"": ""Badakhshan"",
          ""Code"": ""BDS""
        },
        {
          ""Name"": ""Badghis"",
          ""Code"": ""BDG""
        },
        {
    ""Name"": ""Baghlan"",
          ""Code"": ""BGL""
        },
        {
    ""Name"": ""Balkh"",
          ""Code"": ""BAL""
        },
        {
    ""Name"": ""Bamyan"",
          ""Code"": ""BAM""
        },
        {
    ""Name"": ""Daykundi"",
          ""Code"": ""DAY""
        },
        {
    ""Name"": ""Farah"",
          ""Code"": ""FRA""
        },
        {
    ""Name"": ""Faryab"",
          ""Code"": ""FYB""
        },
        {
    ""Name"": ""Ghazni"",
          ""Code"": ""GHA""
        },
        {
    ""Name"": ""Ghor"",
          ""Code"": ""GHO""
        },
        {
    ""Name"": ""Helmand"",
          ""Code"": ""HEL""
        },
        {
    ""Name"": ""Herat"",
          ""Code"": ""HER""
        },
        {
    ""Name"": ""Jowzjan"",
          ""Code"": ""JOW""
        },
        {
    ""Name"": ""Kabul"",
          ""Code"": ""KAB""
        },
        {
    ""Name"": ""Kandahar"",
          ""Code"": ""KAN""
        },
        {
    ""Name"": ""Kapisa"",
          ""Code"": ""KAP""
        },
        {
    ""Name"": ""Khost"",
          ""Code"": ""KHO""
        },
        {
    ""Name"": ""Kunar"",
          ""Code"": ""KNR""
        },
        {
    ""Name"": ""Kunduz"",
          ""Code"": ""KDZ""
        },
        {
    ""Name"": ""Laghman"",
          ""Code"": ""LAG""
        },
        {
    ""Name"": ""Logar"",
          ""Code"": ""LOW""
        },
        {
    ""Name"": ""Maidan Wardak"",
          ""Code"": ""WAR""
        },
        {
    ""Name"": ""Nangarhar"",
          ""Code"": ""NAN""
        }
      ]
    }
]";
    }
}
