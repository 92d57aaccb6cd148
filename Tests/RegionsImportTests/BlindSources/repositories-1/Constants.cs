namespace Elv.Fields.Data
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
        }
      ]
    }
]";
    }
}
