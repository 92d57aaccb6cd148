public static List<Province> Provinces => new List<Province>
{
    new Province { Id = 1, Name = "Wester" },
    new Province { Id = 2, Name = "Centra" },
    new Province { Id = 3, Name = "Souther" },
};

public static List<District> Districts => new List<District>
{
    new District { Id = 11, Name = "Kolora", ProvinceId = 1 },
    new District { Id = 12, Name = "Gampara", ProvinceId = 1 },
    new District { Id = 13, Name = "Kandara", ProvinceId = 2 },
    new District { Id = 14, Name = "Matala", ProvinceId = 2 },
    new District { Id = 15, Name = "Galora", ProvinceId = 3 },
};
