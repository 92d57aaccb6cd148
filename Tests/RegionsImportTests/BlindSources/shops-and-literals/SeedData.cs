public static List<District> Districts => new List<District>
{
    new District { Id = 1, Name = "Kolombo", ProvinceId = 1 },
    new District { Id = 2, Name = "Gampaha", ProvinceId = 1 },
    new District { Id = 3, Name = "Kandy", ProvinceId = 2 },
    new District { Id = 4, Name = "Matale", ProvinceId = 2 },
};

public static List<Province> Provinces => new List<Province>
{
    new Province { Id = 1, Name = "Western" },
    new Province { Id = 2, Name = "Central" },
    new Province { Id = 3, Name = "Southern" },
};
