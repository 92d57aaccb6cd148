using Sitecore.Globalization;

namespace Sitecore.Support.ExperienceAnalytics.Api.GeoLocationTranslations
{
    [LocalizationTexts(ModuleName = "Sitecore.ExperienceAnalytics.Api")]
    internal static class RegionsV2
    {
        public const string CY_02 = "Limassol";

        public const string SO_BK = "Bakool";

        public const string SO_BN = "Banaadir";

        public const string SO_SH = "Lower Shabeelle";

        public const string SO_JH = "Lower Juba";

        public const string SO_SD = "Middle Shabele";

        public const string SO_WO = "Woqooyi Galbeed";

        public const string SO_GE = "Gedo";

        public const string SO_MU = "Mudug";

        public const string SO_GA = "Galguduud";

        public const string SO_SA = "Sanaag";

        public const string SO_TO = "Togdheer";

        public const string SO_JD = "Middle Juba";

        public const string SO_BR = "Bari";

        public const string SO_HI = "Hiiraan";

        public const string SO_BY = "Bay";

        public const string YE_AB = "Muhafazat Abyan";

        public const string YE_DH = "Dhamār";

        public const string YE_SN = "Sanaa";

        public const string YE_LA = "Laḩij";

        public const string YE_IB = "Ibb";

        public const string YE_HJ = "Ḩajjah";

        public const string YE_SU = "Soqatra";

        public const string YE_AM = "Omran";

        public const string YE_SH = "Shabwah";

        public const string YE_HU = "Al Hudaydah";

        public const string YE_TA = "Ta‘izz";

        public const string YE_HD = "Muhafazat Hadramawt";

        public const string YE_MW = "Al Mahwit";

        public const string YE_DA = "Aḑ Ḑāli‘";

        public const string LY_BU = "Al Butnan";

        public const string LY_JA = "Al Jabal al Akhdar";

        public const string LY_DR = "Darnah";

        public const string LY_BA = "Sha'biyat Banghazi";

        public const string LY_KF = "Al Kufrah";

        public const string LY_MJ = "Al Marj";

        public const string LY_WA = "Al Wahat";
    }
}
