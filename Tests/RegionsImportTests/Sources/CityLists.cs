namespace Api.Consts;

public static class CityLists
{
    public static readonly Dictionary<string, List<string>> Provinces = new()
    {
        { "Alta", new List<string> { "Arda", "Brina" } },
        { "Bassa", new List<string>() { "Cima", "Dosso", "Erba" } },
        { "Collina", new List<string>() { "Fonte" } }
    };
}
