package jeffaschenk.commons.standards.statecodes;

import jeffaschenk.commons.standards.CountryCode;

@SuppressWarnings("unused")
public enum StateCodes_TH {
    /**
     * State Code Enumerator
     */
    TH_37("Amnat Charoen","TH-37","province","18402", CountryCode.THAILAND),
    TH_15("Ang Thong","TH-15","province","18403",CountryCode.THAILAND),
    TH_31("Buri Ram","TH-31","province","18421",CountryCode.THAILAND),
    TH_24("Chachoengsao","TH-24","province","18404",CountryCode.THAILAND),
    TH_18("Chai Nat","TH-18","province","18422",CountryCode.THAILAND),
    TH_36("Chaiyaphum","TH-36","province","18393",CountryCode.THAILAND),
    TH_22("Chanthaburi","TH-22","province","18394",CountryCode.THAILAND),
    TH_50("Chiang Mai","TH-50","province","18423",CountryCode.THAILAND),
    TH_57("Chiang Rai","TH-57","province","18395",CountryCode.THAILAND),
    TH_20("Chon Buri","TH-20","province","18424",CountryCode.THAILAND),
    TH_86("Chumphon","TH-86","province","18396",CountryCode.THAILAND),
    TH_46("Kalasin","TH-46","province","18425",CountryCode.THAILAND),
    TH_62("Kamphaeng Phet","TH-62","province","18397",CountryCode.THAILAND),
    TH_71("Kanchanaburi","TH-71","province","18398",CountryCode.THAILAND),
    TH_40("Khon Kaen","TH-40","province","18426",CountryCode.THAILAND),
    TH_81("Krabi","TH-81","province","18399",CountryCode.THAILAND),
    TH_10("Krung Thep Maha Nakhon [Bangkok]","TH-10","metropolitan administration","18427",CountryCode.THAILAND),
    TH_52("Lampang","TH-52","province","18400",CountryCode.THAILAND),
    TH_51("Lamphun","TH-51","province","18401",CountryCode.THAILAND),
    TH_42("Loei","TH-42","province","18366",CountryCode.THAILAND),
    TH_16("Lop Buri","TH-16","province","18405",CountryCode.THAILAND);
}
