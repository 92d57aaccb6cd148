
package unfpa;

import java.util.Hashtable;

public class StaticCodescsan {

    public static Hashtable ht() {
		Hashtable ht = new Hashtable();

        // COMMUNES HASH TABLES
        // contains a list of vil_code/vil_name for each village in commune.

		// Sourountouna
		Hashtable m174_ht = new Hashtable();
		m174_ht.put("v03304", "Torikan");
		m174_ht.put("v03303", "Tiemekan");
		m174_ht.put("v03296", "Ouotomobougou");
		m174_ht.put("v03288", "Kampagasso");
		m174_ht.put("v03309", "Zanfini-Bougou");
		m174_ht.put("v03287", "Kalanga");
		m174_ht.put("v03308", "Yangolosso");
		m174_ht.put("v03305", "Touba");
		m174_ht.put("v03306", "Wolo");
		m174_ht.put("v03285", "Faguesso");
		m174_ht.put("v03283", "Diaratou");
		m174_ht.put("v03290", "Koro-Mosso-Baliwere");
		m174_ht.put("v03310", "Zangatory");
		m174_ht.put("v03302", "Taourosso");
		m174_ht.put("v03295", "Nkorokan");
		m174_ht.put("v03298", "Siriba");
		m174_ht.put("v03307", "Woniongosso");
		m174_ht.put("v03299", "Sobala");
		m174_ht.put("v03291", "Koromosso");
		m174_ht.put("v03289", "Karikouye Peulh");
		m174_ht.put("v03292", "Nantierkan-Were");
		m174_ht.put("v03293", "Nerekoro");
		m174_ht.put("v03297", "Sinzanasso-Marka");
		m174_ht.put("v03284", "Dielizangasso");
		m174_ht.put("v03282", "Dakadian");
		m174_ht.put("v03281", "Chichianka");
		m174_ht.put("v03286", "Kabaga");
		m174_ht.put("v03300", "Sorontouna-Bambara");
		m174_ht.put("v03294", "Niangosso");
		m174_ht.put("v03301", "Sorontouna-Peulh");
		ht.put("m174", m174_ht); // Sourountouna

		// Siadougou
		Hashtable m161_ht = new Hashtable();
		m161_ht.put("v03048", "Bonzibougou");
		m161_ht.put("v03076", "Pelingana-Kongota");
		m161_ht.put("v03074", "Moribougou");
		m161_ht.put("v03050", "Diebala");
		m161_ht.put("v03078", "Tonina");
		m161_ht.put("v03077", "Siella");
		m161_ht.put("v03067", "Kakoun-Mankoye");
		ht.put("m161", m161_ht); // Siadougou

		return ht;
    }
}
