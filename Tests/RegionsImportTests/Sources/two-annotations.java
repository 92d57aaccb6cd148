public enum Province {
    @JsonProperty("lim") @Name("Lima") LIMA,
    @JsonProperty("ica") @Name("Ica") ICA,
    @JsonProperty("pun") @Name("Puno") PUNO,
    @JsonProperty("sam") @Name("San Martín") SAN_MARTIN,
    @JsonProperty("lal") @Name("La Libertad") LA_LIBERTAD,
    @JsonProperty("taq") @Name("Tacna") TACNA
}
