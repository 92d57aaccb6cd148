package com.example.kanbagisi;

public class Values {

    public static  String[] bloodGroups = {"Kan Grubu seçiniz \uD83D\uDD3B\n", "A+", "A-", "B+", "B-", "AB+", "AB-", "0+", "0-"};
    public static String cityanddistrict ="[\n" +
            "  {\n" +
            "    \"il\": \"Adana\",\n" +
            "    \"plaka\": 1,\n" +
            "    \"ilceleri\": [\n" +
            "      \"Aladağ\",\n" +
            "      \"Ceyhan\",\n" +
            "      \"Çukurova\",\n" +
            "      \"Feke\",\n" +
            "      \"İmamoğlu\",\n" +
            "      \"Karaisalı\",\n" +
            "      \"Karataş\",\n" +
            "      \"Kozan\",\n" +
            "      \"Pozantı\",\n" +
            "      \"Saimbeyli\",\n" +
            "      \"Sarıçam\",\n" +
            "      \"Seyhan\",\n" +
            "      \"Tufanbeyli\",\n" +
            "      \"Yumurtalık\",\n" +
            "      \"Yüreğir\"\n" +
            "    ]\n" +
            "  },\n" +
            "  {\n" +
            "    \"il\": \"Adıyaman\",\n" +
            "    \"plaka\": 2,\n" +
            "    \"ilceleri\": [\n" +
            "      \"Besni\",\n" +
            "      \"Çelikhan\",\n" +
            "      \"Gerger\",\n" +
            "      \"Gölbaşı\",\n" +
            "      \"Kahta\",\n" +
            "      \"Merkez\",\n" +
            "      \"Samsat\",\n" +
            "      \"Sincik\",\n" +
            "      \"Tut\"\n" +
            "    ]\n" +
            "  }\n" +
            "]";
}
