import java.util.*;

public class MapTest {
    public static void main(String[] args) {
        Map<String, List<String>> provinces = new HashMap<>();

        List<String> cities1 = new ArrayList<>();
        Collections.addAll(cities1,"甲京市","甲州市","甲苏市");
        provinces.put("甲山省",cities1);

        List<String> cities2 = new ArrayList<>();
        Collections.addAll(cities2,"乙汉市","乙昌市","乙州市");
        provinces.put("乙山省",cities2);
    }
}
