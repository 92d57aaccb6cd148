package com.example.demo.model;

import lombok.Getter;

import java.util.HashMap;
import java.util.Map;

@Getter
public class Il {
        static Map<String, String> iller  = new HashMap<String, String>() {{
            put("Adana", "Adana");
            put("Adiyaman", "Adıyaman");
            put("Afyonkarahisar", "Afyonkarahisar");
            put("Agri", "Ağrı");
            put("Aksaray", "Aksaray");
            put("Amasya", "Amasya");
            put("Ankara", "Ankara");
            put("Antalya", "Antalya");
            put("Ardahan", "Ardahan");
            put("Artvin", "Artvin");
            put("Aydin", "Aydın");
            put("Balikesir", "Balıkesir");
            put("Bartin", "Bartın");
            put("Batman", "Batman");
            put("Bayburt", "Bayburt");
            put("Bilecik", "Bilecik");
            put("Bingol", "Bingöl");
            put("Bitlis", "Bitlis");
            put("Bolu", "Bolu");
            put("Burdur", "Burdur");
            put("Bursa", "Bursa");
            put("Canakkale", "Çanakkale");
            put("Cankiri", "Çankırı");
            put("Corum", "Çorum");
            put("Denizli", "Denizli");
            put("Diyarbakir", "Diyarbakır");
            put("Duzce", "Düzce");
            put("Edirne", "Edirne");
            put("Elazig", "Elazığ");
            put("Erzincan", "Erzincan");
            put("Erzurum", "Erzurum");
            put("Eskisehir", "Eskişehir");
            put("Gaziantep", "Gaziantep");
            put("Giresun", "Giresun");
            put("Gumushane", "Gümüşhane");
            put("Hakkari", "Hakkari");
            put("Hatay", "Hatay");
            put("Igdir", "Iğdır");
            put("Isparta", "Isparta");
            put("Istanbul", "İstanbul");
            put("Izmir", "İzmir");
        }};
}
