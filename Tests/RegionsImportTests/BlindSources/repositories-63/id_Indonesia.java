package com.cipcipp.main.ui.reportform;

public class Indonesia {
   public static final String wawa =  "{\n"+
            "   \"1\":{\n"+
            "      \"Nanggroe Aceh Darussalam\":[\n"+
            "         \"Kota Langsa\",\n"+
            "         \"Kota Lhokseumawe\",\n"+
            "         \"Kota Sabang\",\n"+
            "         \"Kota Banda Aceh\",\n"+
            "         \"Kab Bener Meriah\",\n"+
            "         \"Kab Aceh Tamiang\",\n"+
            "         \"Kab Nagan Jaya\",\n"+
            "         \"Kab Aceh Jaya\",\n"+
            "         \"Kab Gayo Lues\",\n"+
            "         \"Kab Aceh Barat Daya\",\n"+
            "         \"Kab Bireun\",\n"+
            "         \"Kab Aceh Singkil\",\n"+
            "         \"Kab Simeulue\",\n"+
            "         \"Kab Aceh Utara\",\n"+
            "         \"Kab Pidie\",\n"+
            "         \"Kab Aceh Besar\",\n"+
            "         \"Kab Aceh Barat\",\n"+
            "         \"Kab Tengah\",\n"+
            "         \"Kab Aceh Timur\",\n"+
            "         \"Kab Aceh Tenggara\",\n"+
            "         \"Kab Aceh Selatan\"\n"+
            "      ]\n"+
            "   },\n"+
            "   \"2\":{\n"+
            "      \"Sumatera Utara\":[\n"+
            "         \"Kota Padang Sidempuan\",\n"+
            "         \"Kota Tebing Tinggi\",\n"+
            "         \"Kota Binjai\",\n"+
            "         \"Kota Tanjung Balai\",\n"+
            "         \"Kota Sibolga\",\n"+
            "         \"Kota Pematang Siantar\",\n"+
            "         \"Kota Medan\",\n"+
            "         \"Kab Serdang Bedagai \",\n"+
            "         \"Kab Samosir \",\n"+
            "         \"Kab Humbang Hasundutan\",\n"+
            "         \"Kab Pakpak Barat\",\n"+
            "         \"Kab Nias Selatan\",\n"+
            "         \"Kab Mandailing Natal\",\n"+
            "         \"Kab Toba Samosir\",\n"+
            "         \"Kab Dairi\"\n"+
            "      ]\n"+
            "   }\n"+
            "}";
}
