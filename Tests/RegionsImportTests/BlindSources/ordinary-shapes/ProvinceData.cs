using System.Collections.Generic;

namespace Webshop.Data.Seed
{
    public static class ProvinceData
    {
        // CBS codes
        public static readonly List<Province> All = new List<Province>
        {
            new Province
            {
                Id = 22,
                Name = "Drenthe",
                Municipalities = new List<Municipality>
                {
                    new Municipality { Id = 106, Name = "Assen", ProvinceId = 22 },
                    new Municipality { Id = 114, Name = "Emmen", ProvinceId = 22 },
                    new Municipality { Id = 118, Name = "Hoogeveen", ProvinceId = 22 },
                    new Municipality { Id = 119, Name = "Meppel", ProvinceId = 22 },
                }
            },
            new Province
            {
                Id = 24,
                Name = "Flevoland",
                Municipalities = new List<Municipality>
                {
                    new Municipality { Id = 34, Name = "Almere", ProvinceId = 24 },
                    new Municipality { Id = 303, Name = "Dronten", ProvinceId = 24 },
                    new Municipality { Id = 995, Name = "Lelystad", ProvinceId = 24 },
                    new Municipality { Id = 184, Name = "Urk", ProvinceId = 24 },
                }
            },
            new Province
            {
                Id = 31,
                Name = "Limburg",
                Municipalities = new List<Municipality>
                {
                    new Municipality { Id = 917, Name = "Heerlen", ProvinceId = 31 },
                    new Municipality { Id = 935, Name = "Maastricht", ProvinceId = 31 },
                    new Municipality { Id = 957, Name = "Roermond", ProvinceId = 31 },
                    new Municipality { Id = 983, Name = "Venlo", ProvinceId = 31 },
                    new Municipality { Id = 988, Name = "Weert", ProvinceId = 31 },
                }
            },
            new Province
            {
                Id = 29,
                Name = "Zeeland",
                Municipalities = new List<Municipality>
                {
                    new Municipality { Id = 664, Name = "Goes", ProvinceId = 29 },
                    new Municipality { Id = 687, Name = "Middelburg", ProvinceId = 29 },
                    new Municipality { Id = 715, Name = "Terneuzen", ProvinceId = 29 },
                    new Municipality { Id = 718, Name = "Vlissingen", ProvinceId = 29 },
                }
            },
        };
    }
}
