package tn.cni.injez.model;

import com.fasterxml.jackson.annotation.JsonProperty;

public enum Gouvernorat {
	@JsonProperty("أريانة")
	أريانة,
	@JsonProperty("باجة")
	باجة,
	@JsonProperty("بن عروس")
	بن_عروس,
	@JsonProperty("بنزرت")
	بنزرت,
	@JsonProperty("قابس")
	قابس,
	@JsonProperty("قفصة")
	قفصة,
	@JsonProperty("جندوبة")
	جندوبة,
	@JsonProperty("القيروان")
	القيروان,
	@JsonProperty("القصرين")
	القصرين,
	@JsonProperty("قبلي")
	قبلي,
	@JsonProperty("الكاف")
	الكاف,
	@JsonProperty("المهدية")
	المهدية,
	@JsonProperty("منوبة")
	منوبة,
	@JsonProperty("مدنين")
	مدنين,
	@JsonProperty("المنستير")
	المنستير,
	@JsonProperty("نابل")
	نابل,
	@JsonProperty("صفاقس")
	صفاقس,
	@JsonProperty("سيدي بوزيد")
	سيدي_بوزيد,
	@JsonProperty("سليانة")
	سليانة,
	@JsonProperty("سوسة")
	سوسة,
	@JsonProperty("تطاوين")
	تطاوين,
	@JsonProperty("توزر")
	توزر,
	@JsonProperty("تونس")
	تونس,
	@JsonProperty("زغوان")
	زغوان;
	
}
