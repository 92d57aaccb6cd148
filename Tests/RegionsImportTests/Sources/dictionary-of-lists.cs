namespace App.Data
{
    public static class Regions
    {
        public static readonly Dictionary<string, List<string>> All = new Dictionary<string, List<string>>
        {
            { "Αττίδα", new List<string> { "Αθήνη", "Πειραίας", "Ελευσίς" } },
            { "Κρήτα", new List<string> { "Ηράκλεια", "Χανία" } },
            { "Ήπειρα", new List<string> { "Γιάννενα" } },
        };
    }
}
