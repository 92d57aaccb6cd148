using System.Collections.Generic;

namespace App.Data
{
    public static class Regions
    {
        public static readonly Dictionary<string, List<string>> All = new Dictionary<string, List<string>>
        {
            { "Αττική", new List<string> { "Αθήνα", "Πειραιάς", "Ελευσίνα" } },
            { "Κρήτη", new List<string> { "Ηράκλειο", "Χανιά" } },
            { "Ήπειρος", new List<string> { "Ιωάννινα" } },
        };
    }
}
