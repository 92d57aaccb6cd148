package a.b;

public class Indonesia {
   public static final String DATA = "{\n"+
            "   \"Aceh\":[\n"+
            "         \"Kota Langsa\",\n"+
            "         \"Kota Sabang\"\n"+
            "   ],\n"+
            "   \"Bali\":[\n"+
            "         \"Kota Denpasar\"\n"+
            "   ]\n"+
            "}";
}
