package models;

public class ProvincesDistrictsGnDivisions {

    public String[] Provinces = {
            "Western",
            "Central",
            "Southern",
            "Eastern",
            "Northern",
            "North Central",
            "North Western",
            "Uva"
    };

    public String[] WesternProvince = {"Colombo", "Kaluthara", "Gampaha"};
    public String[] CentralProvince = {"Kandy", "Matale", "Nuwara-Eliya"};
    public String[] SouthernProvince = {"Galle", "Hambantota", "Matara"};
    public String[] EasternProvince = {"Ampara", "Batticaloa", "Trincomalee"};
    public String[] NorthernProvince = {"Jaffna", "Kilinochchi", "Mannar", "Mullativu", "Vavuniya", "Alambil"};
    public String[] NorthCentralProvince = {"Anuradhapura", "Polonnaruwa"};
    public String[] NorthWesternProvince = {"Kurunagala", "Puttalam"};
    public String[] UvaProvince = {"Badulla", "Monaragala"};

    public String[] Kurunagala={"Hadirawalana Ihala",
            "Hadirawalana Pahala",
            "Thalatuwa",
            "Wellawa",
            "Dematagolla",
            "Rikillagamuwa",
            "Budanapitiya",
            "Waraddana",
            "Rangama",
            "Pahala Waraddana",
            "Wehera East",
            "Wehera West",
            "Henemulla",
            "Malkaduwawa",
            "Malkaduwawa South",
            "Malkaduwawa North",
            "Kurunegala Nagaraya North",
            "Kurunegala Nagaraya Isana",
            "Kurunegala Nagaraya East",
            "Kurunegala Nagaraya South",
            "Udawalpota"
    };

}
