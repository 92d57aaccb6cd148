namespace Api.App.Common.Consts;

public static class ProvincesConsts
{
    public static readonly Dictionary<string, List<string>> Provinces = new()
    {
        { "Dolnośląskie", new List<string> {
            "Bolesławiec",
            "Dzierżoniów",
            "Głogów",
            "Jelenia Góra",
            "Kłodzko",
            "Legnica",
            "Lubin",
            "Świdnica",
            "Wałbrzych",
            "Wrocław",
            "Zgorzelec"
        }},
        { "Kujawsko-Pomorskie", new List<string> {
            "Bydgoszcz",
            "Grudziądz",
            "Inowrocław",
            "Toruń",
            "Włocławek"
        }},
        { "Lubelskie", new List<string> {
            "Biała Podlaska",
            "Chełm",
            "Lublin",
            "Puławy",
            "Zamość"
        }},
        { "Lubuskie", new List<string> {
            "Gorzów Wielkopolski",
            "Nowa Sól",
            "Świebodzin",
            "Zielona Góra",
            "Żagań"
        }},
        { "Łódzkie", new List<string> {
            "Bełchatów",
            "Kutno",
            "Łódź",
            "Pabianice",
            "Piotrków Trybunalski",
            "Sieradz",
            "Skierniewice",
            "Tomaszów Mazowiecki",
            "Zgierz"
        }}
    };
}
