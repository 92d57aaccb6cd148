public enum Province {
  [Description("Lima")] Lima = 15,
  [Description("Callao")] Callao = 7,
  [Obsolete("Use Callao instead")] OldCallao = 8,
  [Description("Puno")] Puno = 21,
}
