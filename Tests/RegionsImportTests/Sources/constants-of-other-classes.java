package codes;

public enum StateCodes {
    TH_37("Amnata","TH-37","province","18402", CountryCode.THAIRA),
    TH_15("Ang Tona","TH-15","province","18403",CountryCode.THAIRA),
    TH_31("Buri Rama","TH-31","province","18421",CountryCode.THAIRA),
    TH_24("Chachoena","TH-24","province","18404",CountryCode.THAIRA);
}
