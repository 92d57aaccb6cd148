public enum Province {
    [Description("Lima"), Obsolete("old")] Lima = 15,
    [Description("Ica")] Ica = 11,
    [Description("Puno")] Puno = 21,
    [Description("San Martín")] SanMartin = 22
}
