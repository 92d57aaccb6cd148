using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading.Tasks;

namespace CMS.Utitlities.StaticData
{
    public static class City
    {

       public static Dictionary<string, List<string>> cities = new Dictionary<string, List<string>>()
    {
    { "Cairo", new List<string>() { "Nasr City", "Heliopolis", "Maadi", "Shubra", "Zamalek", "New Cairo", "Downtown", "Garden City" } },
    { "Giza", new List<string>() { "6th of October", "Sheikh Zayed", "Dokki", "Mohandeseen", "Faisal", "Imbaba", "Haram" } },
    { "Alexandria", new List<string>() { "Montazah", "Smouha", "Gleem", "Sidi Gaber", "Stanley", "Mansheya", "Bacos", "El Max" } },
    { "Aswan", new List<string>() { "Aswan City", "Edfu", "Kom Ombo", "Daraw", "Abu Simbel" } },
    { "Luxor", new List<string>() { "Luxor City", "Esna", "Armant", "El-Tod" } },
    { "Port Said", new List<string>() { "Port Said City", "Mubarak District", "East Port Said" } },
    { "Ismailia", new List<string>() { "Ismailia City", "Abu Sultan", "Fayed", "El Qantara" } },
    { "Suez", new List<string>() { "Suez City", "Ain Sokhna", "Attaka", "Arbaeen" } },
    { "Fayoum", new List<string>() { "Fayoum City", "Ibshaway", "Tamiya", "Sinnuris", "Etsa", "New Fayoum" } }
    };
    }
}
