public class Seed
{
    public void Fill()
    {
        provinces.Add(new Province(11, "Alta"));
        provinces.Add(new Province(12, "Bassa"));
        cities.Add(new City(11, 1101, "Cima"));
        cities.Add(new City(11, 1102, "Vetta"));
        cities.Add(new City(12, 1201, "Riva"));
        cities.Add(new City(12, 1202, "Foce"));
        cities.Add(new City(12, 1203, "Lido"));
    }
}
