package tn.example;

public enum Governorate {
	@JsonProperty("Ben Arous")
	BEN_AROUS,
	@JsonProperty("Béja")
	BEJA,
	@JsonProperty("Sidi Bouzid")
	SIDI_BOUZID,
	@JsonProperty("Le Kef")
	LE_KEF;
}
