namespace Mapio.Shared.Enums
{
    public enum AdministrativeCodes
    {
        /// <summary>
        /// Riga
        /// </summary>
        LV0010000 = 0,

        /// <summary>
        /// Daugavpils
        /// </summary>
        LV0050000 = 1,

        /// <summary>
        /// Jelgava
        /// </summary>
        LV0090000 = 2,

        /// <summary>
        /// Jekabpils
        /// </summary>
        LV0110000 = 3,

        /// <summary>
        /// Jurmala
        /// </summary>
        LV0130000 = 4,

        /// <summary>
        /// Liepaja
        /// </summary>
        LV0170000 = 5,

        /// <summary>
        /// Rezekne
        /// </summary>
        LV0210000 = 6,

        /// <summary>
        /// Valmiera
        /// </summary>
        LV0250000 = 7,

        /// <summary>
        /// Ventspils
        /// </summary>
        LV0270000 = 8,

        /// <summary>
        /// Aglonas novads
        /// </summary>
        LV0604300 = 9,

        /// <summary>
        /// Aizkraukles novads
        /// </summary>
        LV0320200 = 10,

        /// <summary>
        /// Aizputes novads
        /// </summary>
        LV0640600 = 11,

        /// <summary>
        /// Aknistes novads
        /// </summary>
        LV0560800 = 12,

        /// <summary>
        /// Alojas novads
        /// </summary>
        LV0661000 = 13,

        /// <summary>
        /// Alsungas novads
        /// </summary>
        LV0624200 = 14,

        /// <summary>
        /// Aluksnes novads
        /// </summary>
        LV0360200 = 15,

        /// <summary>
        /// Amatas novads
        /// </summary>
        LV0424701 = 16,

        /// <summary>
        /// Apes novads
        /// </summary>
        LV0360800 = 17,

        /// <summary>
        /// Auces novads
        /// </summary>
        LV0460800 = 18,

        /// <summary>
        /// Adazu novads
        /// </summary>
        LV0804400 = 19
    }
}
